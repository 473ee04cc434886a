/// What the message of a controller without content may depend on.
@preconcurrency @MainActor
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
    /// Those of the controller.
    public var traitCollection: UITraitCollection
    /// What is searched for; nil: nothing.
    public var searchText: String?
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// A state without a search text.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// An app's own state; nil where it isn't set.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
