import ObjectiveCRuntime

/// Shows one image or a series of them.
@preconcurrency @MainActor
open class UIImageView: UIView, UIAccessibilityContentSizeCategoryImageAdjusting {
    var animation = ImageAnimation()
    /// Shows effects of a symbol; nil before the first one.
    var symbolEffectPlayer: SymbolEffectPlayer?
    /// Whether what is shown was drawn for the bounds, so that it changes with them.
    var isDrawnForBounds = false
    /// Whether images without a rendering mode take the tint: true in system buttons and bars (IM-6).
    var isTemplatePlace = false { didSet { if isTemplatePlace != oldValue { showImage() } } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Called with a document's coder, which holds what the document says of it.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Takes the image's size.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        self.image = image
        imageDidChange()
    }

    /// Takes the image's size or, without one, the highlighted image's.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? highlightedImage?.size ?? .zero))
        isUserInteractionEnabled = false
        self.image = image
        self.highlightedImage = highlightedImage
        imageDidChange()
    }

    // MARK: Images
    /// Shown in the variant that fits the view's traits (IM-1); an animated one runs by itself (EV-M6). Nil by default.
    open var image: UIImage? {
        willSet { ObservableChange.begin(self, ["image"]) }
        didSet {
            if image !== oldValue { imageDidChange() }
            ObservableChange.end(self, ["image"])
        }
    }
    /// Shown while `isHighlighted`; nil, the default: the image.
    open var highlightedImage: UIImage? { didSet { if highlightedImage !== oldValue { imageDidChange() } } }
    /// Cells set it while they are highlighted or selected. Default: false.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { showImage() } } }
    /// How bright whites of the image may be (iOS 17). Default: unspecified, as the traits say.
    ///
    /// - Note: No effect here: pictures have the standard range.
    open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified
    /// How bright whites of the image are; standard.
    open var imageDynamicRange: UIImage.DynamicRange { .standard }
    /// How a symbol image is drawn where it doesn't say so itself.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { imageDidChange() } }

    /// Whether the view wishes for a larger size at accessibility text sizes, and its image follows. Symbols that follow
    /// a text style grow by themselves. Default: false.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
        didSet { if adjustsImageSizeForAccessibilityContentSizeCategory != oldValue { imageDidChange() } }
    }

    // MARK: Animation
    /// The frames, shown in the place of `image` while it runs; setting stops it. Nil by default.
    open var animationImages: [UIImage]? { didSet { if isAnimating { stopAnimating() } } }
    /// The frames while `isHighlighted`. Nil by default.
    open var highlightedAnimationImages: [UIImage]?
    /// Seconds for all frames; 0: a thirtieth for each (EV-M6).
    open var animationDuration: TimeInterval = 0
    /// 0: for ever.
    open var animationRepeatCount = 0
    /// Whether frames are shown one after the other now.
    open var isAnimating: Bool { animation.isRunning }
    /// Without images nothing happens (EV-M6).
    open func startAnimating() { beginImageAnimation() }
    /// Shows `image` again; does nothing when nothing runs.
    open func stopAnimating() { endImageAnimation() }

    open override var contentMode: ContentMode { didSet { layer.contentsGravity = contentMode.contentsGravity } }

    // MARK: Layout
    open override func layoutSubviews() {
        super.layoutSubviews()
        if isDrawnForBounds || image?.fillsAnyRoom == true { showImage() }
    }
    open override var intrinsicContentSize: CGSize { imageContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { enlarged(displayedImage?.size ?? .zero) }
    open override var alignmentRectInsets: UIEdgeInsets { displayedImage?.alignmentRectInsets ?? .zero }
    override func firstBaselineOffset(in size: CGSize) -> CGFloat? {
        lastBaselineOffset(in: size).map { size.height - $0 }
    }
    override func lastBaselineOffset(in size: CGSize) -> CGFloat? {
        // From the alignment rectangle's bottom, which for a symbol is below the image's.
        displayedImage.flatMap { image in image.baselineOffsetFromBottom.map { $0 - image.alignmentRectInsets.bottom } }
    }

    // MARK: Changes
    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { if semanticContentAttribute != oldValue { showImage() } }
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showImage()
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        imageDidChange()
    }
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        showImage()
    }

    override var naturalLargeContentImage: UIImage? { image }

    // MARK: Accessibility
    override var naturalAccessibility: NaturalAccessibility { NaturalAccessibility(traits: .image) }
}
