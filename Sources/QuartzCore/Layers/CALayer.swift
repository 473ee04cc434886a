/// A rectangle of pixels in a tree, with its place, its contents and its looks.
///
/// Geometry is in points in the superlayer's space, y pointing down as on iOS. A view keeps its geometry here and
/// nowhere else.
open class CALayer: NSObject {
    // MARK: Geometry
    /// The layer's own space: its origin is what lies at the layer's top left corner. Zero by default.
    open var bounds: CGRect = .zero { didSet { boundsDidChange(from: oldValue) } }
    /// Where the anchor point lies in the superlayer.
    open var position: CGPoint = .zero
    /// The point of the layer, as fractions of its bounds, that `position` places. (0.5, 0.5) by default.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// The layer's depth among its siblings; greater is nearer. 0 by default.
    open var zPosition: CGFloat = 0
    /// Applied about the anchor point.
    open var transform: CATransform3D = CATransform3DIdentity
    /// Applied to the sublayers.
    open var sublayerTransform: CATransform3D = CATransform3DIdentity
    /// Kept for the app: nothing is drawn upside down. False by default.
    open var isGeometryFlipped = false

    // MARK: Contents
    /// A `CGImage`, or nil for what the layer draws itself.
    open var contents: Any?
    /// How contents of another size fill the bounds. Default: resize.
    open var contentsGravity: CALayerContentsGravity = .resize
    /// How pixels are made up where the contents are shown larger than they are.
    open var magnificationFilter: CALayerContentsFilter = .linear
    /// How pixels are made up where the contents are shown smaller than they are.
    open var minificationFilter: CALayerContentsFilter = .linear
    /// Pixels of the contents per point. 1 by default; views set their screen's scale.
    open var contentsScale: CGFloat = 1
    /// The part of the contents that is shown, as fractions of the image.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The part of the contents that stretches, as fractions of the image; the corners keep their size.
    open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Drawn with this color instead of its own ones where the contents are a template. Set by image views.
    package var contentsTint: CGColor?
    /// A promise that the contents fill the bounds; changes nothing here. Default: false.
    open var isOpaque = false

    // MARK: Looks
    /// 0 (invisible) … 1, for the layer and all below it as a group.
    open var opacity: Float = 1
    /// Hides the sublayers too; layout goes on. Default: false.
    open var isHidden = false
    /// Cuts contents and sublayers off at the bounds and their rounded corners. Default: false.
    open var masksToBounds = false
    /// False hides the layer while its transform shows its back. Default: true.
    open var isDoubleSided = true
    /// Drawn below the contents, in the rounded bounds; nil, the default, draws nothing.
    open var backgroundColor: CGColor?
    /// Points. Cuts the sublayers only with `masksToBounds`.
    open var cornerRadius: CGFloat = 0
    /// The shape of rounded corners. Default: circular.
    open var cornerCurve: CALayerCornerCurve = .circular
    /// The corners that are rounded. All by default.
    open var maskedCorners: CACornerMask = .all
    /// Points, drawn inside the bounds and above the sublayers.
    open var borderWidth: CGFloat = 0
    /// Black by default; nil draws none.
    open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    /// Black by default; nil draws none.
    open var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    /// 0 (no shadow, the default) … 1.
    open var shadowOpacity: Float = 0
    /// Points, y down; (0, -3) by default, as on every Apple system.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// The blur's reach in points; 3 by default.
    open var shadowRadius: CGFloat = 3
    /// The shadow's shape in the layer's space; nil for the shape of what the layer shows.
    open var shadowPath: CGPath?
    /// Its alpha cuts the layer. It is no sublayer; its place is in this layer's space.
    open var mask: CALayer? { didSet { mask?.superlayerReference = self } }
    /// Kept for the app: layers are always drawn as they are. Default: false.
    open var shouldRasterize = false
    /// Kept for the app. Default: 1.
    open var rasterizationScale: CGFloat = 1
    /// Kept for the app: edges are always smooth. Default: false.
    open var allowsEdgeAntialiasing = false
    /// Kept for the app: opacity always holds for layer and sublayers as a group. Default: true.
    open var allowsGroupOpacity = true

    // MARK: Identity
    /// For the app's own use. Nil by default.
    open var name: String?
    /// Draws and lays out in the layer's place; it isn't kept alive. A view's layer has the view.
    open weak var delegate: (any CALayerDelegate)?

