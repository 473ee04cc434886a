import Synchronization

/// Keeps an image's last pixels in a color, because views ask for them again and again.
final class RenderingCache: Sendable {
    /// Nothing invalidates it: images never change.
    private let last = Mutex<(color: CGColor?, image: CGImage)?>(nil)

    func image(color: CGColor?, make: () -> CGImage?) -> CGImage? {
        if let last = last.withLock({ $0 }), last.color == color { return last.image }
        guard let image = make() else { return nil }
        last.withLock { $0 = (color, image) }
        return image
    }
}

extension UIImage {
    /// Draws at the image's own size.
    public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    /// Draws at the image's own size, with an alpha of 0…1; nothing without a current context.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws scaled to the rectangle; resizable images keep their caps.
    public func draw(in rect: CGRect) {
        draw(in: rect, blendMode: .normal, alpha: 1)
    }

    /// Draws scaled to the rectangle, with an alpha of 0…1; nothing without a current context.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        draw(in: rect, into: context, color: nil)
        context.restoreGState()
    }

    /// Fills the rectangle with the image side by side, from its corner.
    public func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let image = uprightBitmap(color: nil) else { return }
        context.saveGState()
        context.clip(to: rect)
        context.drawUpright(image, in: CGRect(origin: .zero, size: size), isTiled: true)
        context.restoreGState()
    }

    // MARK: Between our modules

    /// Draws with an optional tint; `color` wins over the image's own tint color.
    ///
    /// - Parameter color: A view's tint color for template images; nil draws as the image is.
    package func draw(in rect: CGRect, into context: CGContext, color: CGColor?) {
        let isResized = rect.size != size && values.isResizable
        if case .drawing(let drawing) = values.source, !isResized || drawing.fillsAnyRoom, values.orientation == .up {
            drawing.draw(in: rect, color: color ?? tint, into: context)
        } else if let image = uprightBitmap(color: color) {
            if isResized {
                ResizableImage(image: image, size: size, capInsets: capInsets, resizingMode: resizingMode)
                    .draw(in: rect, into: context)
            } else {
                context.drawUpright(image, in: rect)
            }
        }
    }

    /// The stored pixels in a color, not yet turned by the orientation.
    ///
    /// - Parameter color: Nil leaves the image its colors, or its own tint.
    package func bitmap(color: CGColor?) -> CGImage? {
        let color = color ?? tint
        switch values.source {
        case .empty:
            return nil
        case .bitmap(let image):
            guard let color else { return image }
            return renderings.image(color: color) { image.tinted(color) }
        case .drawing(let drawing):
            func render() -> CGImage? {
                guard let context = CGContext(pointSize: drawing.size, scale: scale) else { return nil }
                drawing.draw(in: CGRect(origin: .zero, size: drawing.size), color: color, into: context)
                return context.makeImage()
            }
            return drawing.hasOwnColors && color == nil ? render() : renderings.image(color: color, make: render)
        }
    }

    /// The pixels as they are seen in a room of another size; nil for an image that is stretched there.
    ///
    /// - Parameter size: Of the room, in points.
    func bitmap(filling size: CGSize, color: CGColor?) -> CGImage? {
        guard fillsAnyRoom, size.width > 0, size.height > 0, let context = CGContext(pointSize: size, scale: scale)
        else {
            return nil
        }
        let room = CGRect(origin: .zero, size: size)
        if case .drawing(let drawing) = values.source {
            drawing.draw(in: room, color: color ?? tint, into: context)
        } else {
            draw(in: room, into: context, color: color)
        }
        return context.makeImage()
    }

    /// The pixels as they are seen.
    package func uprightBitmap(color: CGColor?) -> CGImage? {
        guard let image = bitmap(color: color) else { return nil }
        guard values.orientation != .up, let context = CGContext(pointSize: size, scale: scale) else { return image }
        let stored = values.orientation.swapsAxes ? CGSize(width: size.height, height: size.width) : size
        context.concatenate(values.orientation.transform(to: size))
        context.drawUpright(image, in: CGRect(origin: .zero, size: stored))
        return context.makeImage()
    }

    /// Whether larger rooms are filled by repetition, which a layer's contents can't do.
    var isTiled: Bool {
        let middle = CGRect(origin: .zero, size: size).inset(by: capInsets)
        // A middle of one pixel looks the same stretched.
        return values.isResizable && resizingMode == .tile
            && (middle.width * scale > 1.5 || middle.height * scale > 1.5)
    }

    /// The image's own tint, resolved by the current traits.
    private var tint: CGColor? { values.tintColor?.cgColor }

    /// True when a view's tint color replaces the colors (IM-6).
    ///
    /// - Parameter isTemplatePlace: True in bars, system buttons and tab items, where automatic means template.
    package func isTemplate(inTemplatePlace isTemplatePlace: Bool = false) -> Bool {
        switch renderingMode {
        case .alwaysTemplate: true
        case .alwaysOriginal: false
        case .automatic: values.tintColor == nil && (isTemplatePlace || isSymbolImage && !hasSymbolColors)
        }
    }

    /// The mean color of the image, which stands for a pattern where only one color can be shown.
    var averageColor: CGColor {
        guard let image = cgImage, let context = CGContext(pixelWidth: 1, pixelHeight: 1, scale: 1) else {
            return .clear
        }
        context.interpolationQuality = .high
        context.drawUpright(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        guard let pixel = context.makeImage()?.pixel(x: 0, y: 0) else { return .clear }
        let alpha = CGFloat(pixel >> 24) / 255
        guard alpha > 0 else { return .clear }
        func component(_ shift: UInt32) -> CGFloat { CGFloat((pixel >> shift) & 0xFF) / 255 / alpha }
        return CGColor(red: component(16), green: component(8), blue: component(0), alpha: alpha)
    }
}

extension CGImage {
    /// The shape of the image in one color.
    func tinted(_ color: CGColor) -> CGImage? {
        guard let context = CGContext(pixelWidth: width, pixelHeight: height, scale: 1) else { return nil }
        let bounds = CGRect(x: 0, y: 0, width: width, height: height)
        context.drawUpright(self, in: bounds)
        context.setBlendMode(.sourceIn)
        context.setFillColor(color)
        context.fill(bounds)
        return context.makeImage()
    }
}
