/// Names a state of an app's own.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The name, as UIKit spells it.
    public let rawValue: String
    /// A value of any name, which is equal to those of the same name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Any name that no other key has.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// What a configuration may depend on.
@preconcurrency @MainActor
public protocol UIConfigurationState {
    /// A state with these traits, and nothing else set.
    init(traitCollection: UITraitCollection)
    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }
    /// An app's own states; nil where not set.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a view that can be chosen.
@preconcurrency @MainActor
public struct UIViewConfigurationState: UIConfigurationState {
    /// Those of the view.
    public var traitCollection: UITraitCollection
    /// Default: false.
    public var isDisabled = false
    /// Default: false.
    public var isHighlighted = false
    /// Default: false.
    public var isSelected = false
    /// Default: false.
    public var isFocused = false
    /// Default: false.
    public var isPinned = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// A state with nothing set but the traits.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// An app's own state; nil where it isn't set.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
