import Foundation

/// What the person allowed an app to show: nothing here.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
    /// Whether notifications come at all; denied.
    open var authorizationStatus: UNAuthorizationStatus { .denied }
    /// Whether they are shown; not.
    open var alertSetting: UNNotificationSetting { .disabled }
    /// Whether they are heard; not.
    open var soundSetting: UNNotificationSetting { .disabled }
    /// Whether the icon has a number; not.
    open var badgeSetting: UNNotificationSetting { .disabled }
}

/// Whether something is allowed.
public enum UNNotificationSetting: Int, Sendable {
    /// The device can't, not, or yes.
    case notSupported, disabled, enabled
}

/// What the person has said.
public enum UNAuthorizationStatus: Int, Sendable {
    /// Nothing yet, no, yes, quietly, or for a while.
    case notDetermined, denied, authorized, provisional, ephemeral
}

/// What an app asks for.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A number on the icon.
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    /// Something to be heard.
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    /// Something to be seen.
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    /// In cars.
    public static let carPlay = UNAuthorizationOptions(rawValue: 8)
    /// In spite of silence.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    /// A button to the app's settings.
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
    /// Quietly, without asking.
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// How a notification is shown while the app is in front.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A number on the icon.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    /// Something to be heard.
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    /// Something to be seen.
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    /// In the list.
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    /// At the top of the screen.
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}
