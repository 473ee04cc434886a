/// What a layer shows between its background and its sublayers: an image, or what it draws itself.
struct LayerContents {
    private enum Source {
        case image(CGImage)
        /// One image over another one, by a fraction.
        case fade(CGImage, CGImage, CGFloat)
        /// Drawn anew each time, where a bitmap would be too large to keep or isn't wanted.
        case drawing
    }

    private let layer: CALayer
    private let source: Source
    private let isDrawn: Bool

    /// Displays the layer first, if it needs that; nil when there is nothing to show.
    init?(_ layer: CALayer) {
        (layer.drawsForItself ? layer : layer.model()).displayIfNeeded()
        self.layer = layer
        if let contents = layer.contents {
            if case .fade(let first, let second, let fraction) = contents as? LayerValue {
                source = .fade(first, second, fraction)
                isDrawn = false
                return
            }
            guard let image = contents as? CGImage else { return nil }
            source = .image(image)
            isDrawn = false
            return
        }
        isDrawn = true
        if layer.hasDrawn {
            guard let image = layer.drawnContents else { return nil }
            source = .image(image)
            return
        }
        guard !layer.drawsDirectly, let bitmap = Self.makeBitmap(for: layer) else {
            guard layer.bounds.width > 0, layer.bounds.height > 0 else { return nil }
            source = .drawing
            return
        }
        // What doesn't change with the animation is drawn once, at the size of the model.
        let drawing = layer.drawsForItself ? layer : layer.model()
        drawing.delegate?.layerWillDraw(drawing)
        drawing.draw(in: bitmap)
        // Drawing may ask for another drawing; that one comes with the next frame.
        layer.hasDrawn = true
        guard bitmap.hasDrawn, let image = bitmap.takeImage() else { return nil }
        layer.drawnContents = image
        source = .image(image)
    }

    /// A bitmap of the layer's size; nil when that is empty or over the limits.
    private static func makeBitmap(for shown: CALayer) -> CGContext? {
        let layer = shown.drawsForItself ? shown : shown.model()
        let scale = layer.contentsScale
        let (width, height) = (layer.bounds.width * scale, layer.bounds.height * scale)
        guard width > 0, height > 0, width < 1e6, height < 1e6,
            let context = CGContext(
                pixelWidth: Int(width.rounded(.up)),
                pixelHeight: Int(height.rounded(.up)),
                scale: scale
            )
        else { return nil }
        context.translateBy(x: -layer.bounds.minX, y: -layer.bounds.minY)
        return context
    }

    // MARK: Painting

    func paint(in context: CGContext) {
        guard layer.superlayerReference?.contentsAreFlipped() == true else { return paintUpright(in: context) }
        context.saveGState()
        context.translateBy(x: 0, y: 2 * layer.bounds.minY + layer.bounds.height)
        context.scaleBy(x: 1, y: -1)
        paintUpright(in: context)
        context.restoreGState()
    }

    private func paintUpright(in context: CGContext) {
        switch source {
        case .drawing:
            context.saveGState()
            context.clip(to: layer.bounds)
            layer.delegate?.layerWillDraw(layer)
            if let tiles = layer as? CATiledLayer { tiles.drawTiles(in: context) } else { layer.draw(in: context) }
            context.restoreGState()
        case .fade(let first, let second, let fraction):
            context.paintFade(fraction, { paint(first, in: context) }, { paint(second, in: context) })
        case .image(let image) where isDrawn && !isStretched:
            // Whole pixels may be a fraction larger than the bounds; they must not be squeezed into them.
            let size = CGSize(
                width: CGFloat(image.width) / layer.contentsScale,
                height: CGFloat(image.height) / layer.contentsScale
            )
            context.drawUpright(image, in: CGRect(origin: layer.bounds.origin, size: size))
        case .image(let image):
            paint(image, in: context)
        }
    }

    /// Whether a presentation layer has another size than what its model drew: that goes by the gravity like any contents.
    private var isStretched: Bool { layer.model().bounds.size != layer.bounds.size && !layer.drawsForItself }

