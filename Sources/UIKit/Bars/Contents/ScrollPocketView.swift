import Foundation
import QuartzCore

/// Shows a bar's pocket, strongest at the bar's edge of the screen.
final class ScrollPocketView: UIView {
    /// From a navigation bar's top down, and from the screen's bottom up, in points.
    static let (below, above): (CGFloat, CGFloat) = (108.8, 140.8)

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
        pocket.fill(gradient, from: isAtBottom ? .bottom : .top, in: traitCollection)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }
}
