import CoreText

/// Lays out a content manager's elements in a container, and answers for places in it. From iOS 15.
///
/// Lines are laid out when somebody asks, the whole text at once, and kept until text or container change. Places are
/// in the container's space.
@preconcurrency @MainActor
open class NSTextLayoutManager: NSObject, NSTextSelectionDataSource {
    /// What the boxes of a text's parts are for.
    public enum SegmentType: Int, Sendable {
        /// As wide as the characters.
        case standard = 0
        /// Reaches to the container's edge where a line's end is selected.
        case selection = 1
        /// For highlights; as wide as the characters.
        case highlight = 2
    }

    /// Which boxes are gone through.
    public struct SegmentOptions: OptionSet, Sendable {
        /// One bit for each option.
        public let rawValue: UInt
        /// Empty: all boxes, with their ranges.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The block gets nil for ranges.
        public static let rangeNotRequired = SegmentOptions(rawValue: 1 << 0)
        /// The first and the last box only.
        public static let middleFragmentsExcluded = SegmentOptions(rawValue: 1 << 1)
        /// The first box begins at the container's leading edge.
        public static let headSegmentExtended = SegmentOptions(rawValue: 1 << 2)
        /// The last box ends at the container's trailing edge.
        public static let tailSegmentExtended = SegmentOptions(rawValue: 1 << 3)
        /// A place at a wrap stands at the end of the line before.
        public static let upstreamAffinity = SegmentOptions(rawValue: 1 << 4)
    }

    /// Held weakly; makes fragments, and says how links look.
    open weak var delegate: (any NSTextLayoutManagerDelegate)?
    /// Whether lines have their fonts' leading between them. Default: true.
    ///
    /// - Note: No effect here: lines are as high as their fonts say.
    open var usesFontLeading = true
    /// Whether text that takes very long to lay out is cut. Default: false.
    ///
    /// - Note: No effect here: nothing is suspicious.
    open var limitsLayoutForSuspiciousContents = false
    /// Whether words are hyphenated where paragraphs ask for it. Default: true.
    open var usesHyphenation = true { didSet { if usesHyphenation != oldValue { invalidateLines() } } }
    /// Whether natural alignment goes by the paragraph's direction. Default: true.
    ///
    /// - Note: No effect here: natural alignment goes by the view's direction.
    open var resolvesNaturalAlignmentWithBaseWritingDirection = true
    /// Where layout runs in the background.
    ///
    /// - Note: No effect here: text is laid out when somebody asks.
    open var layoutQueue: OperationQueue?
    /// What is laid out; set by adding the layout manager to it. Held weakly.
    open internal(set) weak var textContentManager: NSTextContentManager?
    /// Where the text stands. Nil by default.
    open var textContainer: NSTextContainer? {
        didSet {
            guard textContainer !== oldValue else { return }
            oldValue?.textLayoutManager = nil
            textContainer?.textLayoutManager = self
            invalidateLines()
        }
    }
    /// Lays out what is seen.
    open private(set) lazy var textViewportLayoutController = NSTextViewportLayoutController(textLayoutManager: self)
    /// What is selected; a text view doesn't set it. Empty by default.
    open var textSelections: [NSTextSelection] = []
    /// Finds selections by keys and touches.
    open lazy var textSelectionNavigation = NSTextSelectionNavigation(dataSource: self)
    /// Called for each fragment before it is drawn for the first time, and again after its rendering attributes were
    /// invalidated.
    open var renderingAttributesValidator: ((NSTextLayoutManager, NSTextLayoutFragment) -> Void)? {
        didSet { rendering.forgetValidation() }
    }
    /// What links look like where nobody says more: the link color with an underline.
    open class var linkRenderingAttributes: [NSAttributedString.Key: Any] {
        [.foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single.rawValue]
    }
    weak var owner: (any LaidOutTextOwner)?
    /// Emptied by `invalidateLines()`, and not used for containers of another room.
    final var known: TextLayoutPass?
    /// By element, as long as the element stays.
    final var fragments: [ObjectIdentifier: NSTextLayoutFragment] = [:]
    final var rendering = RenderingAttributes()
    /// By attachment: what makes a view for it.
    final var viewSources: [ObjectIdentifier: (attachment: NSTextAttachment, source: any AttachmentViewSource)] = [:]