    // MARK: Tree
    /// The sublayers, the farthest first; nil when there never were any.
    open var sublayers: [CALayer]? {
        get { children.isEmpty ? nil : children }
        set {
            for child in children { child.superlayerReference = nil }
            children = []
            for child in newValue ?? [] { addSublayer(child) }
        }
    }
    /// Nil for a root; the layer whose mask this is, for a mask.
    open var superlayer: CALayer? { superlayerReference }
    package private(set) var children: [CALayer] = []
    private weak var superlayerReference: CALayer?

    // MARK: State of drawing and layout
    package private(set) var displayIsNeeded = false
    package private(set) var layoutIsNeeded = false
    /// What `draw(in:)` drew last, kept by the compositor until the layer needs display again.
    package var drawnContents: CGImage?
    /// Whether `draw(in:)` ran since the layer last needed display; what it drew may have been nothing.
    package var hasDrawn = false

    public override init() { super.init() }

    /// A copy of a layer's values, as the presentation tree makes them.
    public init(layer: Any) {
        super.init()
        guard let source = layer as? CALayer else { return }
        (bounds, position, anchorPoint, zPosition) = (
            source.bounds, source.position, source.anchorPoint, source.zPosition
        )
        (transform, opacity, isHidden) = (source.transform, source.opacity, source.isHidden)
        (backgroundColor, cornerRadius, borderWidth) = (source.backgroundColor, source.cornerRadius, source.borderWidth)
    }

    public required init?(coder: NSCoder) { super.init() }

    // MARK: Drawing
    /// Draws the contents in the layer's bounds space; asks the delegate by default.
    open func draw(in context: CGContext) { delegate?.draw(self, in: context) }

    /// Paints what the layer's class shows besides its contents, in the layer's bounds space; nothing for a plain layer.
    package func paintShape(in context: CGContext) {}

    /// Renews the contents: the delegate's `display(_:)` by default.
    open func display() { delegate?.display(self) }

    /// Has the contents drawn anew for the next picture.
    open func setNeedsDisplay() {
        displayIsNeeded = true
        discardDrawing()
    }

    /// The whole layer: parts aren't drawn by themselves.
    open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
    /// True from `setNeedsDisplay()` until the next picture or `displayIfNeeded()`.
    open func needsDisplay() -> Bool { displayIsNeeded }

    /// Calls `display()` now where it is due.
    open func displayIfNeeded() {
        guard displayIsNeeded else { return }
        displayIsNeeded = false
        display()
    }

    /// Whether a change of the property named by `key` needs a new drawing. No by default.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    // MARK: Layout
    /// Has the sublayers placed in the next layout pass; a change of the bounds' size does so too.
    open func setNeedsLayout() { layoutIsNeeded = true }
    /// True from `setNeedsLayout()` until `layoutSublayers()` is called.
    open func needsLayout() -> Bool { layoutIsNeeded }

    /// Calls `layoutSublayers()` of this layer now where it is due; sublayers wait for theirs.
    open func layoutIfNeeded() {
        guard layoutIsNeeded else { return }
        layoutIsNeeded = false
        layoutSublayers()
    }

    /// Places the sublayers; asks the delegate by default.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    /// The present size of the frame.
    open func preferredFrameSize() -> CGSize { frame.size }

    private func boundsDidChange(from old: CGRect) {
        guard bounds.size != old.size else { return }
        layoutIsNeeded = true
        discardDrawing()
    }

    private func discardDrawing() {
        drawnContents = nil
        hasDrawn = false
    }

    // MARK: Changing the tree
    /// In front of the others, taken from its old superlayer (EV-M8).
    open func addSublayer(_ layer: CALayer) { insert(layer, at: nil) }

    /// Beyond the end means in front of all.
    open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }

    /// Behind all when the sibling isn't a sublayer.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        layer.removeFromSuperlayer()
        insert(layer, at: children.firstIndex { $0 === sibling } ?? 0)
    }

    /// In front of all when the sibling isn't a sublayer.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        layer.removeFromSuperlayer()
        insert(layer, at: children.firstIndex { $0 === sibling }.map { $0 + 1 })
    }

    /// Does nothing when the old one isn't a sublayer.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard let index = children.firstIndex(where: { $0 === oldLayer }) else { return }
        oldLayer.removeFromSuperlayer()
        insert(newLayer, at: index)
    }

    /// A mask is taken off the layer that it masks.
    open func removeFromSuperlayer() {
        guard let parent = superlayerReference else { return }
        if parent.mask === self { parent.mask = nil }
        parent.children.removeAll { $0 === self }
        superlayerReference = nil
    }

    private func insert(_ layer: CALayer, at index: Int?) {
        layer.removeFromSuperlayer()
        layer.superlayerReference = self
        if let index, index < children.count {
            children.insert(layer, at: max(0, index))
        } else {
            children.append(layer)
        }
    }
}
