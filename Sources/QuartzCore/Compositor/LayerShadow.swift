/// A layer's shadow, if it can be seen.
struct LayerShadow {
    /// What is known to cast the shadow, so that nothing needs to be painted for it.
    enum Shape {
        case path(CGPath)
        case outline(RoundedRectangle)

        func draw(_ shadow: LayerShadow, in context: CGContext) {
            switch self {
            case .path(let path):
                context.drawShadow(of: path, offset: shadow.offset, sigma: shadow.radius, color: shadow.color)
            case .outline(let outline):
                context.drawShadow(of: outline, offset: shadow.offset, sigma: shadow.radius, color: shadow.color)
            }
        }
    }

    /// With the layer's shadow opacity in its alpha.
    let color: CGColor
    /// In the layer's space.
    let offset: CGSize
    /// The standard deviation of the blur, in points of the layer's space.
    let radius: CGFloat
    /// Nil when the shadow follows what the layer shows.
    let shape: Shape?

    /// Nil without opacity, and with `masksToBounds`, which cuts the shadow off as well.
    init?(_ layer: CALayer) {
        guard layer.shadowOpacity > 0, !layer.masksToBounds, let color = layer.shadowColor, color.alpha > 0,
            let faded = color.copy(alpha: color.alpha * CGFloat(min(layer.shadowOpacity, 1)))
        else { return nil }
        self.color = faded
        offset = layer.shadowOffset
        radius = max(layer.shadowRadius, 0)
        if let path = layer.shadowPath {
            if let rect = path.rectangle {
                shape = .outline(RoundedRectangle(rect, radius: 0))
            } else {
                shape = .path(path)
            }
        } else if layer.treeMask == nil, layer.backgroundColor.map({ $0.alpha >= 1 }) ?? false,
            layer.keepsInside(layer.bounds)
        {
            shape = .outline(layer.outline)
        } else {
            shape = nil
        }
    }

    /// Gives the context the shadow for what is drawn next.
    ///
    /// - Parameter scale: Pixels for a unit of the space in which the context takes shadows.
    func apply(to context: CGContext, scale: CGFloat) {
        // The layer's transform turns and scales its shadow; a context's shadow knows only the space that it began with.
        let matrix = context.pixelMatrix
        let shift = offset.applying(matrix)
        context.setShadow(
            offset: CGSize(width: shift.width / scale, height: shift.height / scale),
            blur: 2 * radius * matrix.meanScale / scale,
            color: color
        )
    }
}

extension CALayer {
    /// Whether nothing of the layer's contents or sublayers sticks out of a rectangle in its bounds space.
    fileprivate func keepsInside(_ rect: CGRect) -> Bool {
        if contents != nil || self is CAShapeLayer || self is CAReplicatorLayer { return false }
        let room = rect.insetBy(dx: -1.5, dy: -1.5)
        // With round corners a sublayer may look out of a corner; an opaque one as large as the layer would.
        return treeChildren.allSatisfy { model in
            let child = model.current
            guard !child.isHidden, child.opacity > 0 else { return true }
            guard let place = child.planeTransform(in: self).affine else { return false }
            let extent = child.visibleExtent.applying(place)
            return room.insetBy(dx: -1, dy: -1).contains(extent)
        }
    }
}
