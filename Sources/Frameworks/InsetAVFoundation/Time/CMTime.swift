import Foundation

/// A number of parts of a second.
public typealias CMTimeValue = Int64
/// How many parts a second has.
public typealias CMTimeScale = Int32
/// Which of several timelines a time belongs to.
public typealias CMTimeEpoch = Int64

/// What is known of a time.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
    /// Raw value.
    public let rawValue: UInt32
    /// Makes one by raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The time means something.
    public static let valid = CMTimeFlags(rawValue: 1)
    /// The time isn't exact.
    public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
    /// The time never comes.
    public static let positiveInfinity = CMTimeFlags(rawValue: 4)
    /// The time is before all others.
    public static let negativeInfinity = CMTimeFlags(rawValue: 8)
    /// The time isn't known.
    public static let indefinite = CMTimeFlags(rawValue: 16)
    /// What isn't a number.
    public static let impliedValueFlagsMask: CMTimeFlags = [.positiveInfinity, .negativeInfinity, .indefinite]
}

/// A time in a film: a fraction of seconds, exact in sums.
public struct CMTime: Sendable {
    /// The number of parts.
    public var value: CMTimeValue
    /// How many parts a second has; zero for what is no time.
    public var timescale: CMTimeScale
    /// What is known of it.
    public var flags: CMTimeFlags
    /// Which of several timelines it belongs to; 0.
    public var epoch: CMTimeEpoch

    /// A time that is none.
    public init() { (value, timescale, flags, epoch) = (0, 0, [], 0) }
    /// A time by all its parts.
    public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
        (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
    }
    /// A number of parts of a second.
    public init(value: CMTimeValue, timescale: CMTimeScale) {
        self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
    }
    /// A number of parts of a second, of any kind of integer.
    public init<Value: BinaryInteger>(value: Value, timescale: CMTimeScale) {
        self.init(value: CMTimeValue(value), timescale: timescale)
    }
    /// The time before some seconds that has the scale.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        guard seconds.isFinite, preferredTimescale > 0 else {
            self =
                seconds.isNaN || preferredTimescale <= 0
                ? .invalid : seconds > 0 ? .positiveInfinity : .negativeInfinity
            return
        }
        let exact = seconds * Double(preferredTimescale)
        guard abs(exact) < Double(Int64.max) else {
            self = seconds > 0 ? .positiveInfinity : .negativeInfinity
            return
        }
        self.init(value: CMTimeValue(exact.rounded(.towardZero)), timescale: preferredTimescale)
        if Double(value) != exact { flags.insert(.hasBeenRounded) }
    }

    /// The beginning.
    public static let zero = CMTime(value: 0 as Int64, timescale: 1)
    /// No time.
    public static let invalid = CMTime()
    /// Not known.
    public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
    /// Without end.
    public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
    /// Before all others.
    public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

    /// Whether it means something: a time, an infinity, or that it isn't known.
    public var isValid: Bool { flags.contains(.valid) }
    /// Whether it is a time that ends.
    public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
    /// Whether it is not known.
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
    /// Whether it never comes.
    public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
    /// Whether it is before all others.
    public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
    /// Whether it isn't exact.
    public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }
    /// In seconds; not a number for what is none.
    public var seconds: Double {
        if isPositiveInfinity { return .infinity }
        if isNegativeInfinity { return -.infinity }
        return isNumeric ? Double(value) / Double(timescale) : .nan
    }

    /// The nearest time with a scale; halves go away from zero unless another method is named.
    public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
        guard isNumeric, newTimescale > 0 else { return isNumeric ? .invalid : self }
        let (product, low) = value.multipliedFullWidth(by: Int64(newTimescale))
        guard (product == 0 && low <= UInt64(Int64.max)) || (product == -1 && low > UInt64(Int64.max)) else {
            return value > 0 ? .positiveInfinity : .negativeInfinity
        }
        let exact = Int64(bitPattern: low)
        let (quotient, rest) = exact.quotientAndRemainder(dividingBy: Int64(timescale))
        let away: Int64 = exact < 0 ? -1 : 1
        let moved: Int64 =
            switch method {
            case .roundHalfAwayFromZero: abs(rest) * 2 >= Int64(timescale) ? away : 0
            case .roundTowardZero: 0
            case .roundAwayFromZero: rest == 0 ? 0 : away
            case .quickTime: newTimescale > timescale ? (rest == 0 ? 0 : away) : 0
            case .roundTowardPositiveInfinity: rest > 0 ? 1 : 0
            case .roundTowardNegativeInfinity: rest < 0 ? -1 : 0
            }
        var flags = flags
        if rest != 0 { flags.insert(.hasBeenRounded) }
        return CMTime(value: quotient + moved, timescale: newTimescale, flags: flags, epoch: epoch)
    }
}

/// What becomes of a time that a scale doesn't have.
public enum CMTimeRoundingMethod: UInt32, Sendable {
    /// Halves go away from zero, or all go towards it, away from it, or as QuickTime had it.
    case roundHalfAwayFromZero = 1, roundTowardZero, roundAwayFromZero, quickTime
    /// All go up, or down.
    case roundTowardPositiveInfinity, roundTowardNegativeInfinity
    /// Halves go away from zero.
    public static var `default`: CMTimeRoundingMethod { .roundHalfAwayFromZero }
}

extension CMTime: Hashable, Comparable {
    /// Whether both are the same moment, whatever their scales.
    public static func == (left: CMTime, right: CMTime) -> Bool { order(left, right) == 0 }
    /// Whether the left time comes first.
    public static func < (left: CMTime, right: CMTime) -> Bool { order(left, right) < 0 }
    /// Hash into.
    public func hash(into hasher: inout Hasher) { hasher.combine(isNumeric ? seconds : Double(flags.rawValue)) }