    private func paint(_ image: CGImage, in context: CGContext) {
        guard let part = shownPart(of: image) else { return }
        let scale = layer.contentsScale > 0 ? layer.contentsScale : 1
        let size = CGSize(width: CGFloat(part.width) / scale, height: CGFloat(part.height) / scale)
        let place = Self.place(of: size, in: layer.bounds, gravity: layer.contentsGravity)
        guard place.width > 0, place.height > 0 else { return }
        context.saveGState()
        defer { context.restoreGState() }
        let isLarger = place.width > size.width || place.height > size.height
        let filter = isLarger ? layer.magnificationFilter : layer.minificationFilter
        if filter == .nearest { context.interpolationQuality = .none }
        if let tint = layer.contentsTint { context.setFillColor(tint) }
        let center = layer.contentsCenter
        guard center == CGRect(x: 0, y: 0, width: 1, height: 1) else {
            for (piece, target) in NinePartImage(part, center: center, scale: scale).pieces(in: place) {
                paint(piece, at: snapped(target, in: context), in: context)
            }
            return
        }
        paint(part, at: place, in: context)
    }

    private func paint(_ image: CGImage, at place: CGRect, in context: CGContext) {
        if layer.contentsTint != nil {
            context.fillUpright(alphaOf: image, in: place)
        } else {
            context.drawUpright(image, in: place)
        }
    }

    /// Pieces meet on whole pixels, lest their edges show as lines.
    private func snapped(_ rect: CGRect, in context: CGContext) -> CGRect {
        let matrix = context.pixelMatrix
        guard matrix.keepsRectangles else { return rect }
        let pixels = rect.applying(matrix)
        let (left, top) = (pixels.minX.rounded(), pixels.minY.rounded())
        let whole = CGRect(
            x: left,
            y: top,
            width: pixels.maxX.rounded() - left,
            height: pixels.maxY.rounded() - top
        )
        return whole.applying(matrix.inverted())
    }

    private func shownPart(of image: CGImage) -> CGImage? {
        let part = layer.contentsRect
        guard part != CGRect(x: 0, y: 0, width: 1, height: 1) else { return image }
        return image.cropping(
            to: CGRect(
                x: part.minX * CGFloat(image.width),
                y: part.minY * CGFloat(image.height),
                width: part.width * CGFloat(image.width),
                height: part.height * CGFloat(image.height)
            )
        )
    }

    // MARK: Gravity

    /// Where contents of a size lie.
    ///
    /// - Parameters:
    ///   - size: In points.
    ///   - bounds: The layer's; the result is in the same space and may be larger.
    static func place(of size: CGSize, in bounds: CGRect, gravity: CALayerContentsGravity) -> CGRect {
        func aspect(_ pick: (CGFloat, CGFloat) -> CGFloat) -> CGRect {
            guard size.width > 0, size.height > 0 else { return .zero }
            let factor = pick(bounds.width / size.width, bounds.height / size.height)
            let (width, height) = (size.width * factor, size.height * factor)
            return CGRect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
        }
        switch gravity {
        case .resizeAspect: return aspect(min)
        case .resizeAspectFill: return aspect(max)
        case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
            let (x, y) = fractions(of: gravity)
            return CGRect(
                x: bounds.minX + (bounds.width - size.width) * x,
                y: bounds.minY + (bounds.height - size.height) * y,
                width: size.width,
                height: size.height
            )
        default: return bounds
        }
    }

    /// How the free room is shared: 0 leaves none before the contents, 1 none after them.
    private static func fractions(of gravity: CALayerContentsGravity) -> (x: CGFloat, y: CGFloat) {
        switch gravity {
        case .topLeft: (0, 0)
        case .top: (0.5, 0)
        case .topRight: (1, 0)
        case .left: (0, 0.5)
        case .right: (1, 0.5)
        case .bottomLeft: (0, 1)
        case .bottom: (0.5, 1)
        case .bottomRight: (1, 1)
        default: (0.5, 0.5)
        }
    }
}
