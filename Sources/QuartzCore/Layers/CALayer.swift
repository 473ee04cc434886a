/// A rectangle of pixels in a tree, with its place, its contents, its looks and its time.
///
/// Geometry is in points in the superlayer's space, y pointing down as on iOS. A view keeps its geometry here and
/// nowhere else. What a property is set to counts at once (the model); what is shown may be on its way there
/// (``presentation()``). A change looks for its action by the property's name (``action(forKey:)``).
open class CALayer: NSObject {
    /// All that the layer shows, but for what its class adds.
    // Speed: layout would feel the checks for exclusive access; no value is held while others run.
    @exclusivity(unchecked) final var values = LayerValues()

    // MARK: Geometry
    /// The layer's own space: its origin is what lies at the layer's top left corner. Zero by default.
    open var bounds: CGRect {
        get { values.bounds }
        set {
            guard newValue != values.bounds else { return }
            let resizes = newValue.size != values.bounds.size
            change(.bounds) {
                $0.bounds = newValue
                if resizes { sizeDidChange() }
            }
        }
    }
    /// Where the anchor point lies in the superlayer.
    open var position: CGPoint {
        get { values.position }
        set { if newValue != values.position { change(.position) { $0.position = newValue } } }
    }
    /// The point of the layer, as fractions of its bounds, that `position` places. (0.5, 0.5) by default.
    open var anchorPoint: CGPoint {
        get { values.anchorPoint }
        set { if newValue != values.anchorPoint { change(.anchorPoint) { $0.anchorPoint = newValue } } }
    }
    /// How far in front of the layer's plane the transform's center lies, in points. 0 by default.
    open var anchorPointZ: CGFloat {
        get { values.anchorPointZ }
        set { if newValue != values.anchorPointZ { change(.anchorPointZ) { $0.anchorPointZ = newValue } } }
    }
    /// The layer's depth among its siblings; greater is nearer. 0 by default.
    open var zPosition: CGFloat {
        get { values.zPosition }
        set { if newValue != values.zPosition { change(.zPosition) { $0.zPosition = newValue } } }
    }
    /// Applied about the anchor point.
    open var transform: CATransform3D {
        get { values.transform }
        set { if newValue != values.transform { change(.transform) { $0.transform = newValue } } }
    }
    /// Applied to the sublayers, about the anchor point; the place for a perspective that they share.
    open var sublayerTransform: CATransform3D {
        get { values.sublayerTransform }
        set {
            change(.sublayerTransform, of: values.sublayerTransform, to: newValue) { $0.sublayerTransform = newValue }
        }
    }
    /// The smallest upright rectangle around the layer in its superlayer; setting it moves and resizes the layer.
    open var frame: CGRect {
        get { boundingFrame }
        set { observed(["frame"]) { boundingFrame = newValue } }
    }
    /// Whether a point of the layer's space lies in its bounds.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
    /// The deepest layer at a point of the *superlayer's* space; of presentation layers, where they are shown.
    open func hitTest(_ p: CGPoint) -> CALayer? { deepestLayer(at: p) }

    // MARK: Contents
    /// A `CGImage`, or nil for what the layer draws itself.
    open var contents: Any? {
        get { values.contents }
        set { change(.contents) { $0.contents = newValue } }
    }
    /// How contents of another size fill the bounds. Default: resize.
    open var contentsGravity: CALayerContentsGravity {
        get { values.contentsGravity }
        set { if newValue != values.contentsGravity { change(.contentsGravity) { $0.contentsGravity = newValue } } }
    }
    /// How pixels are made up where the contents are shown larger than they are.
    open var magnificationFilter: CALayerContentsFilter {
        get { values.magnificationFilter }
        set {
            change(.magnificationFilter, of: values.magnificationFilter, to: newValue) {
                $0.magnificationFilter = newValue
            }
        }
    }
    /// How pixels are made up where the contents are shown smaller than they are.
    open var minificationFilter: CALayerContentsFilter {
        get { values.minificationFilter }
        set {
            change(.minificationFilter, of: values.minificationFilter, to: newValue) {
                $0.minificationFilter = newValue
            }
        }
    }
    /// Pixels of the contents per point. 1 by default; views set their screen's scale.
    open var contentsScale: CGFloat {
        get { values.contentsScale }
        set { if newValue != values.contentsScale { change(.contentsScale) { $0.contentsScale = newValue } } }
    }
    /// The part of the contents that is shown, as fractions of the image.
    open var contentsRect: CGRect {
        get { values.contentsRect }
        set { if newValue != values.contentsRect { change(.contentsRect) { $0.contentsRect = newValue } } }
    }
    /// The part of the contents that stretches, as fractions of the image; the corners keep their size.
    open var contentsCenter: CGRect {
        get { values.contentsCenter }
        set { if newValue != values.contentsCenter { change(.contentsCenter) { $0.contentsCenter = newValue } } }
    }
    /// A promise that the contents fill the bounds. Default: false.
    ///
    /// - Note: No effect here: what lies behind is painted in any case.
    open var isOpaque: Bool {
        get { values.isOpaque }
        set { if newValue != values.isOpaque { change(.opaque) { $0.isOpaque = newValue } } }
    }

