#if canImport(Glibc)
import CAllocator
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
import MachO
#endif

/// The operating system's files and streams.
///
/// This is the one file that speaks C: every `unsafe` below passes a buffer that outlives the call, or reads
/// memory that the call before it has filled. Paths are bytes, because file names need not be UTF-8.
enum SystemCalls {
  /// The number of the user that runs the program.
  static var userNumber: UInt32 { geteuid() }

  // MARK: Looking

  /// Returns what stands at a path; a symbolic link is followed, or described as such.
  static func status(
    of path: [UInt8],
    followingLinks: Bool = true
  ) throws(SystemFailure) -> FileStatus {
    var record = stat()
    let result =
      followingLinks
      ? unsafe stat(cString(path), &record) : unsafe lstat(cString(path), &record)
    guard result == 0 else { throw lastFailure() }
    return status(record)
  }

  /// Returns a folder's entries, in no order, without `.` and `..`.
  static func contents(
    of folder: [UInt8]
  ) throws(SystemFailure) -> FolderContents {
    guard let stream = unsafe opendir(cString(folder)) else { throw lastFailure() }
    defer { unsafe closedir(stream) }
    let descriptor = unsafe dirfd(stream)
    var record = stat()
    guard unsafe fstat(descriptor, &record) == 0 else { throw lastFailure() }
    var contents = FolderContents(identity: status(record).identity, entries: [])
    errno = 0
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe Array(bytes.prefix { $0 != 0 })
      }
      guard name != [0x2E], name != [0x2E, 0x2E] else { continue }
      var found = FolderContents.Entry(name: name, kind: .other)
      if let kind = kind(ofEntryType: unsafe Int32(entry.pointee.d_type)) {
        found.kind = kind
      } else if unsafe fstatat(descriptor, cString(name), &record, AT_SYMLINK_NOFOLLOW) == 0 {
        // Not every file system tells kinds with names.
        found.kind = status(record).kind
      }
      contents.entries.append(found)
      errno = 0
    }
    guard errno == 0 else { throw lastFailure() }
    return contents
  }

  /// Returns the absolute path without links, or `nil` where there is none.
  static func realPath(of path: [UInt8]) -> [UInt8]? {
    guard let resolved = unsafe realpath(cString(path), nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe Array(UnsafeRawBufferPointer(start: resolved, count: strlen(resolved)))
  }

  // MARK: Reading and writing

  /// Returns a regular file's bytes.
  static func bytes(of path: [UInt8], limit: Int) throws(SystemFailure) -> [UInt8] {
    // Non-blocking, so that a pipe which took the file's place cannot stop us.
    let descriptor = unsafe open(cString(path), O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw lastFailure() }
    defer { close(descriptor) }
    var record = stat()
    guard unsafe fstat(descriptor, &record) == 0 else { throw lastFailure() }
    let status = status(record)
    guard status.kind == .file else { throw .notAFile }
    guard status.size <= limit else { throw .tooLarge(limit: limit) }
    // What it had when it was opened is what it is; some file systems do not say how much that is.
    var bytes = try chunk(of: descriptor, room: status.size)
    guard status.size == 0 else { return bytes }
    while true {
      let chunk = try chunk(of: descriptor, room: 1 << 16)
      bytes += chunk
      guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
      guard chunk.count == 1 << 16 else { return bytes }
    }
  }

  private static func chunk(of descriptor: Int32, room: Int) throws(SystemFailure) -> [UInt8] {
    var failure: SystemFailure?
    let chunk = unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      while count < room {
        let got = unsafe read(
          descriptor,
          UnsafeMutableRawPointer(buffer.baseAddress)?.advanced(by: count),
          room - count
        )
        if got > 0 {
          count += got
        } else if got == 0 {
          return
        } else if errno != EINTR {
          failure = lastFailure()
          return
        }
      }
    }
    if let failure { throw failure }
    return chunk
  }

  /// Writes all bytes to an open descriptor.
  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemFailure) {
    var done = 0
    while done < bytes.count {
      let wrote = unsafe bytes.withUnsafeBytes { buffer in
        unsafe Self.write(descriptor, UnsafeRawBufferPointer(rebasing: buffer[done...]))
      }
      if wrote > 0 {
        done += wrote
      } else if wrote < 0, errno == EAGAIN {
        // Whoever started us may have made the stream non-blocking; a slow reader is no failure.
        waitForRoom(in: descriptor)
      } else if wrote < 0, errno != EINTR {
        throw lastFailure()
      }
    }
  }

  private static func waitForRoom(in descriptor: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = unsafe poll(&request, 1, -1)
  }

  private static func write(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
    unsafe Glibc.write(descriptor, buffer.baseAddress, buffer.count)
    #elseif canImport(Musl)
    unsafe Musl.write(descriptor, buffer.baseAddress, buffer.count)
    #elseif canImport(Darwin)
    unsafe Darwin.write(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }

  /// Writes a new file; an existing one of that name is a failure.
  static func create(_ path: [UInt8], holding bytes: [UInt8]) throws(SystemFailure) {
    let descriptor = unsafe open(cString(path), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw lastFailure() }
    defer { close(descriptor) }
    try write(bytes, to: descriptor)
  }

  /// Moves a file over another, or into its place.
  static func rename(_ old: [UInt8], to new: [UInt8]) throws(SystemFailure) {
    #if canImport(Glibc)
    let result = unsafe Glibc.rename(cString(old), cString(new))
    #elseif canImport(Musl)
    let result = unsafe Musl.rename(cString(old), cString(new))
    #elseif canImport(Darwin)
    let result = unsafe Darwin.rename(cString(old), cString(new))
    #endif
    guard result == 0 else { throw lastFailure() }
  }

  /// Removes a file; one that is not there is no failure.
  static func remove(_ path: [UInt8]) {
    _ = unsafe unlink(cString(path))
  }

  /// Gives a file a second name; something that has it already is a failure.
  static func link(_ old: [UInt8], as new: [UInt8]) throws(SystemFailure) {
    #if canImport(Glibc)
    let result = unsafe Glibc.link(cString(old), cString(new))
    #elseif canImport(Musl)
    let result = unsafe Musl.link(cString(old), cString(new))
    #elseif canImport(Darwin)
    let result = unsafe Darwin.link(cString(old), cString(new))
    #endif
    guard result == 0 else { throw lastFailure() }
  }

  /// Makes a folder; something that stands there is a failure.
  static func makeFolder(_ path: [UInt8], mode: mode_t = 0o755) throws(SystemFailure) {
    guard unsafe mkdir(cString(path), mode) == 0 else { throw lastFailure() }
  }

  /// Removes a folder that is empty; anything else stays.
  static func removeFolder(_ path: [UInt8]) {
    _ = unsafe rmdir(cString(path))
  }

  /// Takes a folder for this process alone, until `unlock` is called or the process ends.
  ///
  /// - Returns: What to unlock; `nil` where the folder cannot be locked at all.
  /// - Throws: Where another process has locked it.
  static func lock(_ folder: [UInt8]) throws(SystemFailure) -> Int32? {
    let descriptor = unsafe open(cString(folder), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      let code = errno
      if code == EINTR { continue }
      close(descriptor)
      guard code == EWOULDBLOCK else { return nil }
      throw .system(.other, reason: "in use")
    }
    return descriptor
  }

  /// Gives a folder free.
  static func unlock(_ descriptor: Int32) { close(descriptor) }

  // MARK: Private files

  /// Opens a regular file that belongs to the user and that nobody else may write.
  static func openPrivate(
    _ path: [UInt8]
  ) throws(SystemFailure) -> (descriptor: Int32, status: FileStatus) {
    let flags = O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
    let descriptor = unsafe open(cString(path), flags)
    guard descriptor >= 0 else { throw lastFailure() }
    var record = stat()
    let isKnown = unsafe fstat(descriptor, &record) == 0
    let status = status(record)
    guard isKnown, status.kind == .file, status.owner == userNumber, !status.isWritableByOthers
    else {
      close(descriptor)
      throw .notAFile
    }
    return (descriptor, status)
  }

  /// Opens a new file for writing that only the user may read; an existing one of that name is a failure.
  static func createPrivate(_ path: [UInt8]) throws(SystemFailure) -> Int32 {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    let descriptor = unsafe open(cString(path), flags, 0o600)
    guard descriptor >= 0 else { throw lastFailure() }
    return descriptor
  }

  /// Returns the bytes of a range of an open file; `nil` where there are not so many.
  ///
  /// Several tasks may do so at once.
  static func bytes(of descriptor: Int32, in range: Range<Int>) -> [UInt8]? {
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
      while count < range.count {
        let got = unsafe pread(
          descriptor,
          UnsafeMutableRawPointer(buffer.baseAddress)?.advanced(by: count),
          range.count - count,
          off_t(range.lowerBound + count)
        )
        if got > 0 { count += got } else if got == 0 || errno != EINTR { return }
      }
    }
    return bytes.count == range.count ? bytes : nil
  }

  /// Sets an open file's times to now.
  static func touch(_ descriptor: Int32) { _ = futimens(descriptor, nil) }

  /// Closes a descriptor that was opened here.
  static func close(_ descriptor: Int32) {
    #if canImport(Glibc)
    _ = Glibc.close(descriptor)
    #elseif canImport(Musl)
    _ = Musl.close(descriptor)
    #elseif canImport(Darwin)
    _ = Darwin.close(descriptor)
    #endif
  }

  /// The time of day, in nanoseconds since 1970.
  static var now: Int64 {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_REALTIME, &time)
    return nanoseconds(time)
  }

  // MARK: The process

  /// What tells the running program from every other, older and newer ones of its name too; `nil` where nothing does.
  static func programMark() -> [UInt8]? {
    #if canImport(Darwin)
    var length: UInt32 = 0
    _ = unsafe _NSGetExecutablePath(nil, &length)
    var path = [CChar](repeating: 0, count: Int(length) + 1)
    guard unsafe _NSGetExecutablePath(&path, &length) == 0 else { return nil }
    let place = path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    #else
    let place = Array("/proc/self/exe".utf8)
    #endif
    guard let status = try? status(of: place), status.kind == .file else { return nil }
    let identity = status.identity
    let numbers = [
      UInt64(identity.device), identity.inode, UInt64(status.size),
      UInt64(bitPattern: status.modified), UInt64(bitPattern: status.changed),
    ]
    return Array(numbers.map { String($0, radix: 16) }.joined(separator: " ").utf8)
  }

  /// Whether a process of that number runs.
  static func isRunning(_ process: Int32) -> Bool { kill(process, 0) == 0 || errno == EPERM }

  /// Returns an environment variable's value.
  static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  /// Lets writing to a closed pipe, or more than a file may hold, fail instead of ending the process.
  static func letWritingFail() {
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
  }

  /// Runs something that no interrupt, hang-up or request to end may cut short.
  static func withoutEndingSignals<Failure: Error>(
    _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    let signals = [SIGINT, SIGTERM, SIGHUP]
    var before = signals.map { _ in sigaction() }
    for (index, number) in signals.enumerated() {
      unsafe sigaction(number, nil, &before[index])
      _ = signal(number, SIG_IGN)
    }
    defer {
      for (index, number) in signals.enumerated() {
        unsafe sigaction(number, &before[index], nil)
      }
    }
    try body()
  }

  /// Returns whether a descriptor leads to a terminal.
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The number of this process.
  static var processNumber: Int32 { getpid() }

  /// How many processors are in use, or -1 where that is not known.
  static var processorCount: Int { sysconf(Int32(_SC_NPROCESSORS_ONLN)) }

  /// Lets the allocator take memory in large pieces and keep it.
  ///
  /// By default the GNU allocator grows the heap of every thread but the first page by page, with a system
  /// call for each. Other systems' allocators do not, and are left as they are.
  static func takeMemoryInLargePieces() {
    #if canImport(Glibc)
    // As large as the heap of a thread can be, so that it never grows.
    let piece: Int32 = 64 << 20
    // What it refuses stays as it was, which costs time alone.
    _ = mallopt(M_TOP_PAD, piece)
    _ = mallopt(M_MMAP_THRESHOLD, piece / 2)
    _ = mallopt(M_TRIM_THRESHOLD, .max)
    #endif
  }

  /// Ends the process.
  static func exit(with status: Int32) -> Never {
    #if canImport(Glibc)
    Glibc.exit(status)
    #elseif canImport(Musl)
    Musl.exit(status)
    #elseif canImport(Darwin)
    Darwin.exit(status)
    #endif
  }

  private static func lastFailure() -> SystemFailure {
    let code = errno
    let cause: SystemFailure.Cause =
      switch code {
      case EPIPE: .brokenPipe
      case EACCES, EPERM: .denied
      default: .other
      }
    let reason = unsafe strerror(code).map { unsafe String(cString: $0) }
    return .system(cause, reason: reason ?? "error \(code)")
  }

  private static func cString(_ path: [UInt8]) -> [CChar] {
    var characters: [CChar] = []
    characters.reserveCapacity(path.count + 1)
    for byte in path { characters.append(CChar(bitPattern: byte)) }
    characters.append(0)
    return characters
  }

  private static func status(_ record: stat) -> FileStatus {
    #if canImport(Darwin)
    let (modified, changed) = (record.st_mtimespec, record.st_ctimespec)
    #else
    let (modified, changed) = (record.st_mtim, record.st_ctim)
    #endif
    let kind: FileStatus.Kind =
      switch record.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    return FileStatus(
      kind: kind,
      size: Int(record.st_size),
      identity: FileIdentity(device: UInt64(record.st_dev), inode: UInt64(record.st_ino)),
      owner: record.st_uid,
      isWritableByOthers: record.st_mode & (S_IWGRP | S_IWOTH) != 0,
      modified: nanoseconds(modified),
      changed: nanoseconds(changed)
    )
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }

  private static func kind(ofEntryType type: Int32) -> FileStatus.Kind? {
    switch type {
    case Int32(DT_REG): .file
    case Int32(DT_DIR): .folder
    case Int32(DT_LNK): .link
    case Int32(DT_UNKNOWN): nil
    default: .other
    }
  }
}
