/// A turning wheel that says that something goes on.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// Size and color; raw values are UIKit's.
    public enum Style: Int, Sendable {
        /// White, as large as `.large`; the style of iOS 12 and before.
        case whiteLarge = 0
        /// White, as large as `.medium`; the style of iOS 12 and before.
        case white = 1
        /// Black at 45 %, as large as `.medium` (EV-M5); the style of iOS 12 and before.
        case gray = 2
        /// 20 points a side (EV-M5).
        case medium = 100
        /// 37 points a side (EV-M5).
        case large = 101

        var isLarge: Bool { self == .large || self == .whiteLarge }
    }

    private final var link: CADisplayLink?
    private final var start: CFTimeInterval = 0
    /// How many spokes the wheel has turned.
    private final var phase = 0

    /// Takes the style's size; stopped, and so hidden.
    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
        prepareWheel()
        bounds.size = intrinsicContentSize
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareWheel()
    }

    /// Called with a document's coder, which holds what the document says of it.
    public required init(coder: NSCoder) {
        super.init(coder: coder)!
        prepareWheel()
    }

    private func prepareWheel() {
        isOpaque = false
        isUserInteractionEnabled = false
        updateHidden()
        setNeedsDisplay()
    }

    // MARK: Looks
    /// Default: medium.
    open var style: Style = .medium {
        didSet {
            ownColor = nil
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }
    /// Default: the style's own (EV-M5).
    open var color: UIColor! {
        get { ownColor ?? styleColor }
        set {
            ownColor = newValue
            setNeedsDisplay()
            noteAppearance(of: \.appearanceColor)
        }
    }
    private final var ownColor: UIColor?
    /// `color`, as far as it was set.
    final var appearanceColor: UIColor? {
        get { ownColor }
        set { color = newValue }
    }
    private var styleColor: UIColor {
        switch style {
        case .whiteLarge, .white: .white
        case .gray: UIColor(white: 0, alpha: 0.45)
        case .medium, .large: ActivityIndicatorLook.current.color.color
        }
    }

    // MARK: Turning
    /// False until `startAnimating()`; true outside a window too, where nothing turns.
    open private(set) var isAnimating = false
    /// Default: true.
    open var hidesWhenStopped = true { didSet { updateHidden() } }
    /// Shows the wheel and turns it while it is in a window; calls are not counted.
    open func startAnimating() {
        guard !isAnimating else { return }
        isAnimating = true
        updateHidden()
        turnIfVisible()
    }
    /// Hides the wheel if `hidesWhenStopped`; one call is enough however often it was started.
    open func stopAnimating() {
        guard isAnimating else { return }
        isAnimating = false
        updateHidden()
        turnIfVisible()
    }
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        turnIfVisible()
    }

    private func updateHidden() {
        if hidesWhenStopped { isHidden = !isAnimating } else if isHidden { isHidden = false }
    }

    private func turnIfVisible() {
        let turns = isAnimating && window != nil
        guard turns != (link != nil) else { return }
        link?.invalidate()
        link = nil
        guard turns else { return }
        start = CACurrentMediaTime()
        let link = CADisplayLink(target: WheelTarget(self), selector: "turn:")
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    fileprivate func turn(at time: CFTimeInterval) {
        let spokes = ActivityIndicatorLook.current.spokes
        let phase = Int(((time - start) * Double(spokes)).rounded(.down)) % spokes
        guard phase != self.phase else { return }
        self.phase = phase
        setNeedsDisplay()
    }

    // MARK: Layout
    open override var intrinsicContentSize: CGSize {
        let metrics = ActivityIndicatorLook.current
        let side = style.isLarge ? metrics.large : metrics.medium
        return CGSize(width: side, height: side)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let metrics = ActivityIndicatorLook.current
        let side = intrinsicContentSize.width
        let radius = side / 2
        let (length, width) = (radius * metrics.length, radius * metrics.width)
        let color = self.color.resolvedColor(with: traitCollection).cgColor
        for index in 0..<metrics.spokes {
            // The darkest spoke leads; the others pale behind it.
            let age = (phase - index + metrics.spokes) % metrics.spokes
            context.saveGState()
            context.translateBy(x: bounds.midX, y: bounds.midY)
            context.rotate(by: 2 * .pi * CGFloat(index) / CGFloat(metrics.spokes))
            let share = metrics.alphas[min(age, metrics.alphas.count - 1)]
            context.setFillColor(color.copy(alpha: color.alpha * share) ?? color)
            let spoke = CGRect(x: -width / 2, y: -radius, width: width, height: length)
            context.beginPath()
            context.addPath(CGPath(roundedRect: spoke, cornerWidth: width / 2, cornerHeight: width / 2, transform: nil))
            context.fillPath()
            context.restoreGState()
        }
    }
}

/// Stands between a display link, which keeps its target, and the wheel.
private final class WheelTarget: NSObject, Selector.ActionProviding {
    private weak var view: UIActivityIndicatorView?

    init(_ view: UIActivityIndicatorView) { self.view = view }

    static var actions: [Selector.Action] { [Selector.Action("turn:", WheelTarget.turn)] }

    func turn(_ link: CADisplayLink) {
        guard let view else { return link.invalidate() }
        view.turn(at: link.timestamp)
    }
}
