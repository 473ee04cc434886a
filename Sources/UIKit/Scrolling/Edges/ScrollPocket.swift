import Foundation
import QuartzCore

/// What lies between content that scrolls and what lies over it, so that that can be read (SC-M20; iOS 26).
struct ScrollPocket: Equatable {
    /// The part of the color that shows.
    private static let opacity: CGFloat = 0.85
    /// How it fades: shares of the way from the screen's edge, and of the opacity there. Not measured.
    private static let fading: [(place: CGFloat, share: CGFloat)] = [(0, 1), (0.45, 0.9), (0.75, 0.35), (1, 0)]

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

    /// Fills a layer, most at one of its edges.
    func fill(_ gradient: CAGradientLayer, from edge: UIRectEdge, in traits: UITraitCollection) {
        let color = color.resolvedColor(with: traits)
        let stops = isHard ? [(place: 0, share: 1), (place: 1, share: 1)] : Self.fading
        gradient.colors = stops.map { color.withAlphaComponent(Self.opacity * $0.share).cgColor }
        gradient.locations = stops.map { $0.place as NSNumber }
        let start = edge.middle
        gradient.startPoint = start
        gradient.endPoint = CGPoint(x: 1 - start.x, y: 1 - start.y)
    }
}

extension UIRectEdge {
    /// Of a side, in shares of the rectangle; of the upper side for several.
    fileprivate var middle: CGPoint {
        switch self {
        case .bottom: CGPoint(x: 0.5, y: 1)
        case .left: CGPoint(x: 0, y: 0.5)
        case .right: CGPoint(x: 1, y: 0.5)
        default: CGPoint(x: 0.5, y: 0)
        }
    }
}