    public override init() { super.init() }

    /// Moves to another content manager, with the text that it has.
    open func replace(_ textContentManager: NSTextContentManager) {
        guard self.textContentManager !== textContentManager else { return }
        self.textContentManager?.removeTextLayoutManager(self)
        textContentManager.addTextLayoutManager(self)
    }

    // MARK: Layout (Text/TextKit/Layout/NSTextLayoutManager+Layout.swift)
    /// The room that the lines take, padding included.
    open var usageBoundsForTextContainer: CGRect { usedRoom }
    /// Lays the text out, if it isn't.
    open func ensureLayout(for range: NSTextRange) { _ = pass() }
    /// Lays the text out, if it isn't.
    open func ensureLayout(for bounds: CGRect) { _ = pass() }
    /// Fragments of a range are made anew when somebody asks.
    open func invalidateLayout(for range: NSTextRange) { forgetFragments(in: range) }

    // MARK: Fragments
    /// The fragment at a point's height; nil above and below the text.
    open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
        laidOutFragments.first {
            $0.layoutFragmentFrame.minY <= position.y && position.y < $0.layoutFragmentFrame.maxY
        }
    }
    /// The fragment that holds a place; the last one at the text's end.
    open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
        fragment(at: offset(of: location))
    }
    /// Calls a block for each fragment from a place on, until it says false.
    ///
    /// - Parameter location: Nil is the text's start or, in reverse, its end.
    /// - Returns: The end of the last fragment that the block saw, in the direction; nil without fragments.
    @discardableResult
    open func enumerateTextLayoutFragments(
        from location: (any NSTextLocation)?,
        options: NSTextLayoutFragment.EnumerationOptions = [],
        using block: (NSTextLayoutFragment) -> Bool
    ) -> (any NSTextLocation)? { forEachFragment(from: location, options, block) }
    /// Calls a block for each box of a range, until it says false: range, frame, baseline from the frame's top, and the
    /// container. An empty range has one box without width.
    open func enumerateTextSegments(
        in textRange: NSTextRange,
        type: SegmentType,
        options: SegmentOptions = [],
        using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
    ) { forEachSegment(in: textRange, type, options, block) }

    // MARK: Rendering attributes (Text/TextKit/Layout/NSTextLayoutManager+Rendering.swift)
    /// Calls a block for each stretch from a place on, until it says false: the manager, the attributes, the range.
    open func enumerateRenderingAttributes(
        from location: any NSTextLocation,
        reverse: Bool,
        using block: (NSTextLayoutManager, [NSAttributedString.Key: Any], NSTextRange) -> Bool
    ) { forEachRendering(from: location, reverse: reverse, block) }
    /// What a range is drawn with over its own attributes: colors, lines and shadows, which don't move text.
    open func setRenderingAttributes(_ renderingAttributes: [NSAttributedString.Key: Any], for textRange: NSTextRange) {
        changeRendering(in: textRange) { $0 = renderingAttributes }
    }
    /// Adds one attribute to those that a range is drawn with.
    open func addRenderingAttribute(
        _ renderingAttribute: NSAttributedString.Key,
        value: Any?,
        for textRange: NSTextRange
    ) { changeRendering(in: textRange) { $0[renderingAttribute] = value } }
    /// Takes one attribute away from those that a range is drawn with.
    open func removeRenderingAttribute(_ renderingAttribute: NSAttributedString.Key, for textRange: NSTextRange) {
        changeRendering(in: textRange) { $0[renderingAttribute] = nil }
    }
    /// Forgets what a range is drawn with; the validator is asked again.
    open func invalidateRenderingAttributes(for textRange: NSTextRange) { forgetRendering(in: textRange) }
    /// What a link looks like: as the delegate says, or `linkRenderingAttributes`.
    open func renderingAttributes(forLink link: Any, at location: any NSTextLocation) -> [NSAttributedString.Key: Any] {
        let usual = type(of: self).linkRenderingAttributes
        guard let delegate else { return usual }
        return delegate.textLayoutManager(
            self,
            renderingAttributesForLink: link,
            at: location,
            defaultAttributes: usual
        )
            ?? usual
    }

    // MARK: Changing
    /// Puts elements in a range's place.
    open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]) {
        textContentManager?.replaceContents(in: range, with: textElements)
    }
    /// Puts text in a range's place.
    open func replaceContents(in range: NSTextRange, with attributedString: NSAttributedString) {
        if let storage = textContentManager as? NSTextContentStorage {
            storage.replaceCharacters(in: range, with: attributedString)
        } else {
            textContentManager?.replaceContents(
                in: range,
                with: [NSTextParagraph(attributedString: attributedString)]
            )
        }
    }

    // MARK: NSTextSelectionDataSource (Text/TextKit/Selection/NSTextLayoutManager+Selection.swift)
    /// The content manager's whole text; empty without one.
    open var documentRange: NSTextRange { textContentManager?.documentRange ?? NSTextRange(location: TextOffset(0)) }
    /// Goes through characters, words, sentences or paragraphs; lines count as paragraphs.
    open func enumerateSubstrings(
        from location: any NSTextLocation,
        options: NSString.EnumerationOptions = [],
        using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { forEachSubstring(from: location, options, block) }
    /// The unit around a place; what stands between words is a unit too.
    open func textRange(for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation)
        -> NSTextRange?
    { unit(selectionGranularity, at: offset(of: location)).map(textRange) }
    /// A place that the content manager knows; nil outside of the text.
    open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
        textContentManager?.location(location, offsetBy: offset)
    }
    /// As the content manager counts; UTF-16 units for a storage.
    open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
        textContentManager?.offset(from: from, to: to) ?? 0
    }
    /// Of the line that holds a place.
    open func baseWritingDirection(at location: any NSTextLocation)
        -> NSTextSelectionNavigation.WritingDirection
    { writingDirection(at: offset(of: location)) }
    /// Goes through the edges of a line's characters, from left to right.
    open func enumerateCaretOffsetsInLineFragment(
        at location: any NSTextLocation,
        using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { forEachCaret(onLineAt: offset(of: location), block) }
    /// The text of the line at a point's height; nil above and below the text.
    open func lineFragmentRange(for point: CGPoint, inContainerAt location: any NSTextLocation) -> NSTextRange? {
        lineRange(at: point).map(textRange)
    }
}

