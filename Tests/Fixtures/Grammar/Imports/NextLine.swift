import
  A
import struct
  B.C
import D
  .E.F
import G.
  H