    /// Below zero where the left comes first; what isn't known is below what never comes, what is none above all.
    static func order(_ left: CMTime, _ right: CMTime) -> Int32 {
        func rank(_ time: CMTime) -> Int {
            if !time.isValid { return 4 }
            if time.isPositiveInfinity { return 3 }
            if time.isIndefinite { return 2 }
            return time.isNegativeInfinity ? 0 : 1
        }
        let (one, other) = (rank(left), rank(right))
        guard one == 1, other == 1 else { return one < other ? -1 : one > other ? 1 : 0 }
        let (a, b) = (
            left.value.multipliedFullWidth(by: Int64(right.timescale)),
            right.value.multipliedFullWidth(by: Int64(left.timescale))
        )
        if a.high != b.high { return a.high < b.high ? -1 : 1 }
        return a.low < b.low ? -1 : a.low > b.low ? 1 : 0
    }

    /// Two times, one after the other.
    public static func + (left: CMTime, right: CMTime) -> CMTime { combined(left, right, by: 1) }
    /// What is left of a time.
    public static func - (left: CMTime, right: CMTime) -> CMTime { combined(left, right, by: -1) }
    /// The sum takes the time's place.
    public static func += (left: inout CMTime, right: CMTime) { left = left + right }
    /// What is left takes the time's place.
    public static func -= (left: inout CMTime, right: CMTime) { left = left - right }
    /// The time as far before zero as it was behind.
    public static prefix func - (time: CMTime) -> CMTime { .zero - time }

    private static func combined(_ left: CMTime, _ right: CMTime, by sign: Int64) -> CMTime {
        guard left.isValid, right.isValid else { return .invalid }
        guard left.isNumeric, right.isNumeric else { return implied(left, right, by: sign) }
        let (a, b) = (Int64(left.timescale), Int64(right.timescale))
        let common = a / greatestDivisor(a, b) * b
        let scale = CMTimeScale(clamping: common)
        // Both scales divide the common one, unless that is too large.
        let one = left.convertScale(scale, method: .default)
        let other = right.convertScale(scale, method: .default)
        guard one.isNumeric, other.isNumeric else { return implied(one, other, by: sign) }
        let (sum, isTooLarge) = one.value.addingReportingOverflow(sign * other.value)
        guard !isTooLarge else { return one.value > 0 ? .positiveInfinity : .negativeInfinity }
        return CMTime(value: sum, timescale: scale, flags: one.flags.union(other.flags), epoch: left.epoch)
    }

    private static func implied(_ left: CMTime, _ right: CMTime, by sign: Int64) -> CMTime {
        if left.isIndefinite || right.isIndefinite { return .indefinite }
        let other: CMTime = sign > 0 ? right : right.isPositiveInfinity ? .negativeInfinity : .positiveInfinity
        guard !right.isNumeric else { return left }
        guard !left.isNumeric else { return other }
        return left.flags == other.flags ? left : .invalid
    }

    private static func greatestDivisor(_ a: Int64, _ b: Int64) -> Int64 { b == 0 ? a : greatestDivisor(b, a % b) }
}

/// A time by its parts.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
/// A time by its parts, as Swift before 4.2 wrote it.
public func CMTimeMake(_ value: Int64, _ timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
/// A time by its seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// A time by its seconds, as Swift before 4.2 wrote it.
public func CMTimeMakeWithSeconds(_ seconds: Double, _ preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// A time's seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// Whether a time comes before another (-1), after it (1) or at it (0).
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { CMTime.order(time1, time2) }
/// Two times, one after the other.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
/// What is left of a time.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
/// A time some times over.
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
    guard time.isNumeric else { return time }
    let (value, isTooLarge) = time.value.multipliedReportingOverflow(by: Int64(multiplier))
    guard !isTooLarge else { return (time.value > 0) == (multiplier > 0) ? .positiveInfinity : .negativeInfinity }
    return CMTime(value: value, timescale: time.timescale, flags: time.flags, epoch: time.epoch)
}
/// A time some times over, as far as its scale goes.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime {
    CMTime(seconds: time.seconds * multiplier, preferredTimescale: max(time.timescale, 65536))
}
/// A part of a time.
public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
    guard divisor != 0 else { return .invalid }
    return CMTimeMultiplyByFloat64(time, multiplier: Double(multiplier) / Double(divisor))
}
/// A time with another scale.
public func CMTimeConvertScale(_ time: CMTime, timescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    time.convertScale(timescale, method: method)
}
/// The earlier of two times.
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { min(time1, time2) }
/// The later of two times.
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { max(time1, time2) }
/// A time without its sign.
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime { time < .zero ? -time : time }
/// CM time zero.
@available(*, deprecated, renamed: "CMTime.zero")
public let kCMTimeZero = CMTime.zero
/// CM time invalid.
@available(*, deprecated, renamed: "CMTime.invalid")
public let kCMTimeInvalid = CMTime.invalid
/// CM time indefinite.
@available(*, deprecated, renamed: "CMTime.indefinite")
public let kCMTimeIndefinite = CMTime.indefinite
/// CM time positive infinity.
@available(*, deprecated, renamed: "CMTime.positiveInfinity")
public let kCMTimePositiveInfinity = CMTime.positiveInfinity
/// Whether a time means something.
public func CMTIME_IS_VALID(_ time: CMTime) -> Bool { time.isValid }
/// Whether a time means nothing.
public func CMTIME_IS_INVALID(_ time: CMTime) -> Bool { !time.isValid }
/// Whether a time isn't known.
public func CMTIME_IS_INDEFINITE(_ time: CMTime) -> Bool { time.isIndefinite }
/// Whether a time is one that ends.
public func CMTIME_IS_NUMERIC(_ time: CMTime) -> Bool { time.isNumeric }
