// Numbers by which apps of before `isOperatingSystemAtLeast(_:)` told systems apart.

/// The version of Foundation: later than all that have a name.
public let NSFoundationVersionNumber = 3000.0
/// The version of Foundation in iOS 7.
public let NSFoundationVersionNumber_iOS_7_0 = 1047.20
/// The version of Foundation in iOS 7.1.
public let NSFoundationVersionNumber_iOS_7_1 = 1047.25
/// The version of Foundation in iOS 8.
public let NSFoundationVersionNumber_iOS_8_0 = 1140.11
/// The version of Foundation in iOS 8.1.
public let NSFoundationVersionNumber_iOS_8_1 = 1141.1
/// The version of Foundation in iOS 8.2.
public let NSFoundationVersionNumber_iOS_8_2 = 1142.14
/// The version of Foundation in iOS 8.3.
public let NSFoundationVersionNumber_iOS_8_3 = 1144.17
/// The version of Foundation in iOS 9.
public let NSFoundationVersionNumber_iOS_9_0 = 1240.1
