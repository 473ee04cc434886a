/// Paints a tree of layers into a context: the compositor.
///
/// Layers are painted from the farthest to the nearest, each as background, contents, sublayers and border. A layer whose
/// opacity, mask or shadow concerns it as a whole goes through a transparency layer of its own; all others paint straight
/// into the context. The same tree gives the same pixels.
package struct LayerRenderer {
    private let context: CGContext
    /// Pixels for a point in the tree's root.
    private let scale: CGFloat
    private let showsAnimations: Bool
    /// Trees deeper than this are cut; no interface comes near, and the stack has an end.
    private static let deepest = 500

    /// - Parameters:
    ///   - context: Made for points, y down; the root's superlayer space is its user space.
    ///   - scale: Pixels for a point of that space.
    ///   - showsAnimations: False paints what is set rather than what is shown now.
    package init(context: CGContext, scale: CGFloat, showsAnimations: Bool = true) {
        self.context = context
        self.scale = scale
        self.showsAnimations = showsAnimations
    }

    /// A picture of a layer and all below it.
    ///
    /// - Parameters:
    ///   - scale: Pixels for a point.
    ///   - isOpaque: True begins with black and leaves alpha out.
    /// - Returns: The layer's bounds, whatever its own position and transform; nil when it is too large for a bitmap.
    package static func image(of layer: CALayer, scale: CGFloat, isOpaque: Bool = false) -> CGImage? {
        let size = layer.bounds.size
        guard size.width.isFinite, size.height.isFinite, abs(size.width) < 1e6, abs(size.height) < 1e6,
            let context = CGContext(
                pixelWidth: Int((size.width * scale).rounded()),
                pixelHeight: Int((size.height * scale).rounded()),
                scale: scale,
                isOpaque: isOpaque
            )
        else { return nil }
        context.translateBy(x: -layer.bounds.minX, y: -layer.bounds.minY)
        LayerRenderer(context: context, scale: scale).paintInOwnSpace(layer)
        return context.takeImage()
    }

    /// Paints the layer at its place in the context's user space.
    package func paint(_ layer: CALayer) {
        paint(layer, in: layer.superlayer, seen: context.boundingBoxOfClipPath, depth: 0)
    }

    /// Paints the layer with the context's user space as its bounds space.
    package func paintInOwnSpace(_ layer: CALayer) {
        guard !layer.isHidden, layer.opacity > 0 else { return }
        paintGroup(layer, depth: 0)
    }

    // MARK: One layer

    /// Paints what the layer shows now, running animations included.
    ///
    /// - Parameter seen: What can be drawn on, in the parent's bounds space.
    private func paint(_ model: CALayer, in parent: CALayer?, seen: CGRect, depth: Int) {
        let layer = showsAnimations ? model.current : model
        guard !layer.isHidden, layer.opacity > 0, depth < Self.deepest, layer.isDoubleSided || !layer.showsBack
        else { return }
        guard !(layer is CATransformLayer) else {
            return paintSpace(of: layer, layer.spaceTransform(in: parent), seen: seen, depth: depth)
        }
        place(layer, layer.planeTransform(in: parent), seen: seen, depth: depth)
    }

    /// Paints a layer into a plane of its superlayer's space.
    private func place(_ layer: CALayer, _ plane: PlaneTransform, seen: CGRect, depth: Int) {
        if let affine = plane.affine, !canBeSeen(layer, affine, within: seen) { return }
        context.saveGState()
        defer { context.restoreGState() }
        guard let affine = plane.affine else {
            return ProjectedLayer(layer, plane: plane).paint(in: context, scale: scale) { renderer in
                renderer.paintGroup(layer, depth: depth)
            }
        }
        context.concatenate(affine)
        if layer.transitionState == nil {
            paintGroup(layer, depth: depth)
        } else {
            paintTransition(of: layer, depth: depth)
        }
    }

    /// Paints all that shares a space with a transform layer, the farthest first.
    ///
    /// - Parameter space: From the transform layer's space to that of the layer that it is seen in.
    private func paintSpace(of layer: CALayer, _ space: CATransform3D, seen: CGRect, depth: Int) {
        for part in SpacePart.parts(of: layer, space, showsAnimations: showsAnimations, depth: depth) {
            place(part.layer, PlaneTransform(part.space), seen: seen, depth: part.depth)
        }
    }

    /// Speed: Asked before anything is saved for a layer, since most of a screen lies outside a band of it.
    private func canBeSeen(_ layer: CALayer, _ affine: CGAffineTransform, within seen: CGRect) -> Bool {
        guard layer.treeChildren.isEmpty || layer.masksToBounds else { return true }
        return layer.visibleExtent.applying(affine).intersects(seen)
    }

    /// Opacity, mask and the shadows that need the whole picture.
    private func paintGroup(_ layer: CALayer, depth: Int) {
        let shadow = LayerShadow(layer)
        if let shadow, let shape = shadow.shape {
            context.saveGState()
            context.setAlpha(CGFloat(layer.opacity))
            shape.draw(shadow, in: context)
            context.restoreGState()
        }
        let castsOwnShape = shadow != nil && shadow?.shape == nil
        let mode = layer.vibrancy?.blendMode ?? layer.compositingMode ?? .normal
        guard layer.treeMask != nil || layer.opacity < 1 || castsOwnShape || layer.vibrancy != nil || mode != .normal
        else {
            paintParts(layer, depth: depth)
            return
        }
        context.saveGState()
        defer { context.restoreGState() }
        context.setAlpha(CGFloat(min(max(layer.opacity, 0), 1)))
        if castsOwnShape { shadow?.apply(to: context, scale: scale) }
        if mode != .normal { context.setBlendMode(mode) }
        context.beginTransparencyLayer(covering: layer.visibleExtent)
        paintParts(layer, depth: depth)
        if let mask = layer.treeMask { cut(by: mask, of: layer, depth: depth) }
        if let vibrancy = layer.vibrancy { recolor(vibrancy.color) }
        context.endTransparencyLayer()
    }

    private func recolor(_ color: CGColor) {
        context.saveGState()
        context.setBlendMode(.sourceIn)
        context.setFillColor(color)
        context.fill(context.boundingBoxOfClipPath)
        context.restoreGState()
    }

    private func cut(by mask: CALayer, of layer: CALayer, depth: Int) {
        context.saveGState()
        context.setBlendMode(.destinationIn)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        paint(mask, in: layer, seen: context.boundingBoxOfClipPath, depth: depth + 1)
        context.endTransparencyLayer()
        context.restoreGState()
    }

    /// The former picture and the layer, each where the transition has it.
    private func paintTransition(of layer: CALayer, depth: Int) {
        guard let transition = layer.transitionState else { return }
        let paintFormer = { if let former = transition.former { context.drawUpright(former, in: layer.bounds) } }
        let paintPresent = { paintGroup(layer, depth: depth) }
        switch transition.type {
        case .flip: paintFlip(of: layer, transition, depth: depth)
        case .push, .moveIn, .reveal:
            let places = transition.places
            context.saveGState()
            context.clip(to: layer.bounds)
            let isFormerAbove = transition.type == .reveal
            if !isFormerAbove { paint(at: places.former, of: layer, paintFormer) }
            paint(at: places.present, of: layer, paintPresent)
            if isFormerAbove { paint(at: places.former, of: layer, paintFormer) }
            context.restoreGState()
        default: context.paintFade(transition.progress, paintFormer, paintPresent)
        }
    }

    private func paint(at place: CGVector, of layer: CALayer, _ body: () -> Void) {
        context.saveGState()
        context.translateBy(x: place.dx * layer.bounds.width, y: place.dy * layer.bounds.height)
        body()
        context.restoreGState()
    }

    /// The side of a turning picture that is seen, as wide as its turn leaves it.
    private func paintFlip(of layer: CALayer, _ transition: LayerTransition, depth: Int) {
        let bounds = layer.bounds
        let width = abs(cos(transition.progress * .pi))
        let isVertical = transition.subtype == .fromTop || transition.subtype == .fromBottom
        context.translateBy(x: bounds.midX, y: bounds.midY)
        context.scaleBy(x: isVertical ? 1 : max(width, 1e-3), y: isVertical ? max(width, 1e-3) : 1)
        context.translateBy(x: -bounds.midX, y: -bounds.midY)
        guard transition.progress < 0.5 else { return paintGroup(layer, depth: depth) }
        if let former = transition.former { context.drawUpright(former, in: bounds) }
    }

    // MARK: Its parts

    private func paintParts(_ layer: CALayer, depth: Int) {
        let outline = layer.outline
        if let color = layer.backgroundColor, color.alpha > 0 {
            if let pattern = color.patternImage {
                paint(pattern, alpha: color.alpha, of: layer, within: outline)
            } else {
                context.setFillColor(color)
                if outline.radius > 0 { context.fill(outline.path) } else { context.fill(layer.bounds) }
            }
        }
        context.saveGState()
        if layer.masksToBounds {
            if outline.radius > 0 { context.clip(to: outline.path) } else { context.clip(to: layer.bounds) }
        }
        layer.paintShape(in: context)
        LayerContents(layer)?.paint(in: context)
        paintSublayers(of: layer, depth: depth)
        context.restoreGState()
        paintBorder(of: layer, outline: outline)
    }

    /// An image side by side, from the layer's corner.
    private func paint(_ pattern: PatternImage, alpha: CGFloat, of layer: CALayer, within outline: RoundedRectangle) {
        let (width, height) = (CGFloat(pattern.image.width), CGFloat(pattern.image.height))
        context.saveGState()
        context.clip(to: outline.path)
        context.setAlpha(alpha)
        context.drawUpright(
            pattern.image,
            in: CGRect(
                origin: layer.bounds.origin,
                size: CGSize(width: width / pattern.scale, height: height / pattern.scale)
            ),
            isTiled: true
        )
        context.restoreGState()
    }

    private func paintSublayers(of layer: CALayer, depth: Int) {
        guard !layer.treeChildren.isEmpty else { return }
        guard let replicator = layer as? CAReplicatorLayer else {
            paintChildren(of: layer, depth: depth)
            return
        }
        for instance in replicator.instances {
            context.saveGState()
            context.concatenate(instance.place)
            CALayer.delayed(by: instance.delay) { paint(instance, of: replicator, depth: depth) }
            context.restoreGState()
        }
    }

    private func paintChildren(of layer: CALayer, depth: Int) {
        let seen = context.boundingBoxOfClipPath
        for child in layer.childrenInPaintOrder { paint(child, in: layer, seen: seen, depth: depth + 1) }
    }

    /// One copy of a replicator's sublayers, its colors multiplied.
    private func paint(_ instance: ReplicatorInstance, of layer: CAReplicatorLayer, depth: Int) {
        let factors = instance.factors
        let isTinted = min(factors.red, factors.green, factors.blue, factors.alpha) < 1
        if isTinted {
            context.setAlpha(factors.alpha)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
        }
        paintChildren(of: layer, depth: depth)
        guard isTinted else { return }
        if min(factors.red, factors.green, factors.blue) < 1 {
            context.saveGState()
            context.setBlendMode(.multiply)
            context.setFillColor(CGColor(red: factors.red, green: factors.green, blue: factors.blue, alpha: 1))
            context.fill(context.boundingBoxOfClipPath)
            // Multiplying paints on what is clear, too: the copy itself cuts that off.
            context.setBlendMode(.destinationIn)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            paintChildren(of: layer, depth: depth)
            context.endTransparencyLayer()
            context.restoreGState()
        }
        context.endTransparencyLayer()
    }

    private func paintBorder(of layer: CALayer, outline: RoundedRectangle) {
        guard layer.borderWidth > 0, let color = layer.borderColor, color.alpha > 0 else { return }
        let ring = CGMutablePath()
        ring.addPath(outline.path)
        let inside = outline.inset(by: layer.borderWidth)
        if inside.rect.width > 0, inside.rect.height > 0 { ring.addPath(inside.path) }
        context.setFillColor(color)
        context.fill(ring, using: .evenOdd)
    }
}
