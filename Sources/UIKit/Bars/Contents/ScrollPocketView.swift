import Foundation
import QuartzCore

/// What lies between content that scrolls and a bar of glass, so that the bar's items can be read (SC-M20; iOS 26).
struct ScrollPocket {
    /// Of what the content stands on.
    var color: UIColor
    /// Whether it ends at a line, instead of little by little.
    var isHard: Bool

    /// What an edge of a scroll view asks for; nil for nothing.
    @MainActor
    init?(of scrollView: UIScrollView?, _ effect: (UIScrollView) -> UIScrollEdgeEffect) {
        guard let scrollView, !effect(scrollView).isHidden else { return nil }
        color = scrollView.backgroundColor ?? .systemBackground
        isHard = effect(scrollView).style === UIScrollEdgeEffect.Style.hard
    }
}

/// Shows a pocket, strongest at its bar's edge of the screen.
final class ScrollPocketView: UIView {
    /// From a navigation bar's top down, and from the screen's bottom up, in points.
    static let (below, above): (CGFloat, CGFloat) = (108.8, 140.8)
    /// The part of the color that shows.
    private static let opacity: CGFloat = 0.85
    /// How it fades: shares of the way from the screen's edge, and of the opacity there. Not measured.
    private static let fading: [(place: CGFloat, share: CGFloat)] = [(0, 1), (0.45, 0.9), (0.75, 0.35), (1, 0)]

    var pocket: ScrollPocket? {
        didSet {
            isHidden = pocket == nil
            setNeedsLayout()
        }
    }
    /// Whether the screen's edge is below.
    var isAtBottom = false { didSet { setNeedsLayout() } }

    override class var layerClass: AnyClass { CAGradientLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isHidden = true
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let pocket, let gradient = layer as? CAGradientLayer else { return }
        let color = pocket.color.resolvedColor(with: traitCollection)
        let stops = pocket.isHard ? [(place: 0, share: 1), (place: 1, share: 1)] : Self.fading
        gradient.colors = stops.map { color.withAlphaComponent(Self.opacity * $0.share).cgColor }
        gradient.locations = stops.map { $0.place as NSNumber }
        gradient.startPoint = CGPoint(x: 0.5, y: isAtBottom ? 1 : 0)
        gradient.endPoint = CGPoint(x: 0.5, y: isAtBottom ? 0 : 1)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }
}
