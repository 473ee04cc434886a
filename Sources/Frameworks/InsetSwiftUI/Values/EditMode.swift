/// Whether rows are edited.
public enum EditMode: Hashable, Sendable {
    /// Not, for a moment while a row is swiped, or until the person ends it.
    case inactive, transient, active

    /// Whether they are.
    public var isEditing: Bool { self != .inactive }
}

/// Whether a scene is in the foreground.
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// Behind others, in front without touches, or in front.
    case background, inactive, active
}

/// What is hidden of texts and pictures.
public struct RedactionReasons: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: Int
    /// Of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// As the content isn't there yet.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// As others mustn't see it.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// As the content is out of date.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

/// How large controls are.
public enum ControlSize: CaseIterable, Comparable, Hashable, Sendable {
    /// From small to large.
    case mini, small, regular, large, extraLarge
}

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    /// Gives something up.
    public static let cancel = Self("cancel")
    /// Deletes something.
    public static let destructive = Self("destructive")
}

/// In which order a menu's items stand.
public struct MenuOrder: Equatable, Hashable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    /// As the place asks for.
    public static let automatic = Self("automatic")
    /// The most important one nearest to the finger.
    public static let priority = Self("priority")
    /// As written.
    public static let fixed = Self("fixed")
}
