let a = f(
  b,
  c: d
    .e(),
  g: [
    .h,
    .i(j),
  ]
)
