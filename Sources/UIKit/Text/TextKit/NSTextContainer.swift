import CoreText

/// The room in which text is laid out.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    /// Points; a side of zero has no limit. A text view keeps the width of its own container up to date.
    open var size: CGSize {
        didSet {
            guard size != oldValue else { return }
            if !isTracking { changed() }
            guard let layoutManager else { return }
            layoutManager.delegate?.layoutManager(layoutManager, textContainer: self, didChangeGeometryFrom: oldValue)
        }
    }
    private final var isTracking = false
    /// Between the container's sides and the lines, in points. Default: 5.
    open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { changed() } } }
    /// 0: no limit.
    open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { changed() } } }
    /// What happens to the last line where text is left over.
    open var lineBreakMode: NSLineBreakMode = .byWordWrapping { didSet { changed() } }
    /// Areas that lines stand around, in the container's space. Empty by default.
    open var exclusionPaths: [UIBezierPath] = [] { didSet { changed() } }
    /// Whether a text view sets the width; true for its own container. Default: false.
    open var widthTracksTextView = false
    /// Whether the container is as high as its text view. Default: false.
    ///
    /// - Note: No effect here: text is as high as it needs in any case.
    open var heightTracksTextView = false
    /// The room for a line: asked for each line of a subclass's text, from the top (TX-9).
    ///
    /// By itself the first part of the proposed rectangle that is in the container and that `exclusionPaths` leave free.
    /// Lines keep `lineFragmentPadding` from both sides of what is returned. An empty rectangle has no room: lower ones
    /// are asked for, down to the container's height.
    /// - Parameters:
    ///   - proposedRect: In the container's space, in points; as wide as the container, or what was left of a row.
    ///   - characterIndex: Where the line begins, in UTF-16 units.
    ///   - baseWritingDirection: From which side the room is looked for.
    ///   - remainingRect: Gets what is left beside the room, for another line at the same height; empty for nothing.
    open func lineFragmentRect(
        forProposedRect proposedRect: CGRect,
        at characterIndex: Int,
        writingDirection baseWritingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect { freeRoom(in: proposedRect, isRightToLeft: baseWritingDirection == .rightToLeft, remainingRect) }
    /// True: lines are straight, and at most what `exclusionPaths` leaves of a rectangle.
    open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty && maximumNumberOfLines == 0 }
    /// Set when a layout manager takes the container; held weakly.
    open internal(set) weak var layoutManager: NSLayoutManager?
    /// Set when a layout manager of TextKit 2 takes the container; held weakly. From iOS 15.
    open internal(set) weak var textLayoutManager: NSTextLayoutManager?
    weak var owner: (any LaidOutTextOwner)?

    /// Has another layout manager lay out the text in the present one's containers, this one among them.
    open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
        guard let old = layoutManager, old !== newLayoutManager else { return }
        let containers = old.textContainers
        let storage = old.textStorage
        while !old.textContainers.isEmpty { old.removeTextContainer(at: 0) }
        for container in containers { newLayoutManager.addTextContainer(container) }
        storage?.removeLayoutManager(old)
        storage?.addLayoutManager(newLayoutManager)
    }

    /// Points; a side of zero has no limit.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    public override convenience init() { self.init(size: .zero) }

    /// Follows the text view, which lays out anyway.
    func setSizeQuietly(_ size: CGSize) {
        isTracking = true
        self.size = size
        isTracking = false
        layoutManager?.invalidateLines()
        textLayoutManager?.invalidateLines()
    }

    private func changed() {
        layoutManager?.textContainerChangedGeometry(self)
        textLayoutManager?.invalidateLines()
        owner?.textDidChangeLayout()
    }

    /// The exclusion paths as polygons, in the space of the lines.
    var exclusions: TextExclusions {
        TextExclusions(
            polygons: exclusionPaths.flatMap { path in
                path.cgPath.flattenedPolygons(tolerance: 0.5).map { polygon in
                    polygon.map { CGPoint(x: $0.x - lineFragmentPadding, y: $0.y) }
                }
            }
        )
    }
}
