extension CALayer {
    final var boundingFrame: CGRect {
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

    /// Takes points of the layer's bounds space to the superlayer's bounds space; the part in the plane, where the
    /// transform leaves it. The superlayer's `sublayerTransform` takes no part.
    package var transformToSuperlayer: CGAffineTransform {
        let anchor = anchor
        let total = CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(affineTransform())
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
        guard let flip = superlayerReference?.flip else { return total }
        return total.concatenating(flip)
    }

    /// Turns the space that sublayers are placed in upside down; nil where y points down.
    private var flip: CGAffineTransform? {
        guard values.isGeometryFlipped else { return nil }
        return CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * bounds.minY + bounds.height)
    }

    /// The anchor point in the layer's bounds space.
    package var anchor: CGPoint {
        CGPoint(x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    }

    /// Takes points of the layer's plane to the superlayer's plane, in space: with perspective, the superlayer's
    /// `sublayerTransform` included.
    package var planeTransformToSuperlayer: PlaneTransform {
        planeTransform(in: modelLayer == nil ? superlayerReference : superlayerReference?.current)
    }

    /// The same for a superlayer as it is shown.
    package func planeTransform(in parent: CALayer?) -> PlaneTransform {
        let isMask = parent?.treeMask === (modelLayer ?? self)
        let shared = isMask ? nil : parent.flatMap { CATransform3DIsIdentity($0.sublayerTransform) ? nil : $0 }
        guard shared != nil || !CATransform3DIsAffine(transform) else { return PlaneTransform(transformToSuperlayer) }
        return PlaneTransform(spaceTransform(in: parent))
    }

    /// Takes points of the layer's space to the superlayer's space, with depth.
    func spaceTransform(in parent: CALayer?) -> CATransform3D {
        let isMask = parent?.treeMask === (modelLayer ?? self)
        let shared = isMask ? nil : parent.flatMap { CATransform3DIsIdentity($0.sublayerTransform) ? nil : $0 }
        let anchor = anchor
        var total = CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ).concatenating(transform)
            .concatenating(CATransform3DMakeTranslation(position.x, position.y, zPosition))
        if let shared {
            let center = shared.anchor
            total = total.concatenating(CATransform3DMakeTranslation(-center.x, -center.y, 0))
                .concatenating(shared.sublayerTransform)
                .concatenating(CATransform3DMakeTranslation(center.x, center.y, 0))
        }
        guard let flip = parent?.flip else { return total }
        return total.concatenating(CATransform3DMakeAffineTransform(flip))
    }

    /// Whether the layer turns its back to its superlayer.
    package var showsBack: Bool {
        guard
            !CATransform3DIsIdentity(transform)
                || superlayerReference.map({ !CATransform3DIsIdentity($0.sublayerTransform) }) ?? false
        else { return false }
        let plane = planeTransformToSuperlayer
        let depth = anchor.x * plane.p + anchor.y * plane.q + plane.w
        // A mirror in the plane turns nothing around: only the z axis tells.
        let turned = superlayerReference.map { transform.concatenating($0.sublayerTransform) } ?? transform
        return turned.m33 < 0 || depth <= 0
    }

    /// Takes points of the layer's bounds space to the space of the tree's root; the part in the plane.
    package var transformToRoot: CGAffineTransform {
        var total = CGAffineTransform.identity
        var layer: CALayer? = self
        while let current = layer, current.superlayer != nil {
            total = total.concatenating(current.transformToSuperlayer)
            layer = current.superlayer
        }
        return total
    }

    /// Whether no layer from this one up to the root leaves its superlayer's plane.
    private var isAffineToRoot: Bool {
        var layer = self
        while let parent = layer.superlayerReference {
            guard CATransform3DIsAffine(layer.transform), CATransform3DIsIdentity(parent.sublayerTransform) else {
                return false
            }
            layer = parent
        }
        return true
    }

    /// The same as ``transformToRoot`` with perspective and what superlayers do to all their sublayers.
    private var planeTransformToRoot: PlaneTransform {
        var total = PlaneTransform(CGAffineTransform.identity)
        var layer = self
        while let parent = layer.superlayerReference {
            total = total.concatenating(layer.planeTransformToSuperlayer)
            layer = parent
        }
        return total
    }

    /// The way to another layer's plane through space; nil where all lies in one plane, or the other can't be seen.
    private func spatialTransform(to layer: CALayer?) -> PlaneTransform? {
        if isAffineToRoot, layer?.isAffineToRoot ?? true { return nil }
        guard let layer else { return planeTransformToRoot }
        return layer.planeTransformToRoot.inverse.map { planeTransformToRoot.concatenating($0) }
    }

