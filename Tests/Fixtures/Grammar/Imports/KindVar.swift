import var Darwin.errno
