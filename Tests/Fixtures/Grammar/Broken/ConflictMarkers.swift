struct A {
<<<<<<< HEAD
  let b: B
||||||| base
  let c: C
=======
  let d: D
>>>>>>> other
}
let e = f
