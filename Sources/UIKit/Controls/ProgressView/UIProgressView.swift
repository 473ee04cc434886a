/// A bar that shows how far something has come.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    /// Where the bar stands; raw values are UIKit's.
    public enum Style: Int, Sendable {
        /// With a track of the system's color.
        case `default` = 0
        /// For bars: without a track unless `trackTintColor` says otherwise.
        case bar = 1
    }

    private final let parts = (track: UIImageView(frame: .zero), fill: UIImageView(frame: .zero))
    private final var storedProgress: Float = 0
    private final let follower = ProgressFollower()

    /// 150 points wide and as high as the style.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
        bounds.size = sizeThatFits(.zero)
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareProgress()
    }

    /// Called with a document's coder, which holds what the document says of it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareProgress()
    }

    private func prepareProgress() {
        isOpaque = false
        for part in [parts.track, parts.fill] where part.superview == nil { addSubview(part) }
    }

    // MARK: Progress
    /// 0…1; other values are clamped. Default: 0.
    open var progress: Float {
        get { observedProgress.map(Self.share) ?? storedProgress }
        set { observed(["progress"]) { setProgress(newValue, animated: false) } }
    }
    /// Clamped to 0…1, NaN to 0. Animated in a window, it is laid out at once, otherwise in the next pass.
    open func setProgress(_ progress: Float, animated: Bool) {
        storedProgress = max(0, min(1, progress.isNaN ? 0 : progress))
        guard animated, window != nil else { return setNeedsLayout() }
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
            self.setNeedsLayout()
            self.layoutIfNeeded()
        }
    }
    /// Whose fraction the view shows (EV-3); nil leaves it at the last one. Nil by default.
    open var observedProgress: Progress? {
        didSet {
            if let last = observedProgress ?? oldValue { storedProgress = Self.share(of: last) }
            setNeedsLayout()
            followProgress()
        }
    }

    private static func share(of progress: Progress) -> Float { max(0, min(1, Float(progress.fractionCompleted))) }

    /// Linux's Foundation tells nobody of changes, so a view on the screen looks before each frame.
    private func followProgress() {
        follower.follow(window == nil ? nil : observedProgress) { [weak self] in self?.setNeedsLayout() }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        followProgress()
    }

    // MARK: Looks
    /// The height and the track's color. Default: default.
    open var progressViewStyle: Style = .default { didSet { invalidateIntrinsicContentSize() } }
    /// Nil, the default: the tint color.
    open var progressTintColor: UIColor? {
        didSet {
            setNeedsLayout()
            noteAppearance(of: \.progressTintColor)
        }
    }
    /// Nil, the default: the style's color.
    open var trackTintColor: UIColor? {
        didSet {
            setNeedsLayout()
            noteAppearance(of: \.trackTintColor)
        }
    }
    /// Stretched over the part that is done, in place of the color. Nil by default.
    open var progressImage: UIImage? {
        didSet {
            setNeedsLayout()
            noteAppearance(of: \.progressImage)
        }
    }
    /// Stretched over the whole bar, in place of the color. Nil by default.
    open var trackImage: UIImage? {
        didSet {
            setNeedsLayout()
            noteAppearance(of: \.trackImage)
        }
    }

    // MARK: Layout
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: thickness)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: bounds.width > 0 ? bounds.width : Self.standardWidth, height: thickness)
    }

    private static let standardWidth: CGFloat = 150

    private var thickness: CGFloat {
        let metrics = ProgressLook.current
        return progressViewStyle == .bar ? metrics.barHeight : metrics.height
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let metrics = ProgressLook.current
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let radius = metrics.roundsEnds ? bounds.height / 2 : 0
        var fill = bounds
        fill.size.width = (bounds.width * CGFloat(progress)).roundedToPixel(scale: layoutScale)
        if isRightToLeft { fill.origin.x = bounds.maxX - fill.width }
        let track = trackTintColor ?? (progressViewStyle == .bar ? .clear : metrics.track.color)
        show(parts.track, trackImage, track, bounds, radius)
        show(parts.fill, progressImage, progressTintColor ?? tintColor, fill, min(radius, fill.width / 2))
    }

    private func show(_ view: UIImageView, _ image: UIImage?, _ color: UIColor?, _ rect: CGRect, _ radius: CGFloat) {
        view.image = image
        view.backgroundColor = image == nil ? color : nil
        view.layer.cornerRadius = radius
        view.frame = rect
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    // MARK: Accessibility
    override var naturalAccessibility: NaturalAccessibility {
        let share = NaturalAccessibility.percentage(progress, from: 0, to: 1)
        return NaturalAccessibility(value: share, traits: .updatesFrequently)
    }
}
