import UIKit

/// Shows a document: pages to scroll and zoom, each drawn when it is first seen.
@preconcurrency @MainActor
open class PDFView: UIView {
    /// The document. Setting it shows its first page.
    open var document: PDFDocument? {
        didSet {
            guard document !== oldValue else { return }
            showDocument()
        }
    }
    /// Hears of taps; not kept.
    open weak var delegate: (any PDFViewDelegate)?
    /// How pages are laid out. Default: all, one after the other.
    open var displayMode = PDFDisplayMode.singlePageContinuous {
        didSet { if displayMode != oldValue { arrange(telling: .PDFViewDisplayModeChanged) } }
    }
    /// Which way pages follow each other. Default: downwards.
    open var displayDirection = PDFDisplayDirection.vertical {
        didSet { if displayDirection != oldValue { arrange(telling: nil) } }
    }
    /// Whether there is room around pages. Default: true.
    open var displaysPageBreaks = true { didSet { if displaysPageBreaks != oldValue { arrange(telling: nil) } } }
    /// The room around each page, in points of the page. Default: 4.75 above and below, 4 at the sides.
    open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4) {
        didSet { if pageBreakMargins != oldValue { arrange(telling: nil) } }
    }
    /// Which box of its pages is shown. Default: the crop box.
    open var displayBox = PDFDisplayBox.cropBox {
        didSet { if displayBox != oldValue { arrange(telling: .PDFViewDisplayBoxChanged) } }
    }
    /// Whether the first page stands alone among pairs. Default: false.
    open var displaysAsBook = false { didSet { if displaysAsBook != oldValue { arrange(telling: nil) } } }
    /// Whether pages follow each other from right to left. Default: false.
    open var displaysRTL = false { didSet { if displaysRTL != oldValue { arrange(telling: nil) } } }
    /// How pixels of pictures blend; all are drawn alike here.
    open var interpolationQuality = PDFInterpolationQuality.high
    /// Whether pages throw shadows. Default: true.
    open var pageShadowsEnabled = true { didSet { pageViews.values.forEach(styleShadow) } }
    /// Whether addresses in the text become links; they don't here.
    open var enableDataDetectors = false
    /// Whether a finger marks instead of scrolling; it is up to the app.
    open var isInMarkupMode = false
    /// Texts that are marked beside the selection.
    open var highlightedSelections: [PDFSelection]? { didSet { markText() } }
    /// The selection; setting it marks it.
    open var currentSelection: PDFSelection? {
        didSet {
            guard currentSelection !== oldValue else { return }
            markText()
            post(.PDFViewSelectionChanged)
        }
    }

    let scroller = UIScrollView()
    let content = UIView()
    var pageViews: [Int: PDFPageView] = [:]
    /// Where pages lie; nil before the first document.
    private(set) var arranged: PageLayout?
    /// The number of the current page.
    private(set) var shown: Int?
    var history = PageHistory()
    private var sizeAtLayout = CGSize.zero
    let watcher = PDFScrollWatcher()
    /// The numbers of the pages that could be seen at the last scrolling.
    var lastVisible: [Int] = []
    /// Swipes that turn pages, where one is shown at a time.
    var swipes: [UISwipeGestureRecognizer] = []
    /// Whether pages are turned by swiping. Default: false.
    open internal(set) var isUsingPageViewController = false
    /// Whether the page in the middle becomes the current one; not while the view itself scrolls.
    var followsScrolling = true

    /// A view without a document.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// A view of a storyboard.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        backgroundColor = .systemGray
        clipsToBounds = true
        scroller.frame = bounds
        scroller.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        (scroller.minimumZoomScale, scroller.maximumZoomScale) = (0.1, 10)
        scroller.delegate = watcher
        watcher.view = self
        addSubview(scroller)
        scroller.addSubview(content)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.size != sizeAtLayout else { return }
        sizeAtLayout = bounds.size
        if autoScales { fit() }
        center()
        if let shown { scroll(to: shown) }
        showPages()
    }

    /// Selects all text.
    open override func selectAll(_ sender: Any?) { currentSelection = document?.selectionForEntireDocument }

    // MARK: Scale

    /// Points of the view for one of the page. Default: 1; setting it ends ``autoScales``.
    open var scaleFactor: CGFloat {
        get { scroller.zoomScale }
        set {
            autoScales = false
            zoom(to: newValue)
        }
    }
    /// The least scale. Default: 0.1.
    open var minScaleFactor: CGFloat {
        get { scroller.minimumZoomScale }
        set { scroller.minimumZoomScale = newValue }
    }
    /// The greatest scale. Default: 10.
    open var maxScaleFactor: CGFloat {
        get { scroller.maximumZoomScale }
        set { scroller.maximumZoomScale = newValue }
    }
    /// Whether pages are as large as fits into the view. Default: false.
    open var autoScales = false {
        didSet { if autoScales { fit() } }
    }

    /// The scale at which pages fit into the view: their width where they follow downwards, their height where they follow
    /// sideways, both where one is shown at a time.
    open var scaleFactorForSizeToFit: CGFloat {
        guard let size = arranged?.size, size.width > 0, size.height > 0, bounds.width > 0, bounds.height > 0 else {
            return 1
        }
        let (across, down) = (bounds.width / size.width, bounds.height / size.height)
        guard displayMode.isContinuous else { return min(across, down) }
        return displayDirection == .vertical ? across : down
    }

    /// Whether pages can become larger.
    open var canZoomIn: Bool { scaleFactor < maxScaleFactor }
    /// Whether pages can become smaller.
    open var canZoomOut: Bool { scaleFactor > minScaleFactor }
    /// Makes pages larger by a quarter.
    open func zoomIn(_ sender: Any?) { scaleFactor *= 1.25 }
    /// Makes pages smaller by a fifth.
    open func zoomOut(_ sender: Any?) { scaleFactor /= 1.25 }

    private func fit() { zoom(to: scaleFactorForSizeToFit) }

    private func zoom(to scale: CGFloat) {
        let scale = max(minScaleFactor, min(maxScaleFactor, scale))
        guard scale.isFinite, scale > 0, scale != scroller.zoomScale else { return }
        scroller.setZoomScale(scale, animated: false)
        center()
        showPages()
        post(.PDFViewScaleChanged)
    }

    // MARK: Layout

    private func showDocument() {
        (shown, history) = (document?.page(at: 0) == nil ? nil : 0, PageHistory())
        currentSelection = nil
        pageViews.values.forEach { $0.removeFromSuperview() }
        pageViews = [:]
        arrange(telling: .PDFViewDocumentChanged)
        if let shown { scroll(to: shown) }
        if shown != nil { post(.PDFViewPageChanged) }
    }

    /// Lays pages out anew, as after a change of the document.
    open func layoutDocumentView() {
        pageViews.values.forEach { $0.forget() }
        arrange(telling: nil)
    }

    private func arrange(telling name: Notification.Name?) {
        let pages = (0..<(document?.pageCount ?? 0)).compactMap { document?.page(at: $0) }
        let layout = PageLayout(
            sizes: pages.map { $0.shownSize(for: displayBox) },
            current: shown ?? 0,
            mode: displayMode,
            direction: displayDirection,
            margins: displaysPageBreaks ? pageBreakMargins : .zero,
            isBook: displaysAsBook,
            isRightToLeft: displaysRTL
        )
        arranged = layout
        for (number, view) in pageViews where layout.frames[number] == nil || pages[number] !== view.page {
            view.removeFromSuperview()
            pageViews[number] = nil
        }
        for (number, frame) in layout.frames.sorted(by: { $0.key < $1.key }) {
            let view = pageViews[number] ?? PDFPageView(page: pages[number])
            view.frame = frame
            if view.superview == nil {
                styleShadow(view)
                view.tapped = { [weak self] in self?.tap(view.page, at: $0) }
                content.addSubview(view)
            }
            pageViews[number] = view
        }
        // Sizes count at a scale of 1.
        let scale = scroller.zoomScale
        if scale != 1 { scroller.zoomScale = 1 }
        content.frame = CGRect(origin: .zero, size: layout.size)
        scroller.contentSize = layout.size
        if scale != 1 { scroller.zoomScale = scale }
        if autoScales { fit() }
        center()
        showPages()
        markText()
        if let name { post(name) }
    }

    private func styleShadow(_ view: PDFPageView) {
        view.layer.shadowOpacity = pageShadowsEnabled ? 0.2 : 0
        view.layer.shadowRadius = 2
        view.layer.shadowOffset = CGSize(width: 0, height: 1)
    }

    /// Content that is smaller than the view lies in its middle.
    func center() {
        let size = scroller.contentSize
        let (x, y) = (max(0, (bounds.width - size.width) / 2), max(0, (bounds.height - size.height) / 2))
        followsScrolling = false
        scroller.contentInset = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
        let most = CGPoint(x: size.width - bounds.width + x, y: size.height - bounds.height + y)
        let offset = scroller.contentOffset
        scroller.contentOffset = CGPoint(x: max(-x, min(most.x, offset.x)), y: max(-y, min(most.y, offset.y)))
        followsScrolling = true
    }

    /// Draws the pages that can be seen.
    func showPages() {
        let scale = scroller.zoomScale * traitCollection.displayScale
        guard window != nil || bounds.width > 0 else { return }
        for number in visibleNumbers { pageViews[number]?.show(displayBox, scale: max(scale, 0.1)) }
    }

    var visibleNumbers: [Int] {
        let area = convert(bounds, to: content)
        return (arranged?.frames ?? [:]).filter { $0.value.intersects(area) }.keys.sorted()
    }

    private func markText() {
        let selected = currentSelection.map { [($0, $0.color ?? tintColor.withAlphaComponent(0.3))] } ?? []
        let others = (highlightedSelections ?? []).map { ($0, ($0.color ?? .systemYellow).withAlphaComponent(0.4)) }
        for view in pageViews.values { view.mark(others + selected, in: displayBox) }
    }

    func post(_ name: Notification.Name, _ information: [AnyHashable: Any]? = nil) {
        NotificationCenter.default.post(name: name, object: self, userInfo: information)
    }

    /// Makes a page the current one, without scrolling.
    func become(_ number: Int) {
        guard shown != number else { return }
        shown = number
        if !displayMode.isContinuous { arrange(telling: nil) }
        post(.PDFViewPageChanged)
    }
}
