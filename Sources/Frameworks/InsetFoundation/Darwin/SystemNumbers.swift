import Glibc

/// A number of the system's, by a name that Darwin has as an `Int32` and Linux as an `Int` (`_SC_PAGESIZE`).
///
/// - Returns: -1 for what the system doesn't know or sets no limit to.
public func sysconf(_ name: Int) -> Int { Glibc.sysconf(Int32(truncatingIfNeeded: name)) }