    // MARK: Looks
    /// 0 (invisible) … 1, for the layer and all below it as a group.
    open var opacity: Float {
        get { values.opacity }
        set { if newValue != values.opacity { change(.opacity) { $0.opacity = newValue } } }
    }
    /// Hides the sublayers too; layout goes on. Default: false.
    open var isHidden: Bool {
        get { values.isHidden }
        set { if newValue != values.isHidden { change(.hidden) { $0.isHidden = newValue } } }
    }
    /// Cuts contents and sublayers off at the bounds and their rounded corners. Default: false.
    open var masksToBounds: Bool {
        get { values.masksToBounds }
        set { if newValue != values.masksToBounds { change(.masksToBounds) { $0.masksToBounds = newValue } } }
    }
    /// False hides the layer while its transform shows its back. Default: true.
    open var isDoubleSided: Bool {
        get { values.isDoubleSided }
        set { if newValue != values.isDoubleSided { change(.doubleSided) { $0.isDoubleSided = newValue } } }
    }
    /// Drawn below the contents, in the rounded bounds; nil, the default, draws nothing.
    open var backgroundColor: CGColor? {
        get { values.backgroundColor }
        set { if newValue != values.backgroundColor { change(.backgroundColor) { $0.backgroundColor = newValue } } }
    }
    /// Points. Cuts the sublayers only with `masksToBounds`.
    open var cornerRadius: CGFloat {
        get { values.cornerRadius }
        set { if newValue != values.cornerRadius { change(.cornerRadius) { $0.cornerRadius = newValue } } }
    }
    /// The shape of rounded corners. Default: circular.
    open var cornerCurve: CALayerCornerCurve {
        get { values.cornerCurve }
        set { if newValue != values.cornerCurve { change(.cornerCurve) { $0.cornerCurve = newValue } } }
    }
    /// The corners that are rounded. All by default.
    open var maskedCorners: CACornerMask {
        get { values.maskedCorners }
        set { if newValue != values.maskedCorners { change(.maskedCorners) { $0.maskedCorners = newValue } } }
    }
    /// Points, drawn inside the bounds and above the sublayers.
    open var borderWidth: CGFloat {
        get { values.borderWidth }
        set { if newValue != values.borderWidth { change(.borderWidth) { $0.borderWidth = newValue } } }
    }
    /// Black by default; nil draws none.
    open var borderColor: CGColor? {
        get { values.borderColor }
        set { if newValue != values.borderColor { change(.borderColor) { $0.borderColor = newValue } } }
    }
    /// Black by default; nil draws none.
    open var shadowColor: CGColor? {
        get { values.shadowColor }
        set { if newValue != values.shadowColor { change(.shadowColor) { $0.shadowColor = newValue } } }
    }
    /// 0 (no shadow, the default) … 1.
    open var shadowOpacity: Float {
        get { values.shadowOpacity }
        set { if newValue != values.shadowOpacity { change(.shadowOpacity) { $0.shadowOpacity = newValue } } }
    }
    /// Points, y down; (0, -3) by default, as on every Apple system.
    open var shadowOffset: CGSize {
        get { values.shadowOffset }
        set { if newValue != values.shadowOffset { change(.shadowOffset) { $0.shadowOffset = newValue } } }
    }
    /// The blur's reach in points; 3 by default.
    open var shadowRadius: CGFloat {
        get { values.shadowRadius }
        set { if newValue != values.shadowRadius { change(.shadowRadius) { $0.shadowRadius = newValue } } }
    }
    /// The shadow's shape in the layer's space; nil for the shape of what the layer shows.
    open var shadowPath: CGPath? {
        get { values.shadowPath }
        set { if newValue !== values.shadowPath { change(.shadowPath) { $0.shadowPath = newValue } } }
    }
    /// A layer whose alpha cuts this one. It is no sublayer; its place is in this layer's space.
    open var mask: CALayer? {
        get { modelLayer?.maskLayer?.makePresentation(isForApp: true) ?? maskLayer }
        set { setMask(newValue) }
    }

