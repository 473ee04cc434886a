/// Makes the view that stands for an attachment in a text of TextKit 2. From iOS 15.
@preconcurrency @MainActor
open class NSTextAttachmentViewProvider: NSObject, AttachmentViewSource {
    /// What the view stands for; held weakly.
    open private(set) weak var textAttachment: NSTextAttachment?
    /// Whose text it is; held weakly.
    open private(set) weak var textLayoutManager: NSTextLayoutManager?
    /// Where the attachment stood when the provider was made.
    public final let location: any NSTextLocation
    /// Whether the view's bounds are what the attachment takes. Default: false.
    open var tracksTextAttachmentViewBounds = false {
        didSet { if tracksTextAttachmentViewBounds != oldValue { textLayoutManager?.contentDidChange() } }
    }
    /// Made by `loadView()` when somebody asks.
    open var view: UIView? {
        get {
            if ownView == nil, !isLoading {
                isLoading = true
                loadView()
                isLoading = false
            }
            return ownView
        }
        set { ownView = newValue }
    }
    private final var ownView: UIView?
    private final var isLoading = false

    /// A provider for one attachment of one text.
    ///
    /// - Parameter parentView: The text view.
    public init(
        textAttachment: NSTextAttachment,
        parentView: UIView?,
        textLayoutManager: NSTextLayoutManager?,
        location: any NSTextLocation
    ) {
        self.textAttachment = textAttachment
        self.textLayoutManager = textLayoutManager
        self.location = location
        super.init()
    }

    /// Sets `view`; an empty view unless overridden.
    open func loadView() { ownView = UIView() }

    /// What the attachment takes, its origin at the baseline and y up: the view's bounds where they are tracked, else
    /// the attachment's own.
    open func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any],
        location: any NSTextLocation,
        textContainer: NSTextContainer?,
        proposedLineFragment: CGRect,
        position: CGPoint
    ) -> CGRect {
        if tracksTextAttachmentViewBounds, let view {
            if view.bounds.size == .zero { view.frame.size = view.sizeThatFits(proposedLineFragment.size) }
            return CGRect(origin: .zero, size: view.bounds.size)
        }
        return textAttachment?.attachmentBounds(
            for: attributes,
            location: location,
            textContainer: textContainer,
            proposedLineFragment: proposedLineFragment,
            position: position
        ) ?? .zero
    }

    func bounds(
        _ attributes: [NSAttributedString.Key: Any],
        at location: any NSTextLocation,
        in container: NSTextContainer?,
        line: CGRect
    ) -> CGRect {
        attachmentBounds(
            for: attributes,
            location: location,
            textContainer: container,
            proposedLineFragment: line,
            position: .zero
        )
    }
}

extension NSTextLayoutFragment {
    /// The providers of the fragment's attachments that have views, in order.
    public var textAttachmentViewProviders: [NSTextAttachmentViewProvider] { attachmentPlaces.map(\.provider) }

    /// The providers with where their views stand, from the fragment's top left corner.
    var attachmentPlaces: [(provider: NSTextAttachmentViewProvider, frame: CGRect)] {
        guard let textLayoutManager, let text = (textElement as? NSTextParagraph)?.attributedString else { return [] }
        var found: [(NSTextAttachmentViewProvider, CGRect)] = []
        text.enumerateAttribute(.attachment, in: NSRange(location: 0, length: text.length), options: []) {
            value,
            range,
            _ in
            guard let attachment = value as? NSTextAttachment,
                let location = textLayoutManager.location(rangeInElement.location, offsetBy: range.location),
                let provider = textLayoutManager.viewSource(of: attachment, at: location)
                    as? NSTextAttachmentViewProvider
            else { return }
            found.append((provider, frameForTextAttachment(at: location)))
        }
        return found
    }
}

extension NSTextAttachmentViewProvider {
    /// An object of the class, by the initializer that the class has or inherits.
    static func make(
        for attachment: NSTextAttachment,
        in parentView: UIView?,
        _ manager: NSTextLayoutManager?,
        at location: any NSTextLocation
    ) -> NSTextAttachmentViewProvider {
        unsafeBitCast(self, to: ViewProviderAllocator.Type.self).init(
            textAttachment: attachment,
            parentView: parentView,
            textLayoutManager: manager,
            location: location
        )
    }
}

/// Lends its name to the initializer of a class that is known only at run time, as `ObjectAllocator` does. Never
/// instantiated.
@_spi(Allocators) @preconcurrency @MainActor
open class ViewProviderAllocator: NSTextAttachmentViewProvider {
    public required override init(
        textAttachment: NSTextAttachment,
        parentView: UIView?,
        textLayoutManager: NSTextLayoutManager?,
        location: any NSTextLocation
    ) {
        super.init(
            textAttachment: textAttachment,
            parentView: parentView,
            textLayoutManager: textLayoutManager,
            location: location
        )
    }
}
