let a = b ? c : d
let e = f.g ? h() : i[0]
let j = b ? c ? d : e : f
let k = x?.y ?? z ? a! : b
let l = b ?c :d
