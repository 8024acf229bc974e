import Darwin.C.stdlib
