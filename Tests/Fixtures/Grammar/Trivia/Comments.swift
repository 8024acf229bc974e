// a comment
/* block /* nested */ still */
/// doc
/** doc block */
let a = 1 // behind
let b /* in */ = /* between */ 2