/// Makes a layout manager's fragments, and says how links look. From iOS 15.
@preconcurrency @MainActor
public protocol NSTextLayoutManagerDelegate: NSObjectProtocol {
    /// The fragment of an element; a plain one by default.
    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager,
        textLayoutFragmentFor location: any NSTextLocation,
        in textElement: NSTextElement
    ) -> NSTextLayoutFragment
    /// Whether a line may end before a place.
    ///
    /// - Note: Not asked here: lines end where the paragraph's rules say.
    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager,
        shouldBreakLineBefore location: any NSTextLocation,
        hyphenating: Bool
    ) -> Bool
    /// What a link looks like; nil draws it as other text.
    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager,
        renderingAttributesForLink link: Any,
        at location: any NSTextLocation,
        defaultAttributes renderingAttributes: [NSAttributedString.Key: Any]
    ) -> [NSAttributedString.Key: Any]?
}

extension NSTextLayoutManagerDelegate {
    /// Optional; a plain fragment.
    public func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager,
        textLayoutFragmentFor location: any NSTextLocation,
        in textElement: NSTextElement
    ) -> NSTextLayoutFragment { NSTextLayoutFragment(textElement: textElement, range: textElement.elementRange) }
    /// Optional; true.
    public func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager,
        shouldBreakLineBefore location: any NSTextLocation,
        hyphenating: Bool
    ) -> Bool { true }
    /// Optional; as usual.
    public func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager,
        renderingAttributesForLink link: Any,
        at location: any NSTextLocation,
        defaultAttributes renderingAttributes: [NSAttributedString.Key: Any]
    ) -> [NSAttributedString.Key: Any]? { renderingAttributes }
}
