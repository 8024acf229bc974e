let a:Int?=1
let b:[Int]=[]
let c:Box<Box<Int>>=x
let d:Box<Int>?=nil
