import CoreGraphics
import QuartzCore

/// Draws the ring around what has the focus; no view, so that nobody finds another subview.
@MainActor
final class FocusRing {
    /// Points, as seen on iPads with a keyboard.
    private static let width: CGFloat = 3
    private let layer = CAShapeLayer()

    func show(around item: (any UIFocusItem)?) {
        layer.removeFromSuperlayer()
        guard let effect = item?.focusEffect as? UIFocusHaloEffect,
            let view = item?.focusChain.lazy.compactMap({ $0 as? UIView }).first
        else { return }
        let container = effect.containerView ?? view.superview ?? view
        let isOwn = item === view
        let outline = path(of: effect, view, frame: isOwn ? view.bounds : item?.frame ?? view.bounds)
        var place = container === view ? CGAffineTransform.identity : Self.transform(from: view, to: container)
        layer.path = outline.cgPath.copy(using: &place) ?? outline.cgPath
        layer.fillColor = nil
        layer.lineWidth = Self.width
        layer.strokeColor = view.tintColor.resolvedColor(with: view.traitCollection).cgColor
        layer.frame = CGRect(origin: container.bounds.origin, size: container.bounds.size)
        layer.bounds.origin = container.bounds.origin
        if let reference = effect.referenceView ?? (container === view.superview ? view : nil),
            reference.superview === container
        {
            container.layer.insertSublayer(layer, above: reference.layer)
        } else {
            container.layer.addSublayer(layer)
        }
    }

    private static func transform(from view: UIView, to container: UIView) -> CGAffineTransform {
        let origin = view.convert(CGPoint.zero, to: container)
        return CGAffineTransform(translationX: origin.x, y: origin.y)
    }

    private func path(of effect: UIFocusHaloEffect, _ view: UIView, frame: CGRect) -> UIBezierPath {
        let move = (effect.position == .inside ? 1 : -1) * Self.width / 2
        switch effect.shape {
        case .path(let path): return path
        case .item:
            return Self.rounded(frame, view.layer.cornerRadius, move)
        case .rounded(let rect, let radius, _):
            return Self.rounded(rect, radius, move)
        }
    }

    private static func rounded(_ rect: CGRect, _ radius: CGFloat, _ move: CGFloat) -> UIBezierPath {
        UIBezierPath(
            roundedRect: rect.insetBy(dx: move, dy: move),
            cornerRadius: radius > 0 ? max(0, radius - move) : 0
        )
    }
}
