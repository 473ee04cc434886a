import CoreGraphics

extension UIHoverStyle {
    /// What the pointer does to a view of this style.
    func pointerStyle(for view: UIView) -> UIPointerStyle {
        let preview = UITargetedPreview(view: view)
        let pointerEffect: UIPointerEffect =
            switch effect {
            case is UIHoverHighlightEffect: .highlight(preview)
            case is UIHoverLiftEffect: .lift(preview)
            default: .automatic(preview)
            }
        return UIPointerStyle(effect: pointerEffect, shape: shape.map { .path($0.outline(around: view)) })
    }
}

extension UIShape {
    /// The outline for a view, in its superview's bounds space, in points.
    fileprivate func outline(around view: UIView) -> UIBezierPath {
        let path = UIBezierPath(cgPath: resolve(in: ResolutionContext(contentShape: .bounds(of: view))).path.cgPath)
        path.apply(CGAffineTransform(translationX: view.frame.minX, y: view.frame.minY))
        return path
    }
}

extension UIShape.Resolved {
    /// A view's own outline, in its bounds space.
    fileprivate static func bounds(of view: UIView) -> UIShape.Resolved {
        let frame = CGRect(origin: .zero, size: view.bounds.size)
        let radius = view.layer.cornerRadius
        let path = radius > 0 ? UIBezierPath(roundedRect: frame, cornerRadius: radius) : UIBezierPath(rect: frame)
        return UIShape.Resolved(shape: .rect(cornerRadius: radius), boundingRect: frame, path: path)
    }
}
