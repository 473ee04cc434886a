/// Why the device can't tell how it moves: codes of `CMErrorDomain`.
public struct CMError: RawRepresentable, Hashable, Sendable {
    /// As Apple numbers them.
    public let rawValue: UInt32
    /// Makes one by raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Makes one by raw value.
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// No error.
public let CMErrorNULL = CMError(100)
/// The device has to be moved first.
public let CMErrorDeviceRequiresMovement = CMError(101)
/// True north isn't known.
public let CMErrorTrueNorthNotAvailable = CMError(102)
/// Nobody knows.
public let CMErrorUnknown = CMError(103)
/// What knows of motion isn't there.
public let CMErrorMotionActivityNotAvailable = CMError(104)
/// The app may not know of motion.
public let CMErrorMotionActivityNotAuthorized = CMError(105)
/// The app lacks what lets it ask.
public let CMErrorMotionActivityNotEntitled = CMError(106)
/// What was asked for can't be.
public let CMErrorInvalidParameter = CMError(107)
/// What was asked for makes no sense now.
public let CMErrorInvalidAction = CMError(108)
/// The device hasn't what it takes.
public let CMErrorNotAvailable = CMError(109)
/// The app lacks what lets it use this.
public let CMErrorNotEntitled = CMError(110)
/// The app may not use this.
public let CMErrorNotAuthorized = CMError(111)
