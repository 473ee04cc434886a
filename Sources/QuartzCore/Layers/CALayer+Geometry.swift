extension CALayer {
    /// The smallest upright rectangle around the layer in its superlayer; setting it moves and resizes the layer.
    public var frame: CGRect {
        get {
            let size = bounds.size
            guard !CATransform3DIsIdentity(transform) else {
                return CGRect(
                    x: position.x - anchorPoint.x * size.width,
                    y: position.y - anchorPoint.y * size.height,
                    width: size.width,
                    height: size.height
                )
            }
            let local = CGRect(
                x: -anchorPoint.x * size.width,
                y: -anchorPoint.y * size.height,
                width: size.width,
                height: size.height
            )
            return local.applying(affineTransform()).offsetBy(dx: position.x, dy: position.y)
        }
        set {
            let new = newValue.standardized
            if CATransform3DIsIdentity(transform) {
                bounds.size = new.size
            } else {
                let size = new.applying(affineTransform().inverted()).size
                bounds.size = size
            }
            position = CGPoint(x: new.minX + anchorPoint.x * new.width, y: new.minY + anchorPoint.y * new.height)
        }
    }

    /// The part of `transform` in the layer's plane.
    public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

    /// Replaces `transform`, its depth too.
    public func setAffineTransform(_ transform: CGAffineTransform) {
        self.transform = CATransform3DMakeAffineTransform(transform)
    }

    /// Takes points of the layer's bounds space to the superlayer's bounds space.
    package var transformToSuperlayer: CGAffineTransform {
        let anchor = CGPoint(
            x: bounds.minX + anchorPoint.x * bounds.width,
            y: bounds.minY + anchorPoint.y * bounds.height
        )
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(affineTransform())
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    /// Takes points of the layer's bounds space to the space of the tree's root.
    package var transformToRoot: CGAffineTransform {
        var total = CGAffineTransform.identity
        var layer: CALayer? = self
        while let current = layer, current.superlayer != nil {
            total = total.concatenating(current.transformToSuperlayer)
            layer = current.superlayer
        }
        return total
    }

    /// A point of this layer's space in another layer's, or in the root's when `layer` is nil.
    public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
        if layer === superlayer, layer != nil { return point.applying(transformToSuperlayer) }
        let root = point.applying(transformToRoot)
        guard let layer else { return root }
        return root.applying(layer.transformToRoot.inverted())
    }

    /// A point of another layer's space in this layer's; of the root's when `layer` is nil.
    public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
        guard let layer else { return point.applying(transformToRoot.inverted()) }
        return layer.convert(point, to: self)
    }

    /// The smallest upright rectangle around it in another layer's space; in the root's when `layer` is nil.
    public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
        var total = transformToRoot
        if let layer { total = total.concatenating(layer.transformToRoot.inverted()) }
        return rect.applying(total)
    }

    /// The smallest upright rectangle around it in this layer's space; from the root's when `layer` is nil.
    public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
        guard let layer else { return rect.applying(transformToRoot.inverted()) }
        return layer.convert(rect, to: self)
    }

    /// Whether a point of the layer's space lies in its bounds.
    public func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

    /// The deepest layer at a point of the *superlayer's* space.
    public func hitTest(_ point: CGPoint) -> CALayer? {
        guard !isHidden, opacity > 0 else { return nil }
        let local = point.applying(transformToSuperlayer.inverted())
        let isInside = contains(local)
        if masksToBounds, !isInside { return nil }
        for child in childrenInPaintOrder.reversed() {
            if let hit = child.hitTest(local) { return hit }
        }
        return isInside ? self : nil
    }

    /// The sublayers by zPosition, then by their place in the tree.
    package var childrenInPaintOrder: [CALayer] {
        guard children.contains(where: { $0.zPosition != 0 }) else { return children }
        return children.enumerated()
            .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
            .map(\.element)
    }
}
