/// Shows one image or a series of them.
@preconcurrency @MainActor
open class UIImageView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Takes the image's size.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        self.image = image
        imageDidChange()
    }

    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? highlightedImage?.size ?? .zero))
        isUserInteractionEnabled = false
        self.image = image
        self.highlightedImage = highlightedImage
        imageDidChange()
    }

    // MARK: Images
    open var image: UIImage? { didSet { if image !== oldValue { imageDidChange() } } }
    open var highlightedImage: UIImage? { didSet { if highlightedImage !== oldValue { imageDidChange() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { showImage() } } }

    // MARK: Layout
    open override var intrinsicContentSize: CGSize { imageContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { displayedImage?.size ?? .zero }

    // MARK: Changes
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
}
