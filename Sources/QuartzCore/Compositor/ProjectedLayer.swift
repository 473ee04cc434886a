/// A layer that perspective takes out of its superlayer's plane: painted flat, then seen from the side.
struct ProjectedLayer {
    private let layer: CALayer
    private let plane: PlaneTransform
    /// Pixels of a side of the flat picture, at most.
    private static let limit: CGFloat = 4096

    init(_ layer: CALayer, plane: PlaneTransform) {
        self.layer = layer
        self.plane = plane
    }

    /// - Parameters:
    ///   - context: Its user space is the superlayer's bounds space.
    ///   - scale: Pixels for a point of the tree's root.
    ///   - paintFlat: Paints the layer in its own space.
    func paint(in context: CGContext, scale: CGFloat, _ paintFlat: (LayerRenderer) -> Void) {
        // What sticks out far is cut: the picture has a limit.
        let reach = layer.bounds.insetBy(dx: -layer.bounds.width - 100, dy: -layer.bounds.height - 100)
        let extent = layer.visibleExtent.intersection(reach).integral
        guard let inverse = plane.inverse, !extent.isNull, extent.width >= 1, extent.height >= 1 else { return }
        let target = plane.boundingBox(of: extent).intersection(context.boundingBoxOfClipPath).integral
        guard !target.isNull, target.width >= 1, target.height >= 1 else { return }
        let wanted = context.pixelMatrix.meanScale
        let flatScale = min(wanted, Self.limit / max(extent.width, extent.height))
        let shownScale = min(wanted, Self.limit / max(target.width, target.height))
        guard
            let flat = CGContext(
                pixelWidth: Int((extent.width * flatScale).rounded(.up)),
                pixelHeight: Int((extent.height * flatScale).rounded(.up)),
                scale: flatScale
            )
        else { return }
        flat.translateBy(x: -extent.minX, y: -extent.minY)
        paintFlat(LayerRenderer(context: flat, scale: flatScale))
        guard let picture = flat.takeImage() else { return }
        let seen = Projection(picture, extent: extent, inverse: inverse)
        guard let image = seen.image(of: target, scale: shownScale) else { return }
        context.drawUpright(image, in: target)
    }
}

/// Looks a flat picture's pixels up through the inverse of its projection.
private struct Projection {
    private let picture: CGImage
    private let toPicture: PlaneTransform

    /// - Parameters:
    ///   - extent: Where the picture lies in its plane.
    ///   - inverse: From the plane in which it is seen to its own.
    init(_ picture: CGImage, extent: CGRect, inverse: PlaneTransform) {
        self.picture = picture
        let pixels = CGAffineTransform(translationX: -extent.minX, y: -extent.minY)
            .concatenating(
                CGAffineTransform(
                    scaleX: CGFloat(picture.width) / extent.width,
                    y: CGFloat(picture.height) / extent.height
                )
            )
        toPicture = inverse.concatenating(PlaneTransform(pixels))
    }

    func image(of target: CGRect, scale: CGFloat) -> CGImage? {
        let (width, height) = (Int((target.width * scale).rounded(.up)), Int((target.height * scale).rounded(.up)))
        guard let buffer = PixelBuffer(width: width, height: height) else { return nil }
        for y in 0..<height {
            let row = buffer.row(y)
            for x in 0..<width {
                let point = CGPoint(
                    x: target.minX + (CGFloat(x) + 0.5) * target.width / CGFloat(width),
                    y: target.minY + (CGFloat(y) + 0.5) * target.height / CGFloat(height)
                )
                if let place = toPicture.place(of: point) { row[x] = pixel(at: place) }
            }
        }
        return CGImage(buffer: buffer)
    }

    /// Between the four nearest pixels, all channels premultiplied; clear outside.
    private func pixel(at place: CGPoint) -> UInt32 {
        let (x, y) = (place.x - 0.5, place.y - 0.5)
        guard x > -1, y > -1, x < CGFloat(picture.width), y < CGFloat(picture.height) else { return 0 }
        let (left, top) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
        // In 256ths, so that the sum of the weights is exact.
        let (right, bottom) = (UInt32((x - CGFloat(left)) * 256), UInt32((y - CGFloat(top)) * 256))
        let corners = (
            picture.pixel(x: left, y: top), picture.pixel(x: left + 1, y: top),
            picture.pixel(x: left, y: top + 1), picture.pixel(x: left + 1, y: top + 1)
        )
        var result: UInt32 = 0
        for shift: UInt32 in [0, 8, 16, 24] {
            func channel(_ pixel: UInt32) -> UInt32 { (pixel >> shift) & 0xFF }
            let upper = channel(corners.0) * (256 - right) + channel(corners.1) * right
            let lower = channel(corners.2) * (256 - right) + channel(corners.3) * right
            result |= ((upper * (256 - bottom) + lower * bottom + 0x8000) >> 16) << shift
        }
        return result
    }
}
