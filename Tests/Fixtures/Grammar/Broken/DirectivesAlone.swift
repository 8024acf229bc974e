let a = b
#endif
let c = d
#else
