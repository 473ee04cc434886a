/// The wheel that appears when a scroll view is pulled down.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    private final let wheel = UIActivityIndicatorView(style: .large)
    private final let label = UILabel(frame: .zero)

    /// As wide as nothing yet, and as high as a scroll view makes room for.
    public init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
        prepareRefresh()
    }

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: Self.height)))
        prepareRefresh()
    }

    /// Called with a document's coder, which holds what the document says of it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareRefresh()
    }

    private static var height: CGFloat { RefreshControlLook.current.height }

    private func prepareRefresh() {
        isOpaque = false
        for view in [wheel, label] where view.superview == nil { addSubview(view) }
        label.textAlignment = .center
        wheel.style = RefreshControlLook.current.wheelIsGray ? .gray : .medium
        wheel.hidesWhenStopped = false
    }

    // MARK: State
    /// From a pull of 110 points, or `beginRefreshing()`, to `endRefreshing()`; the scroll view makes room meanwhile.
    open private(set) var isRefreshing = false {
        didSet { (superview as? UIScrollView)?.refreshStateDidChange(of: self) }
    }
    /// Sends no event.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        wheel.startAnimating()
    }
    /// Stops the wheel and gives the room in the scroll view back; sends no event.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        wheel.stopAnimating()
    }
    /// What the scroll view calls when it was pulled far enough.
    func triggerRefresh() {
        beginRefreshing()
        sendActions(for: .valueChanged)
    }

    // MARK: Looks
    /// Below the wheel, centered. Nil by default.
    open var attributedTitle: NSAttributedString? {
        didSet {
            label.attributedText = attributedTitle
            setNeedsLayout()
            noteAppearance(of: \.attributedTitle)
        }
    }
    /// Colors the wheel.
    open override var tintColor: UIColor! { didSet { wheel.color = tintColor } }

    // MARK: Layout
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }
    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = wheel.intrinsicContentSize
        let text = label.intrinsicContentSize
        let y = bounds.midY - (side.height + text.height) / 2
        wheel.frame = CGRect(x: bounds.midX - side.width / 2, y: y, width: side.width, height: side.height)
            .roundedToPixels(scale: layoutScale)
        label.frame = CGRect(x: 0, y: wheel.frame.maxY, width: bounds.width, height: text.height)
    }
}
