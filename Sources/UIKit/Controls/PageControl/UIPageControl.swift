/// A row of dots, one for each page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    override var takesTaps: Bool { true }
    /// Whether the dots have a background; raw values are UIKit's.
    public enum BackgroundStyle: Int, Sendable {
        /// UIKit's choice: a background while people interact.
        case automatic = 0
        /// Always a background.
        case prominent = 1
        /// Never a background.
        case minimal = 2
    }

    /// What people do with the control; raw values are UIKit's.
    public enum InteractionState: Int, Sendable {
        /// Nobody touches the control.
        case none = 0
        /// People tap for the next or the last page.
        case discrete = 1
        /// People drag over the dots.
        case continuous = 2
    }

    /// The order of the dots; raw values are UIKit's.
    public enum Direction: Int, Sendable {
        /// The direction of the layout: right-to-left has the first page at the right.
        case natural = 0
        /// The first page at the left, whatever the layout direction.
        case leftToRight = 1
        /// The first page at the right, whatever the layout direction.
        case rightToLeft = 2
        /// A column with the first page at the top.
        case topToBottom = 3
        /// A column with the first page at the bottom.
        case bottomToTop = 4
    }

    private final var indicatorImages: [Int: UIImage] = [:]
    private final var currentIndicatorImages: [Int: UIImage] = [:]

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareDots()
    }

    /// Called with a document's coder, which holds what the document says of it.
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
        willSet { keyWillChange("numberOfPages") }
        didSet {
            defer { keyDidChange("numberOfPages") }
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
        willSet { keyWillChange("currentPage") }
        didSet {
            defer { keyDidChange("currentPage") }
            let clamped = max(0, min(currentPage, numberOfPages - 1))
            if clamped != currentPage { currentPage = clamped }
            guard currentPage != oldValue else { return }
            setNeedsDisplay()
            progress?.pageDidChange()
        }
    }
    /// How far the current page is, shown in place of its dot (BT-27). Nil by default. From iOS 17.
    open var progress: UIPageControlProgress? {
        didSet {
            guard progress !== oldValue else { return }
            oldValue?.isProgressVisible = false
            oldValue?.pageControl = nil
            progress?.pageControl?.progress = nil
            progress?.pageControl = self
            progress?.pageDidChange()
            progress?.isProgressVisible = interactionState != .continuous
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }
    /// Draws no dots for one page or none; the size stays. Default: false.
    open var hidesForSinglePage = false { didSet { updateVisibility() } }
    /// Whether the dots show a page that people chose only when the app calls `updateCurrentPageDisplay()`. Default:
    /// false.
    open var defersCurrentPageDisplay = false { didSet { updateCurrentPageDisplay() } }
    /// Has the dots show the current page.
    open func updateCurrentPageDisplay() {
        displayedPage = nil
        setNeedsDisplay()
    }
    /// The page that the dots still show; nil: the current one.
    private final var displayedPage: Int?

    private final var showsDots: Bool { !(hidesForSinglePage && numberOfPages <= 1) }
    private func updateVisibility() { setNeedsDisplay() }

    // MARK: Looks
    /// Nil: the style's own, white at a third.
    open var pageIndicatorTintColor: UIColor? {
        didSet {
            setNeedsDisplay()
            noteAppearance(of: \.pageIndicatorTintColor)
        }
    }
    /// Nil: white.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet {
            setNeedsDisplay()
            noteAppearance(of: \.currentPageIndicatorTintColor)
        }
    }
    /// Whether the dots lie on a background: automatic, the default, while a finger moves along them.
    open var backgroundStyle: BackgroundStyle = .automatic { didSet { setNeedsDisplay() } }
    /// A row or a column, and which end the first page is at. Default: natural.
    open var direction: Direction = .natural {
        didSet {
            guard direction != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }
    /// How people choose pages just now: read it while a change of the value is told (iOS 14).
    open internal(set) var interactionState: InteractionState = .none {
        didSet {
            guard interactionState != oldValue else { return }
            setNeedsDisplay()
            progress?.isProgressVisible = interactionState != .continuous
        }
    }
    /// Whether a finger that moves along the dots changes the page, a page for each dot. Default: true.
    open var allowsContinuousInteraction = true
    /// Drawn as a template in the tint colors for every page without an image of its own. Nil, the default: a disk.
    open var preferredIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }
    /// Goes before the other images for the current page. Nil by default.
    open var preferredCurrentPageIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }
    /// Nil goes back to `preferredIndicatorImage`; pages that don't exist may have one.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        indicatorImages[page] = image
        setNeedsDisplay()
    }
    /// What was set for that page only; nil where nothing was.
    open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] }
    /// Shown while the page is current; nil goes back to `preferredCurrentPageIndicatorImage`.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        currentIndicatorImages[page] = image
        setNeedsDisplay()
    }
    /// What was set for that page only; nil where nothing was.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentIndicatorImages[page] }

    // MARK: Layout
    /// The least size for so many dots, along the direction; one of them longer where there is a progress.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let metrics = PageControlLook.current
        let length =
            PageControlPlaces(look: metrics, count: pageCount, progress: progress == nil ? nil : 0).length
        let size =
            isVertical
            ? CGSize(width: metrics.height, height: length) : CGSize(width: length, height: metrics.height)
        return size.ceiledToPixels(scale: layoutScale)
    }
    private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }
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
        let metrics = PageControlLook.current
        drawBackground()
        let page = displayedPage ?? currentPage
        let shown = progress.flatMap { $0.isProgressVisible ? isReversed ? numberOfPages - 1 - page : page : nil }
        let places = PageControlPlaces(look: metrics, count: numberOfPages, progress: shown)
        for place in places.visible(within: isVertical ? bounds.height : bounds.width, reach: longestImageSide) {
            let offset = places.offset(of: place)
            let center = CGPoint(
                x: bounds.midX + (isVertical ? 0 : offset),
                y: bounds.midY + (isVertical ? offset : 0)
            )
            if place == shown {
                drawProgress(at: center, length: places.progressLength, metrics)
            } else {
                drawIndicator(of: isReversed ? numberOfPages - 1 - place : place, at: center, metrics)
            }
        }
    }

    private func color(isCurrent: Bool, _ metrics: PageControlLook) -> UIColor {
        isCurrent
            ? currentPageIndicatorTintColor ?? metrics.current.color : pageIndicatorTintColor ?? metrics.page.color
    }

    private func drawIndicator(of page: Int, at center: CGPoint, _ metrics: PageControlLook) {
        let isCurrent = page == displayedPage ?? currentPage
        let color = color(isCurrent: isCurrent, metrics)
        color.setFill()
        let image =
            isCurrent
            ? currentIndicatorImages[page] ?? preferredCurrentPageIndicatorImage ?? indicatorImages[page]
                ?? preferredIndicatorImage
            : indicatorImages[page] ?? preferredIndicatorImage
        guard let image else {
            let side = metrics.dot
            let box = CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
            return UIBezierPath(ovalIn: box).fill()
        }
        let size = image.size
        image.withTintColor(color, renderingMode: .alwaysTemplate).draw(
            in: CGRect(
                x: center.x - size.width / 2,
                y: center.y - size.height / 2,
                width: size.width,
                height: size.height
            )
        )
    }

    /// A capsule in the other pages' color, filled from its leading end as far as the current page is.
    private func drawProgress(at center: CGPoint, length: CGFloat, _ metrics: PageControlLook) {
        let size =
            isVertical ? CGSize(width: metrics.dot, height: length) : CGSize(width: length, height: metrics.dot)
        let box = CGRect(
            x: center.x - size.width / 2,
            y: center.y - size.height / 2,
            width: size.width,
            height: size.height
        )
        color(isCurrent: false, metrics).setFill()
        UIBezierPath(roundedRect: box, cornerRadius: metrics.dot / 2).fill()
        // A dot at least: as much as the page has begun.
        let part = metrics.dot + (length - metrics.dot) * CGFloat(progress?.currentProgress ?? 0)
        var filled = box
        if isVertical { filled.size.height = part } else { filled.size.width = part }
        if isReversed, isVertical { filled.origin.y = box.maxY - part }
        if isReversed, !isVertical { filled.origin.x = box.maxX - part }
        color(isCurrent: true, metrics).setFill()
        UIBezierPath(roundedRect: filled, cornerRadius: metrics.dot / 2).fill()
    }

    private func drawBackground() {
        let isShown = backgroundStyle == .prominent || backgroundStyle == .automatic && interactionState == .continuous
        guard isShown else { return }
        let size = size(forNumberOfPages: numberOfPages)
        let rect = CGRect(
            x: bounds.midX - size.width / 2,
            y: bounds.midY - size.height / 2,
            width: size.width,
            height: size.height
        )
        UIColor.systemFill.setFill()
        UIBezierPath(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2).fill()
    }

    /// Of the images in place of dots, in points; 0 without one.
    private var longestImageSide: CGFloat {
        let images = [preferredIndicatorImage, preferredCurrentPageIndicatorImage].compactMap { $0 }
        let sides = (images + indicatorImages.values + currentIndicatorImages.values)
            .map { max($0.size.width, $0.size.height) }
        return sides.max() ?? 0
    }

    // MARK: Touches
    private final var drag: (start: CGPoint, page: Int)?

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        drag = (touch.location(in: self), currentPage)
        return super.beginTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        if allowsContinuousInteraction, let drag {
            let place = touch.location(in: self)
            let way = isVertical ? place.y - drag.start.y : place.x - drag.start.x
            if abs(way) >= PageControlLook.current.pitch { interactionState = .continuous }
            if interactionState == .continuous {
                let pages = Int((way / PageControlLook.current.pitch).rounded(.towardZero))
                go(to: drag.page + (isReversed ? -pages : pages))
            }
        }
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        defer { endInteraction() }
        guard interactionState != .continuous, let touch, isTouchInside else { return }
        let place = touch.location(in: self)
        let goesOn = isVertical ? place.y > bounds.midY : place.x > bounds.midX
        interactionState = .discrete
        go(to: currentPage + (goesOn != isReversed ? 1 : -1))
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        endInteraction()
    }

    private func endInteraction() {
        drag = nil
        interactionState = .none
    }

    /// Clamped to the pages while a finger moves along the dots; a tap beyond them does nothing.
    private func go(to wanted: Int) {
        let page = max(0, min(wanted, numberOfPages - 1))
        guard page != currentPage, page == wanted || interactionState == .continuous else { return }
        if defersCurrentPageDisplay { displayedPage = displayedPage ?? currentPage }
        currentPage = page
        sendActions(for: .valueChanged)
        sendActions(for: .primaryActionTriggered)
    }

    // MARK: Accessibility
    override func adjust(by steps: Int) {
        guard isEnabled else { return }
        go(to: currentPage + steps)
    }

    override var naturalAccessibility: NaturalAccessibility {
        super.naturalAccessibility.adding(.adjustable, value: "page \(currentPage + 1) of \(numberOfPages)")
    }
}
