let a = "// no comment" // a comment
let b = "/* none */" /* one */
let c = x /* a */ . /* b */ y /* c */ ()
let d = b // x
  .e // y
  .f()