    // MARK: Compositing (Compositor/CALayer+Compositing.swift)
    final var ownVibrancy: LayerVibrancy?
    final var rareSettings: RareLayerSettings?

    // MARK: Identity
    /// For the app's own use. Nil by default.
    open var name: String?
    /// Draws and lays out in the layer's place, and is asked for actions; it isn't kept alive. A view's layer has the
    /// view.
    open var delegate: (any CALayerDelegate)? {
        get { owner ?? delegateReference ?? modelLayer?.owner }
        set { (owner, delegateReference) = (nil, newValue) }
    }
    private final weak var delegateReference: (any CALayerDelegate)?
    /// The delegate while it is the view whose layer this is, which sets it to nil when it goes.
    ///
    /// Speed: an object that ever had a weak reference is retained and released at several times the cost, and a layout
    /// is little else.
    package final unowned(unsafe) var owner: (any LayerOwner)? { didSet { hasOwner = owner != nil } }
    @exclusivity(unchecked) final private(set) var hasOwner = false
    /// Whether this is no subclass, so that its properties may be set without asking one.
    package final var isPlain: Bool { isOfBaseClass }
    @exclusivity(unchecked) private final var isOfBaseClass = false
    /// Names the layer in differences of its tree; never used again.
    package let identifier = LayerIdentifier.next()

    // MARK: Time (Layers/CALayer+Time.swift)
    final var time = MediaTiming(duration: .infinity)
    /// When the layer's time begins, in seconds of its superlayer's. 0 by default.
    open var beginTime: CFTimeInterval {
        get { time.beginTime }
        set { changeTime { $0.beginTime = newValue } }
    }
    /// Infinite by default: a layer has no end.
    open var duration: CFTimeInterval {
        get { time.duration }
        set { changeTime { $0.duration = newValue } }
    }
    /// 0 holds the layer's animations and those of all below it.
    open var speed: Float {
        get { time.speed }
        set { changeTime { $0.speed = newValue } }
    }
    /// Seconds by which the layer's time is ahead. 0 by default.
    open var timeOffset: CFTimeInterval {
        get { time.timeOffset }
        set { changeTime { $0.timeOffset = newValue } }
    }
    /// How often the layer's time runs through `duration`. 0 by default: once.
    open var repeatCount: Float {
        get { time.repeatCount }
        set { changeTime { $0.repeatCount = newValue } }
    }
    /// For how many seconds it does; 0, the default, leaves that to `repeatCount`.
    open var repeatDuration: CFTimeInterval {
        get { time.repeatDuration }
        set { changeTime { $0.repeatDuration = newValue } }
    }
    /// Whether its time runs back again each time. False by default.
    open var autoreverses: Bool {
        get { time.autoreverses }
        set { changeTime { $0.autoreverses = newValue } }
    }
    /// What the layer's time is before and after its duration. Removed by default.
    open var fillMode: CAMediaTimingFillMode {
        get { time.fillMode }
        set { changeTime { $0.fillMode = newValue } }
    }

