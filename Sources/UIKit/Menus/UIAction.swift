/// A menu element, or a control's action, that calls a closure.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    /// Names an action; two actions of one name replace each other on a control.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        public static let paste = Identifier(rawValue: "com.apple.action.paste")
        public static let pasteAndMatchStyle = Identifier(rawValue: "com.apple.action.paste-and-match-style")
        public static let pasteAndGo = Identifier(rawValue: "com.apple.action.paste-and-go")
        public static let pasteAndSearch = Identifier(rawValue: "com.apple.action.paste-and-search")
    }

    public typealias ActionHandler = @MainActor (UIAction) -> Void

    open override var title: String {
        get { storedTitle }
        set { storedTitle = newValue }
    }
    open override var image: UIImage? {
        get { storedImage }
        set { storedImage = newValue }
    }
    open var discoverabilityTitle: String?
    open private(set) var identifier: Identifier
    open var attributes: UIMenuElement.Attributes
    open var state: UIMenuElement.State
    open var selectedImage: UIImage?
    /// Who performed the action, while it runs.
    open internal(set) var sender: Any?
    open var presentationSourceItem: Any? { sender }
    let handler: ActionHandler

    /// - Parameter identifier: Nil: a name of its own.
    public init(
        title: String = "",
        subtitle: String? = nil,
        image: UIImage? = nil,
        identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off,
        handler: @escaping ActionHandler
    ) {
        self.identifier = identifier ?? Self.uniqueIdentifier()
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(elementTitle: title, subtitle: subtitle, image: image)
    }

    public override init?(coder: NSCoder) { nil }

    /// Calls the closure; disabled actions do nothing.
    func perform(from sender: Any?) {
        guard !attributes.contains(.disabled) else { return }
        self.sender = sender
        defer { self.sender = nil }
        handler(self)
    }

    /// Does what choosing the action in a menu does (iOS 16).
    open func performWithSender(_ sender: Any?, target: Any?) { perform(from: sender) }

    // Counted, not random, so that a run gives the same bytes each time.
    private static var count = 0
    private static func uniqueIdentifier() -> Identifier {
        count += 1
        return Identifier("com.apple.action.dynamic.\(count)")
    }
}
