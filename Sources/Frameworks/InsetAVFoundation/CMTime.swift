import Foundation

/// A number of parts of a second.
public typealias CMTimeValue = Int64
/// How many parts a second has.
public typealias CMTimeScale = Int32

/// A time in a film: a fraction of seconds.
public struct CMTime: Hashable, Comparable, Sendable {
    /// The number of parts.
    public var value: CMTimeValue
    /// How many parts a second has; zero for what is no time.
    public var timescale: CMTimeScale
    private var isInfinite = false

    /// A time that is none.
    public init() { (value, timescale) = (0, 0) }
    /// A number of parts of a second.
    public init(value: CMTimeValue, timescale: CMTimeScale) { (self.value, self.timescale) = (value, timescale) }
    /// The nearest time to some seconds.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        timescale = seconds.isFinite ? preferredTimescale : 0
        value = seconds.isFinite ? CMTimeValue((seconds * Double(preferredTimescale)).rounded(.towardZero)) : 0
        isInfinite = seconds.isInfinite
    }

    /// The beginning.
    public static let zero = CMTime(value: 0, timescale: 1)
    /// No time.
    public static let invalid = CMTime()
    /// Not known.
    public static let indefinite = CMTime()
    /// Without end.
    public static let positiveInfinity = CMTime(seconds: .infinity, preferredTimescale: 1)

    /// Whether it is a time.
    public var isValid: Bool { timescale > 0 || isInfinite }
    /// Whether it is a time that ends.
    public var isNumeric: Bool { timescale > 0 }
    /// Whether it is not known.
    public var isIndefinite: Bool { !isValid }
    /// In seconds; not a number for what is none.
    public var seconds: Double {
        if isInfinite { return .infinity }
        return timescale > 0 ? Double(value) / Double(timescale) : .nan
    }

    /// Whether the left time comes first.
    public static func < (left: CMTime, right: CMTime) -> Bool { left.seconds < right.seconds }
    /// Two times, one after the other.
    public static func + (left: CMTime, right: CMTime) -> CMTime { combined(left, right) { $0 + $1 } }
    /// What is left of a time.
    public static func - (left: CMTime, right: CMTime) -> CMTime { combined(left, right) { $0 - $1 } }

    private static func combined(_ left: CMTime, _ right: CMTime, _ sum: (Double, Double) -> Double) -> CMTime {
        guard left.isNumeric, right.isNumeric else { return .invalid }
        if left.timescale == right.timescale {
            return CMTime(value: CMTimeValue(sum(Double(left.value), Double(right.value))), timescale: left.timescale)
        }
        return CMTime(
            seconds: sum(left.seconds, right.seconds),
            preferredTimescale: max(left.timescale, right.timescale)
        )
    }
}

/// A time by its parts.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
/// A time by its seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// A time's seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// Whether a time comes before another (-1), after it (1) or at it (0).
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1 < time2 ? -1 : time2 < time1 ? 1 : 0 }

/// A part of a film.
public struct CMTimeRange: Hashable, Sendable {
    /// The beginning.
    public var start: CMTime
    /// How long.
    public var duration: CMTime
    /// A part by beginning and length.
    public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
    /// A part by beginning and end.
    public init(start: CMTime, end: CMTime) { (self.start, duration) = (start, end - start) }
    /// The first moment after it.
    public var end: CMTime { start + duration }
    /// Whether a time lies in it.
    public func containsTime(_ time: CMTime) -> Bool { time >= start && time < end }
}
