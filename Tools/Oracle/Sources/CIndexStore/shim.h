#pragma once
// The toolchain's own header; `Package.swift` names the folder it stands in.
#include <indexstore/indexstore.h>
