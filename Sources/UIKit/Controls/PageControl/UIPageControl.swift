/// A row of dots, one for each page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    override var takesTaps: Bool { true }
    /// Whether the dots have a background; raw values are UIKit's.
    public enum BackgroundStyle: Int, Sendable {
        case automatic = 0
        case prominent = 1
        case minimal = 2
    }

    /// What people do with the control; raw values are UIKit's.
    public enum InteractionState: Int, Sendable {
        case none = 0
        case discrete = 1
        case continuous = 2
    }

    /// The order of the dots; raw values are UIKit's.
    public enum Direction: Int, Sendable {
        case natural = 0
        case leftToRight = 1
        case rightToLeft = 2
        case topToBottom = 3
        case bottomToTop = 4
    }

    private var indicatorImages: [Int: UIImage] = [:]
    private var currentIndicatorImages: [Int: UIImage] = [:]

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareDots()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareDots()
    }

    private func prepareDots() {
        isOpaque = false
        setNeedsDisplay()
    }

    // MARK: Pages
    /// Default: 0.
    open var numberOfPages = 0 {
        didSet {
            guard numberOfPages != oldValue else { return }
            if numberOfPages < 0 { numberOfPages = 0 }
            currentPage = min(currentPage, max(0, numberOfPages - 1))
            invalidateIntrinsicContentSize()
            updateVisibility()
            setNeedsDisplay()
        }
    }
    /// Clamped to the pages. Default: 0.
    open var currentPage = 0 {
        didSet {
            let clamped = max(0, min(currentPage, numberOfPages - 1))
            if clamped != currentPage { currentPage = clamped }
            if currentPage != oldValue { setNeedsDisplay() }
        }
    }
    open var hidesForSinglePage = false { didSet { updateVisibility() } }
    /// Whether a tap waits for `updateCurrentPageDisplay()` to show the new page.
    open var defersCurrentPageDisplay = false
    open func updateCurrentPageDisplay() { setNeedsDisplay() }

    private var showsDots: Bool { !(hidesForSinglePage && numberOfPages <= 1) }
    private func updateVisibility() { setNeedsDisplay() }

    // MARK: Looks
    /// Nil: the style's own, white at a third.
    open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
    /// Nil: white.
    open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var backgroundStyle: BackgroundStyle = .automatic
    open var direction: Direction = .natural { didSet { setNeedsDisplay() } }
    open internal(set) var interactionState: InteractionState = .none
    open var allowsContinuousInteraction = true
    open var preferredIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }
    open var preferredCurrentPageIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        indicatorImages[page] = image
        setNeedsDisplay()
    }
    open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] }
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        currentIndicatorImages[page] = image
        setNeedsDisplay()
    }
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentIndicatorImages[page] }

    // MARK: Layout
    /// The least size for so many dots.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let metrics = ControlMetrics.current(\.pageControl)
        guard pageCount > 0 else { return CGSize(width: 0, height: metrics.height) }
        return CGSize(
            width: 2 * metrics.sidePadding + metrics.slot + CGFloat(pageCount - 1) * metrics.pitch,
            height: metrics.height
        ).ceiledToPixels(scale: layoutScale)
    }
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

    private var isReversed: Bool {
        switch direction {
        case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft
        case .rightToLeft, .bottomToTop: true
        case .leftToRight, .topToBottom: false
        }
    }

    open override func draw(_ rect: CGRect) {
        guard showsDots, numberOfPages > 0 else { return }
        let metrics = ControlMetrics.current(\.pageControl)
        let span = metrics.slot + CGFloat(numberOfPages - 1) * metrics.pitch
        for page in 0..<numberOfPages {
            let place = CGFloat(isReversed ? numberOfPages - 1 - page : page)
            let center = CGPoint(
                x: bounds.midX - span / 2 + metrics.slot / 2 + place * metrics.pitch,
                y: bounds.midY
            )
            let isCurrent = page == currentPage
            let color =
                isCurrent
                ? currentPageIndicatorTintColor ?? metrics.current.color
                : pageIndicatorTintColor ?? metrics.page.color
            color.setFill()
            let image =
                isCurrent
                ? currentIndicatorImages[page] ?? preferredCurrentPageIndicatorImage ?? indicatorImages[page]
                    ?? preferredIndicatorImage
                : indicatorImages[page] ?? preferredIndicatorImage
            if let image {
                let size = image.size
                image.withTintColor(color, renderingMode: .alwaysTemplate).draw(
                    in: CGRect(
                        x: center.x - size.width / 2,
                        y: center.y - size.height / 2,
                        width: size.width,
                        height: size.height
                    )
                )
            } else {
                let side = metrics.dot
                UIBezierPath(
                    ovalIn: CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
                ).fill()
            }
        }
    }

    // MARK: Touches
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch, isTouchInside else { return }
        let goesRight = touch.location(in: self).x > bounds.midX
        let page = currentPage + (goesRight != isReversed ? 1 : -1)
        guard (0..<numberOfPages).contains(page) else { return }
        currentPage = page
        sendActions(for: .valueChanged)
        sendActions(for: .primaryActionTriggered)
    }
}
