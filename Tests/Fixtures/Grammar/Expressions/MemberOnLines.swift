let a = x
  .first
  .second()
  .third?
  .fourth