    /// A point of this layer's plane in another layer's, or in the root's when `layer` is nil.
    ///
    /// Goes through space where layers are turned out of the plane: the point of the other layer that lies behind the
    /// same point of the screen.
    public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
        if let spatial = spatialTransform(to: layer) { return spatial.place(of: point) ?? point }
        if layer === superlayer, layer != nil { return point.applying(transformToSuperlayer) }
        return point.applying(planarTransform(to: layer))
    }

    /// The way to another layer's space where all lies in one plane; to the root's when `layer` is nil.
    ///
    /// Between trees it goes by what their roots lie in, as both had a place there.
    private func planarTransform(to layer: CALayer?) -> CGAffineTransform {
        guard let layer else { return transformToRoot }
        let (own, other) = (root, layer.root)
        var (way, back) = (transformToRoot, layer.transformToRoot)
        if own !== other {
            way = way.concatenating(own.transformToSuperlayer)
            back = back.concatenating(other.transformToSuperlayer)
        }
        return way.concatenating(back.inverted())
    }

    /// The outermost layer around this one, or itself.
    private var root: CALayer {
        var layer = self
        while let parent = layer.superlayerReference { layer = parent }
        return layer
    }

    /// A point of another layer's space in this layer's; of the root's when `layer` is nil.
    public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
        if let layer { return layer.convert(point, to: self) }
        if !isAffineToRoot, let back = planeTransformToRoot.inverse { return back.place(of: point) ?? point }
        return point.applying(transformToRoot.inverted())
    }

    /// The smallest upright rectangle around it in another layer's space; in the root's when `layer` is nil.
    public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
        if let spatial = spatialTransform(to: layer) { return spatial.boundingBox(of: rect) }
        return rect.applying(planarTransform(to: layer))
    }

    /// The smallest upright rectangle around it in this layer's space; from the root's when `layer` is nil.
    public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
        if let layer { return layer.convert(rect, to: self) }
        if !isAffineToRoot, let back = planeTransformToRoot.inverse { return back.boundingBox(of: rect) }
        return rect.applying(transformToRoot.inverted())
    }

    /// The deepest layer at a point of the superlayer's space.
    final func deepestLayer(at point: CGPoint) -> CALayer? {
        guard !isHidden, opacity > 0, let way = planeTransformToSuperlayer.inverse, let local = way.place(of: point),
            isDoubleSided || !showsBack
        else { return nil }
        let isInside = contains(local)
        if masksToBounds, !isInside { return nil }
        for child in childrenInPaintOrder.reversed() {
            let shown = modelLayer == nil ? child : child.makePresentation(isForApp: true)
            if let hit = shown.hitTest(local) { return hit }
        }
        return isInside && !(self is CATransformLayer) ? self : nil
    }

    /// The sublayers by zPosition, then by their place in the tree.
    package var childrenInPaintOrder: [CALayer] {
        let children = treeChildren
        guard children.contains(where: { $0.current.zPosition != 0 }) else { return children }
        return children.map { ($0, $0.current.zPosition) }.enumerated()
            .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }
            .map(\.element.0)
    }

    /// Brings a rectangle into view: asks the superlayers, up to a scroll layer.
    public func scrollRectToVisible(_ r: CGRect) {
        guard let parent = superlayerReference else { return }
        let rect = convert(r, to: parent)
        if let scroll = parent as? CAScrollLayer { scroll.scroll(to: rect) } else { parent.scrollRectToVisible(rect) }
    }

    /// Scrolls the nearest scroll layer above so that a point of this layer lies at its top left corner.
    public func scroll(_ p: CGPoint) {
        guard let parent = superlayerReference else { return }
        let point = convert(p, to: parent)
        if let scroll = parent as? CAScrollLayer { scroll.scroll(to: point) } else { parent.scroll(point) }
    }

    /// The part of the bounds that the nearest scroll layer above shows; all of them without one.
    public var visibleRect: CGRect {
        var layer = superlayerReference
        while let current = layer {
            if current is CAScrollLayer { return convert(current.bounds, from: current).intersection(bounds) }
            layer = current.superlayerReference
        }
        return bounds
    }
}

// MARK: For layout

extension CALayer {
    /// What `layoutIfNeeded()` does for a layer that no subclass and no delegate but its view has a say in.
    ///
    /// - Returns: Whether the view has to lay out; nil where others have a say.
    package final func takeLayoutOfOwner() -> Bool? {
        guard isPlain, hasOwner else { return nil }
        guard layoutIsNeeded else { return false }
        needsLayoutNow = false
        return true
    }

    /// The geometry as this class keeps it, whatever a subclass says.
    @inline(__always)
    package final var geometry: LayerGeometry {
        LayerGeometry(bounds: values.bounds, position: values.position, anchorPoint: values.anchorPoint)
    }

    /// Sets size and position at once; the bounds' origin and the anchor point stay.
    ///
    /// - Parameter asksForActions: Whether the view behind the layer may want an action, as in an animation block.
    package final func place(size: CGSize, position: CGPoint, asksForActions: Bool) {
        guard isPlain, hasOwner, modelLayer == nil, !asksForActions else {
            bounds.size = size
            self.position = position
            return
        }
        // Speed: layout places thousands of layers, and no class and no view has anything to say about these.
        if size != values.bounds.size {
            values.bounds.size = size
            sizeDidChange()
            note(.bounds)
        }
        if position != values.position {
            values.position = position
            note(.position)
        }
        if cachedPresentation != nil { cachedPresentation = nil }
    }
}
