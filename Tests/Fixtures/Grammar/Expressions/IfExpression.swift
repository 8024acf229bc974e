let a = if b { c } else { d }
let e: Kind = if b { .x } else if c { .y } else { .z }
func f() -> Kind { if b { .x } else { .y } }
x.kind = if b { .x } else { .y }
