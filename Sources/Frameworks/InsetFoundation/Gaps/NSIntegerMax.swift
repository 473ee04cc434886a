// Objective-C's names for the ends of its numbers; the one for unsigned numbers is an `Int` to Swift all the same.

/// The largest number.
public let NSIntegerMax = Int.max
/// The smallest number.
public let NSIntegerMin = Int.min
