import Foundation
import QuartzCore

/// Lets content of a scroll view fade at an edge where other views lie over it, as it does below bars (SC-25; iOS 26;
/// before, nothing fades). The view that holds it is the container of those views.
@preconcurrency @MainActor
open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
    /// Points beyond the container in which the rest fades: what a navigation bar's pocket has below the bar.
    private static let reach: CGFloat = 54.8

    /// Nil while no view holds it.
    open private(set) weak var view: UIView?
    /// Whose content fades. Nil by default.
    open weak var scrollView: UIScrollView? {
        willSet {
            guard newValue !== scrollView else { return }
            hidePocket()
            scrollView?.bars.containers.removeAll { $0.interaction === self }
        }
        didSet {
            guard let scrollView, scrollView !== oldValue else { return }
            scrollView.bars.containers.append(.init(interaction: self))
            scrollView.setNeedsLayout()
        }
    }
    /// The one at which it fades; nowhere at several. None by default.
    open var edge: UIRectEdge = [] { didSet { if edge != oldValue { update() } } }

    /// In the scroll view, in front of its content; a layer, so that it is no subview.
    private var pocketLayer: CAGradientLayer?

    /// Does nothing.
    open func willMove(to view: UIView?) {}
    /// Knows the view from now on, and lets content fade below it.
    open func didMove(to view: UIView?) {
        self.view = view
        update()
    }

    /// Fills the way from the scroll view's edge to the container's other side, and beyond.
    final func update() {
        guard let scrollView, let view, view.window != nil, view.window === scrollView.window, !view.isHidden,
            let pocket = pocket(of: scrollView)
        else { return hidePocket() }
        let gradient = pocketLayer ?? makeLayer()
        pocketLayer = gradient
        if gradient.superlayer !== scrollView.layer { scrollView.layer.addSublayer(gradient) }
        gradient.isHidden = false
        let container = view.convert(view.bounds, to: scrollView)
        gradient.frame = room(from: container, in: scrollView.bounds, isHard: pocket.isHard)
        pocket.fill(gradient, from: edge, in: scrollView.traitCollection)
    }

    private func hidePocket() { pocketLayer?.isHidden = true }

    private func makeLayer() -> CAGradientLayer {
        let gradient = CAGradientLayer()
        gradient.delegate = ViewLikeLayerDelegate.shared
        gradient.zPosition = ScrollLayerOrder.pocket
        return gradient
    }

    /// Nothing where no glass is, and while the content ends before the edge.
    private func pocket(of scrollView: UIScrollView) -> ScrollPocket? {
        guard BarMaterialLook.current.isGlass else { return nil }
        let (low, high) = scrollView.offsetRange
        let offset = scrollView.contentOffset
        switch edge {
        case .top: return offset.y > low.y ? ScrollPocket(of: scrollView, \.topEdgeEffect) : nil
        case .left: return offset.x > low.x ? ScrollPocket(of: scrollView, \.leftEdgeEffect) : nil
        case .bottom: return offset.y < high.y ? ScrollPocket(of: scrollView, \.bottomEdgeEffect) : nil
        case .right: return offset.x < high.x ? ScrollPocket(of: scrollView, \.rightEdgeEffect) : nil
        default: return nil
        }
    }

    /// In the scroll view's coordinates.
    private func room(from container: CGRect, in bounds: CGRect, isHard: Bool) -> CGRect {
        let reach = isHard ? 0 : Self.reach
        var room = bounds
        switch edge {
        case .top: room.size.height = max(0, container.maxY + reach - bounds.minY)
        case .left: room.size.width = max(0, container.maxX + reach - bounds.minX)
        case .bottom:
            room.origin.y = container.minY - reach
            room.size.height = max(0, bounds.maxY - room.minY)
        default:
            room.origin.x = container.minX - reach
            room.size.width = max(0, bounds.maxX - room.minX)
        }
        return room.intersection(bounds)
    }
}

/// How layers of a scroll view lie in front of its subviews, whenever those were added.
enum ScrollLayerOrder {
    static let pocket: CGFloat = 999_999
    static let indicator: CGFloat = 1_000_000
}
