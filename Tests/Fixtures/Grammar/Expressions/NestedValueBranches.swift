let a: Kind = if b { if c { .x } else { .y } } else { switch d { case 1: .z; default: .w } }
