// Numbers by which apps of before `isOperatingSystemAtLeast(_:)` told systems apart.

/// The version of Foundation: later than all that have a name.
public let NSFoundationVersionNumber = 3000.0
/// iOS 7's Foundation.
public let NSFoundationVersionNumber_iOS_7_0 = 1047.20
/// iOS 7.1's Foundation.
public let NSFoundationVersionNumber_iOS_7_1 = 1047.25
/// iOS 8's Foundation.
public let NSFoundationVersionNumber_iOS_8_0 = 1140.11
/// iOS 8.1's Foundation.
public let NSFoundationVersionNumber_iOS_8_1 = 1141.1
/// iOS 8.2's Foundation.
public let NSFoundationVersionNumber_iOS_8_2 = 1142.14
/// iOS 8.3's Foundation.
public let NSFoundationVersionNumber_iOS_8_3 = 1144.17
/// iOS 9's Foundation.
public let NSFoundationVersionNumber_iOS_9_0 = 1240.1
