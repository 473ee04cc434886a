import Foundation

/// Seconds since the first moment of 2001 in Greenwich.
public typealias CFAbsoluteTime = Double
/// From the first moment of 1970 to that of 2001, in seconds.
public let kCFAbsoluteTimeIntervalSince1970: Double = 978_307_200
/// From the first moment of 1904 to that of 2001, in seconds.
public let kCFAbsoluteTimeIntervalSince1904: Double = 3_061_152_000

/// Seconds since the first moment of 2001; of the real clock.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1000
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// The largest finite `Float`, as C's headers name it.
public let MAXFLOAT: Float = .greatestFiniteMagnitude
/// The largest finite `Float`, as older headers name it.
public let HUGE: Float = .greatestFiniteMagnitude
