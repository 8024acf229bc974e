// qatlam:ignore-file a reason
// qatlam:first
import A
// qatlam:ignore shape a reason
struct S {} // qatlam:ignore here
/* qatlam:block one */
/*
 * qatlam:inside block
 */
/// talk about qatlam: is none
let a = "qatlam:not a comment"
