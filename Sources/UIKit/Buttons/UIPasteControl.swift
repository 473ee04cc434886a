import Foundation

/// A button of the system's look that pastes what a target takes, without asking the person first (iOS 16).
@preconcurrency @MainActor
open class UIPasteControl: UIControl {
    /// What the control says; raw values are UIKit's.
    public enum DisplayMode: UInt, Sendable {
        /// A clipboard and the word; the default.
        case iconAndLabel = 0
        /// The clipboard alone.
        case iconOnly = 1
        /// The word alone.
        case labelOnly = 2
    }

    /// How a paste control looks.
    @preconcurrency @MainActor
    open class Configuration: NSObject, @preconcurrency NSCopying {
        /// Default: icon and label.
        open var displayMode = DisplayMode.iconAndLabel
        /// Default: dynamic.
        open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
        /// Points, where the corner style leaves it. Default: as a filled button's.
        open var cornerRadius = ButtonConfigurationLook.current.cornerRadius
        /// Of icon and label; nil, the default: white.
        open var baseForegroundColor: UIColor?
        /// Of the ground; nil, the default: the tint color.
        open var baseBackgroundColor: UIColor?

        /// The system's look.
        public required override init() { super.init() }

        /// Another of the same look.
        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = type(of: self).init()
            copy.displayMode = displayMode
            copy.cornerStyle = cornerStyle
            copy.cornerRadius = cornerRadius
            copy.baseForegroundColor = baseForegroundColor
            copy.baseBackgroundColor = baseBackgroundColor
            return copy
        }
    }

    private final let settings: Configuration
    /// As it was made; changes of the copy that is returned have no effect.
    open var configuration: Configuration { (settings.copy() as? Configuration) ?? settings }
    /// Takes what is pasted; the control is enabled while it can take what the general pasteboard holds. Not kept
    /// alive; nil by default.
    open weak var target: (any UIPasteConfigurationSupporting)? { didSet { pasteboardDidChange() } }
    private final let button = UIButton(type: .system)
    nonisolated(unsafe) private final var listening: (any NSObjectProtocol)?

    override var takesTaps: Bool { true }

    /// A control of a look, at its own size.
    public init(configuration: Configuration) {
        settings = (configuration.copy() as? Configuration) ?? configuration
        super.init(frame: .zero)
        prepare()
        bounds.size = intrinsicContentSize
    }

    /// A control of the system's look.
    public override init(frame: CGRect) {
        settings = Configuration()
        super.init(frame: frame)
        prepare()
    }

    /// Called with a document's coder, which holds what the document says of it.
    public required init?(coder: NSCoder) {
        settings = Configuration()
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        var look = UIButton.Configuration.filled()
        if settings.displayMode != .iconOnly { look.title = "Paste" }
        if settings.displayMode != .labelOnly {
            look.image = UIImage(systemName: "doc.on.clipboard")
            look.imagePadding = Self.gap
        }
        look.cornerStyle = settings.cornerStyle
        look.background.cornerRadius = settings.cornerRadius
        look.baseForegroundColor = settings.baseForegroundColor
        look.baseBackgroundColor = settings.baseBackgroundColor
        button.configuration = look
        button.isUserInteractionEnabled = false
        addSubview(button)
        addAction(UIAction { [weak self] _ in self?.pasteNow() }, for: .touchUpInside)
        listening = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification,
            object: nil,
            queue: nil
        ) { [weak self] _ in MainActor.assumeIsolated { self?.pasteboardDidChange() } }
        pasteboardDidChange()
    }

    deinit { if let listening { NotificationCenter.default.removeObserver(listening) } }

    /// Points between icon and label; not measured.
    private static let gap: CGFloat = 6

    private func pasteboardDidChange() {
        isEnabled = target?.canPaste(UIPasteboard.general.itemProviders) ?? false
    }

    private func pasteNow() {
        let providers = UIPasteboard.general.itemProviders
        if let target, target.canPaste(providers) { target.paste(itemProviders: providers) }
    }

    open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    open override func layoutSubviews() {
        super.layoutSubviews()
        button.frame = bounds
    }
    override func controlStateDidChange() {
        super.controlStateDidChange()
        button.isEnabled = isEnabled
        button.isHighlighted = isHighlighted
    }

    override var naturalAccessibility: NaturalAccessibility {
        NaturalAccessibility(isElement: true, label: "Paste", traits: isEnabled ? .button : [.button, .notEnabled])
    }
}
