let a = 1
// @generated