    // MARK: Actions and animations (Layers/CALayer+Actions.swift, Layers/CALayer+Animations.swift)
    /// What happens by name when a property changes; asked after the delegate. Nil by default.
    open var actions: [String: any CAAction]?
    /// More actions, under the key "actions", and values of properties that aren't set. Nil by default.
    open var style: [AnyHashable: Any]?
    /// What the class does when no one else names an action for a key: nil, which leaves it to Core Animation.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    /// What a property named by `key` is unless it was set; nil for none.
    open class func defaultValue(forKey key: String) -> Any? { initialValue(forKey: key) }
    /// What to do for an event: as the delegate, the layer's actions, its style and its class say, in this order; else
    /// the implicit animation of a property. Nil for nothing.
    open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }
    /// Starts a copy of the animation; one that was added under the same key is removed. Nil is no key.
    open func add(_ anim: CAAnimation, forKey key: String?) { begin(anim, forKey: key) }
    /// Ends an animation before its time; the property shows its model value at once.
    open func removeAnimation(forKey key: String) { endAnimations { $0.key == key } }
    /// Ends all animations before their time.
    open func removeAllAnimations() { endAnimations { _ in true } }
    /// The layer's own copy: don't change it.
    open func animation(forKey key: String) -> CAAnimation? { running.last { $0.key == key }?.animation }
    /// The keys of the layer's animations, the oldest first; nil without any.
    open func animationKeys() -> [String]? { keysOfAnimations }
    /// In the order in which they were added.
    final var running: [RunningAnimation] = []

    // MARK: Model and presentation (Layers/CALayer+Presentation.swift)
    /// A copy of the layer as it is shown now, with those of its sublayers; changes to it have no effect.
    open func presentation() -> Self? { makePresentation(isForApp: true) as? Self }
    /// The layer that a presentation layer was made of; the layer itself for any other.
    open func model() -> Self { (modelLayer as? Self) ?? self }
    @exclusivity(unchecked) final var modelLayer: CALayer?
    /// Valid as long as nothing changes and the clock stands at ``presentationTime``.
    @exclusivity(unchecked) final var cachedPresentation: CALayer?
    /// A presentation layer's moment, in the layer's own time.
    final var presentationTime: CFTimeInterval = 0
    final var transitionState: LayerTransition?
    /// Values of keys that are no property of the layer.
    final var otherValues: [String: Any] = [:]

    // MARK: Tree (Layers/CALayer+Tree.swift)
    /// The sublayers, the farthest first; nil when there are none.
    open var sublayers: [CALayer]? {
        get { shownSublayers }
        set { setSublayers(newValue ?? []) }
    }
    /// Nil for a root; the layer whose mask this is, for a mask.
    open var superlayer: CALayer? { superlayerReference }
    package final var children: [CALayer] = []
    /// Set to nil by a superlayer that goes.
    final unowned(unsafe) var superlayerReference: CALayer?
    final var maskLayer: CALayer?
    /// Whether the tree below is on a screen: the layer of a window.
    package final var isDisplayRoot = false
    /// The commit before which the layer came to its superlayer.
    final var commitOfInsertion = CommitStamp.now

    // MARK: Following (Differences/LayerTreeObserver.swift)
    /// How many observers know the layer.
    @exclusivity(unchecked) final var observerCount = 0
    /// What has changed since the observers looked.
    final var changedProperties = LayerPropertySet()

    // MARK: State of drawing and layout
    @exclusivity(unchecked) package internal(set) final var displayIsNeeded = false
    package final var layoutIsNeeded: Bool { needsLayoutNow }
    @exclusivity(unchecked) final var needsLayoutNow = false
    @exclusivity(unchecked) final var isLayingOut = false
    /// What `draw(in:)` drew (Layers/CALayer+Drawing.swift).
    @exclusivity(unchecked) final var drawingState = LayerDrawingState()
    /// Whether an animation changes what a presentation layer draws.
    @exclusivity(unchecked) final var drawsForItself = false

    public override init() {
        super.init()
        isOfBaseClass = type(of: self) == CALayer.self
    }

    /// A copy of a layer's values, as the presentation tree makes them. Override it to copy the properties of a
    /// subclass.
    public init(layer: Any) {
        super.init()
        guard let source = layer as? CALayer else { return }
        copyValues(of: source)
        // A presentation layer finds a view through its model.
        delegateReference = source.delegateReference
    }

    /// Archives aren't read: the same as `init()`.
    public required init?(coder: NSCoder) { super.init() }

    deinit {
        for child in children where child.superlayerReference === self { child.superlayerReference = nil }
        if let maskLayer, maskLayer.superlayerReference === self { maskLayer.superlayerReference = nil }
    }

    // MARK: Drawing
    /// Draws the contents in the layer's bounds space; asks the delegate by default.
    open func draw(in context: CGContext) { delegate?.draw(self, in: context) }
    /// Paints the layer and all below it with the context's user space as the layer's bounds space: what is set, without
    /// running animations.
    open func render(in ctx: CGContext) { paintModel(in: ctx) }
    /// How much further than the radius a corner's curve reaches: 1 for circular, 1.528665 for continuous corners.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat { curve.expansionFactor }
    /// Paints what the layer's class shows besides its contents, in the layer's bounds space; nothing for a plain layer.
    package func paintShape(in context: CGContext) {}
    /// Where `paintShape(in:)` may paint outside of the bounds, in the bounds space; null for a plain layer.
    package var shapeExtent: CGRect { .null }
    /// Renews the contents: by default has the delegate's `display(_:)` set them, or else `draw(in:)` draw them.
    open func display() { renewContents() }
    /// Has the contents drawn anew at the end of the turn, when the layer is on a screen.
    open func setNeedsDisplay() { markForDisplay() }
    /// The whole layer: parts aren't drawn by themselves.
    open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
    /// True from `setNeedsDisplay()` until `display()`.
    open func needsDisplay() -> Bool { displayIsNeeded }
    /// Whether a change of the size calls `display()`; what `draw(in:)` draws is made anew in any case. Default: false.
    @exclusivity(unchecked) open var needsDisplayOnBoundsChange = false
    /// Whether drawing may run on another thread. Default: false.
    ///
    /// - Note: No effect here: drawing never waits.
    open var drawsAsynchronously = false
    /// Calls `display()` now where it is due.
    open func displayIfNeeded() { displayWhereDue() }
    /// Whether a change of the property named by `key`, or an animation of it, needs a new drawing. No by default.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    // MARK: Layout
    /// Has the sublayers placed in the next layout pass; a change of the bounds' size does so too.
    open func setNeedsLayout() { markForLayout() }
    /// True from `setNeedsLayout()` until `layoutSublayers()` is called.
    open func needsLayout() -> Bool { layoutIsNeeded }
    /// Calls `layoutSublayers()` of this layer now where it is due; sublayers wait for theirs.
    open func layoutIfNeeded() { layOutWhereDue() }
    /// Places the sublayers; asks the delegate by default.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
    /// The present size of the frame.
    open func preferredFrameSize() -> CGSize { frame.size }

    // MARK: The tree's changes (Layers/CALayer+Tree.swift)
    /// In front of the others, taken from its old superlayer; marks this layer for layout (EV-M8).
    open func addSublayer(_ layer: CALayer) { insert(layer, at: nil) }
    /// Beyond the end means in front of all.
    open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }
    /// Behind all when the sibling isn't a sublayer.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, behind: sibling) }
    /// In front of all when the sibling isn't a sublayer.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, before: sibling) }
    /// Does nothing when the old one isn't a sublayer.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }
    /// A mask is taken off the layer that it masks.
    open func removeFromSuperlayer() { leaveSuperlayer() }

    // MARK: Values by name (Layers/CALayer+KeyValueCoding.swift)
    /// The value of a property, or what was stored for a key of the app's own.
    open func value(forKey key: String) -> Any? { keyedValue(forKey: key) }
    /// Sets a property, or stores a value for a key of the app's own: either looks for its action.
    open func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, forKey: key) }
    /// The value of a property or a part of it: `transform.rotation.z`.
    open func value(forKeyPath keyPath: String) -> Any? { layerValue(at: LayerKeyPath(keyPath)).any }
    /// Sets a property or a part of it.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        setLayerValue(LayerValue(any: value), at: LayerKeyPath(keyPath))
    }

    // MARK: What a class adds to the values
    /// The value of a property that all layers have or the class adds; ``LayerValue/none`` for others.
    package func layerValue(_ property: LayerProperty) -> LayerValue { plainValue(property) }
    /// Sets such a property, as its setter would.
    package func setLayerValue(_ value: LayerValue, for property: LayerProperty) { setPlainValue(value, for: property) }
    /// The properties beyond those of a plain layer.
    package class var addedProperties: [LayerProperty] { [] }
}
