/// How the views within are read.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    /// Not.
    public static let ignore = Self("ignore")
    /// View by view.
    public static let contain = Self("contain")
    /// As one.
    public static let combine = Self("combine")
}

/// What is done for those who can't see a view.
public struct AccessibilityActionKind: Equatable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    /// A tap.
    public static let `default` = Self("default")
    /// Leaves.
    public static let escape = Self("escape")
    /// What the screen is for.
    public static let magicTap = Self("magicTap")
    /// Deletes.
    public static let delete = Self("delete")
    /// Shows a menu.
    public static let showMenu = Self("showMenu")
    /// By a name.
    public init(named name: Text) { self.name = name.content }
}

/// More or less.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    /// Both.
    case increment, decrement
}

/// Enlarges a view for those who can't see it.
public struct AccessibilityZoomGestureAction: Sendable {
    /// Larger or smaller.
    public enum Direction: Hashable, Sendable {
        /// Both.
        case zoomIn, zoomOut
    }
    /// Larger or smaller.
    public let direction: Direction
    /// Around which place.
    public let location: UnitPoint
    /// Around which place, in points.
    public let point: CGPoint
}

/// How much a title stands out.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
    /// Without a level, or from the first to the last.
    case unspecified, h1, h2, h3, h4, h5, h6
}

/// What a text is for those who can't see it.
public struct AccessibilityTextContentType: Hashable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    /// Like others.
    public static let plain = Self("plain")
    /// For a machine.
    public static let console = Self("console")
    /// A name in a file system.
    public static let fileSystem = Self("fileSystem")
    /// A message.
    public static let messaging = Self("messaging")
    /// A story.
    public static let narrative = Self("narrative")
    /// A program.
    public static let sourceCode = Self("sourceCode")
    /// A table.
    public static let spreadsheet = Self("spreadsheet")
    /// A document.
    public static let wordProcessing = Self("wordProcessing")
}

/// Which of two views that belong together.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
    /// The name, or what is named.
    case label, content
}

/// How touches reach a view while the screen is read aloud.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt
    /// Of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Silently.
    public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
    /// After the view is chosen.
    public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// How soon more is read of a view.
public enum AccessibilityCustomContentImportance: Hashable, Sendable {
    /// When asked for, or at once.
    case `default`, high
}

/// Names more that can be read of a view.
public struct AccessibilityCustomContentKey: Sendable {
    private let id: String
    /// By a text and a name.
    public init(_ label: Text, id: String) { self.id = id }
    /// By a text and a name.
    public init(_ labelKey: LocalizedStringKey, id: String) { self.id = id }
    /// By a text.
    public init(_ labelKey: LocalizedStringKey) { id = labelKey.key }
}
