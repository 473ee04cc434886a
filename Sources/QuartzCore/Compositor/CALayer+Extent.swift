extension CALayer {
    /// The bounds with their rounded corners.
    package var outline: RoundedRectangle {
        var corners: RoundedRectangle.Corners = []
        if maskedCorners.contains(.layerMinXMinYCorner) { corners.insert(.topLeft) }
        if maskedCorners.contains(.layerMaxXMinYCorner) { corners.insert(.topRight) }
        if maskedCorners.contains(.layerMinXMaxYCorner) { corners.insert(.bottomLeft) }
        if maskedCorners.contains(.layerMaxXMaxYCorner) { corners.insert(.bottomRight) }
        return RoundedRectangle(
            bounds,
            radius: cornerRadius,
            isContinuous: cornerCurve == .continuous,
            corners: corners
        )
    }

    /// A rectangle that holds all that the layer and its sublayers can paint, in the layer's bounds space.
    ///
    /// Costs a walk through the tree below, unless the layer clips.
    package var visibleExtent: CGRect { visibleExtent(depth: 0) }

    private func visibleExtent(depth: Int) -> CGRect {
        var extent = bounds.standardized
        // Antialiasing reaches into the next pixel.
        guard !masksToBounds else { return extent.insetBy(dx: -1, dy: -1) }
        // Contents of unusual gravity and shapes lie where they want; half the universe is the honest answer.
        if hasUnboundedShape { return CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6) }
        if depth < 500 {
            for model in treeChildren {
                let child = model.current
                guard !child.isHidden, child.opacity > 0 else { continue }
                let inside = child.visibleExtent(depth: depth + 1)
                let plane = child.planeTransform(in: self)
                extent = extent.union(plane.affine.map { inside.applying($0) } ?? plane.boundingBox(of: inside))
            }
        }
        if shadowOpacity > 0 {
            let reach = 3 * max(shadowRadius, 0) + 1
            let shape = (shadowPath?.boundingBoxOfPath ?? extent).insetBy(dx: -reach, dy: -reach)
            extent = extent.union(shape.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height))
        }
        return extent.insetBy(dx: -1, dy: -1)
    }

    private var hasUnboundedShape: Bool {
        // Copies of a replicator and pictures of a transition lie outside, too.
        if self is CAShapeLayer || self is CAReplicatorLayer || self is CAEmitterLayer || self is CATransformLayer
            || transitionState != nil
        {
            return true
        }
        guard contents != nil else { return false }
        switch contentsGravity {
        case .resize, .resizeAspect: return false
        default: return true
        }
    }
}
