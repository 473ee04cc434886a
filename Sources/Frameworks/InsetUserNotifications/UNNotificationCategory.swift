import Foundation

/// A kind of notifications, with its actions.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
    /// The kind's name.
    public let identifier: String
    /// What can be done with them.
    public let actions: [UNNotificationAction]
    /// The names of what Siri can do with them.
    public let intentIdentifiers: [String]

    /// A kind.
    public init(
        identifier: String,
        actions: [UNNotificationAction],
        intentIdentifiers: [String],
        options: UNNotificationCategoryOptions = []
    ) {
        self.identifier = identifier
        self.actions = actions
        self.intentIdentifiers = intentIdentifiers
    }
}

/// How a kind of notifications behaves.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The app hears when one is waved away.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
}

/// Something that can be done with a notification.
open class UNNotificationAction: NSObject, @unchecked Sendable {
    /// The action's name for the app.
    public let identifier: String
    /// The action's name for the person.
    public let title: String
    /// How it behaves.
    public let options: UNNotificationActionOptions

    /// An action.
    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        self.identifier = identifier
        self.title = title
        self.options = options
    }
}

/// How an action behaves.
public struct UNNotificationActionOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Asks for the device to be unlocked.
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
    /// Takes something away.
    public static let destructive = UNNotificationActionOptions(rawValue: 2)
    /// Opens the app.
    public static let foreground = UNNotificationActionOptions(rawValue: 4)
}
