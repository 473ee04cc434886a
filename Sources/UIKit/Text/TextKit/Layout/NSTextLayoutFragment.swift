import CoreText

/// An element on its lines. From iOS 15.
///
/// A subclass draws more than its lines, and has room around them.
@preconcurrency @MainActor
open class NSTextLayoutFragment: NSObject {
    /// How fragments are gone through.
    public struct EnumerationOptions: OptionSet, Sendable {
        /// One bit for each option.
        public let rawValue: UInt
        /// Empty: from the start on.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// From the end to the start.
        public static let reverse = EnumerationOptions(rawValue: 1 << 0)
        /// Frames may be estimates; they are exact here in any case.
        public static let estimatesSize = EnumerationOptions(rawValue: 1 << 1)
        /// Fragments have lines; they have here in any case.
        public static let ensuresLayout = EnumerationOptions(rawValue: 1 << 2)
        /// The last fragment has the empty line behind a separator; it has here in any case.
        public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 1 << 3)
    }

    /// How far layout has come.
    public enum State: UInt, Sendable {
        /// Not laid out.
        case none = 0
        /// The size is a guess; never so here.
        case estimatedUsageBounds = 1
        /// The size is known, the lines aren't; never so here.
        case calculatedUsageBounds = 2
        /// Laid out.
        case layoutAvailable = 3
    }

    /// Lays the fragment out; held weakly.
    open internal(set) weak var textLayoutManager: NSTextLayoutManager?
    /// What is laid out; held weakly.
    open private(set) weak var textElement: NSTextElement?
    /// Where the fragment stands in the text.
    open private(set) var rangeInElement: NSTextRange
    /// In order, with the empty line behind a separator at the text's end; empty before layout.
    open private(set) var textLineFragments: [NSTextLineFragment] = []
    /// Where layout runs in the background.
    ///
    /// - Note: No effect here: text is laid out when somebody asks.
    open var layoutQueue: OperationQueue?
    /// Whether there are lines.
    open private(set) var state: State = .none
    private final var frame = CGRect.zero

    /// A fragment of an element; nil is its whole range.
    public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
        self.textElement = textElement
        self.rangeInElement = rangeInElement ?? textElement.elementRange ?? NSTextRange(location: TextOffset(0))
        super.init()
    }

    /// The fragment is made anew when somebody asks.
    open func invalidateLayout() {
        state = .none
        textLayoutManager?.invalidateLayout(for: rangeInElement)
    }

    // MARK: Places
    /// Where the fragment stands in the container, margins included; zero before layout.
    open var layoutFragmentFrame: CGRect { frame }
    /// What drawing needs, from the frame's top left corner; glyphs may leave their lines by some points.
    open var renderingSurfaceBounds: CGRect {
        let lines = textLineFragments.reduce(CGRect.null) { $0.union($1.typographicBounds) }
        let height = textLineFragments.map(\.typographicBounds.height).max() ?? 0
        return lines.isNull ? .zero : lines.insetBy(dx: -height / 4, dy: -height / 4)
    }
    /// Points between the container's leading edge and the lines. Default: 0.
    open var leadingPadding: CGFloat { 0 }
    /// Points between the lines and the container's trailing edge. Default: 0.
    open var trailingPadding: CGFloat { 0 }
    /// Points above the first line. Default: 0.
    open var topMargin: CGFloat { 0 }
    /// Points below the last line. Default: 0.
    open var bottomMargin: CGFloat { 0 }
    /// Where an attachment stands, from the fragment's top left corner; zero where there is none.
    open func frameForTextAttachment(at location: any NSTextLocation) -> CGRect {
        guard let textLayoutManager, let pass = textLayoutManager.pass() else { return .zero }
        let place = pass.shown(textLayoutManager.offset(of: location))
        guard let found = pass.text.layout.attachmentFrames.first(where: { $0.index == place }) else { return .zero }
        return found.frame.offsetBy(dx: pass.text.origin.x - frame.minX, dy: pass.text.origin.y - frame.minY)
    }
    /// The line at a distance from the fragment's top; the nearest unless it has to match exactly. From iOS 17.
    open func textLineFragment(forVerticalOffset verticalOffset: CGFloat, requiresExactMatch: Bool)
        -> NSTextLineFragment?
    {
        let exact = textLineFragments.first {
            $0.typographicBounds.minY <= verticalOffset && verticalOffset < $0.typographicBounds.maxY
        }
        if requiresExactMatch { return exact }
        return exact
            ?? textLineFragments.min {
                abs($0.typographicBounds.midY - verticalOffset) < abs($1.typographicBounds.midY - verticalOffset)
            }
    }
    /// The line that holds a place; at a wrap the earlier one where asked. From iOS 17.
    open func textLineFragment(for textLocation: any NSTextLocation, isUpstreamAffinity: Bool) -> NSTextLineFragment? {
        guard let textLayoutManager else { return nil }
        let place = textLayoutManager.offset(from: rangeInElement.location, to: textLocation)
        let found = textLineFragments.last { $0.characterRange.location <= place }
        guard isUpstreamAffinity, let found, found.characterRange.location == place,
            let index = textLineFragments.firstIndex(where: { $0 === found }), index > 0
        else { return found }
        return textLineFragments[index - 1]
    }

    // MARK: Drawing
    /// Draws lines and attachments.
    ///
    /// - Parameter point: Where the frame's top left corner goes.
    open func draw(at point: CGPoint, in context: CGContext) {
        guard let textLayoutManager, let pass = textLayoutManager.pass(),
            let piece = pass.pieces.first(where: { $0.fragment === self }), !piece.shown.isEmpty,
            let layout = textLayoutManager.drawnLayout()
        else { return }
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        let origin = CGPoint(
            x: point.x + pass.text.origin.x - frame.minX,
            y: point.y + pass.text.origin.y - frame.minY
        )
        layout.draw(in: context, at: origin, range: piece.shown)
        // Those with a view of their own are shown by it.
        let attachments = DrawnText(layout: layout, attachments: pass.text.attachments, origin: origin)
        attachments.drawAttachments(in: piece.shown) { [weak textLayoutManager] in
            textLayoutManager?.viewSources[ObjectIdentifier($0)] == nil
        }
    }

    func place(at frame: CGRect, range: NSTextRange, lines: [NSTextLineFragment], isLaidOut: Bool) {
        self.frame = frame
        rangeInElement = range
        textLineFragments = lines
        state = isLaidOut ? .layoutAvailable : .none
    }
}
