import Foundation

/// A kind of notifications, with its actions.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
    /// The kind's name.
    public let identifier: String
    /// What can be done with them.
    public let actions: [UNNotificationAction]
    /// The names of what Siri can do with them.
    public let intentIdentifiers: [String]

    /// How the kind behaves.
    public let options: UNNotificationCategoryOptions
    /// What stands in place of a hidden text; empty by default.
    public let hiddenPreviewsBodyPlaceholder: String
    /// How several are summed up; empty by default.
    public let categorySummaryFormat: String

    /// A kind.
    public init(
        identifier: String,
        actions: [UNNotificationAction],
        intentIdentifiers: [String],
        hiddenPreviewsBodyPlaceholder: String? = nil,
        categorySummaryFormat: String? = nil,
        options: UNNotificationCategoryOptions = []
    ) {
        self.identifier = identifier
        self.actions = actions
        self.intentIdentifiers = intentIdentifiers
        self.options = options
        self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder ?? ""
        self.categorySummaryFormat = categorySummaryFormat ?? ""
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
    /// Notifications of the kind are shown in a car.
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
    /// The title is shown though previews are hidden.
    public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
    /// The subtitle is shown though previews are hidden.
    public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
    /// Notifications of the kind are read out.
    public static let allowAnnouncement = UNNotificationCategoryOptions(rawValue: 16)
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
        icon = nil
    }

    /// What stands beside the title; nil: nothing.
    public let icon: UNNotificationActionIcon?

    /// An action with an icon.
    public init(
        identifier: String,
        title: String,
        options: UNNotificationActionOptions = [],
        icon: UNNotificationActionIcon?
    ) {
        self.identifier = identifier
        self.title = title
        self.options = options
        self.icon = icon
    }
}

/// What stands beside an action's title.
open class UNNotificationActionIcon: NSObject, @unchecked Sendable {
    let name: String

    private init(name: String) { self.name = name }

    /// An image of the app's, of which only the shape counts.
    public convenience init(templateImageName: String) { self.init(name: templateImageName) }

    /// A symbol.
    public convenience init(systemImageName: String) { self.init(name: systemImageName) }
}

/// What can be done with a notification by writing an answer.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
    /// The title of the button beside the field.
    public let textInputButtonTitle: String
    /// What stands in the empty field.
    public let textInputPlaceholder: String

    /// An action with a field.
    public init(
        identifier: String,
        title: String,
        options: UNNotificationActionOptions = [],
        icon: UNNotificationActionIcon? = nil,
        textInputButtonTitle: String,
        textInputPlaceholder: String
    ) {
        self.textInputButtonTitle = textInputButtonTitle
        self.textInputPlaceholder = textInputPlaceholder
        super.init(identifier: identifier, title: title, options: options, icon: icon)
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
