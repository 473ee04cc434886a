/// The context that drawing goes into; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    GraphicsContextStack.top?.context
}

/// Makes a context the current one until it is popped.
public func UIGraphicsPushContext(_ context: CGContext) {
    GraphicsContextStack.push(.init(context: context, imageScale: nil))
}

/// Brings back the context before the current one.
public func UIGraphicsPopContext() {
    GraphicsContextStack.pop()
}

// MARK: Image contexts

/// Begins an image of one pixel to a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image, into which drawing goes until `UIGraphicsEndImageContext`.
///
/// - Parameters:
///   - size: Points; an empty one begins no context.
///   - opaque: True leaves out alpha.
///   - scale: Pixels to a point; 0 for the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 ? scale : UITraitCollection.hostDefault.displayScale
    guard let context = CGContext(pointSize: size, scale: scale, isOpaque: opaque) else { return }
    GraphicsContextStack.push(.init(context: context, imageScale: scale))
}

/// What was drawn since the image context began; nil in other contexts.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let entry = GraphicsContextStack.top, let scale = entry.imageScale else { return nil }
    return entry.context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
}

/// Ends an image context.
public func UIGraphicsEndImageContext() {
    guard GraphicsContextStack.top?.imageScale != nil else { return }
    GraphicsContextStack.pop()
}

extension CGContext {
    /// A context of a size in points, y down; nil when it is empty or beyond the limits of images.
    package convenience init?(pointSize: CGSize, scale: CGFloat, isOpaque: Bool = false) {
        let width = (pointSize.width * scale).rounded(.up)
        let height = (pointSize.height * scale).rounded(.up)
        guard width >= 1, height >= 1, width < 65_536, height < 65_536 else { return nil }
        self.init(pixelWidth: Int(width), pixelHeight: Int(height), scale: scale, isOpaque: isOpaque)
    }

    /// Runs the closure with this context as the current one.
    package func asCurrent<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        UIGraphicsPushContext(self)
        defer { UIGraphicsPopContext() }
        return try body()
    }
}

// MARK: Rectangles

/// Fills with the current fill color, replacing what is there.
public func UIRectFill(_ rect: CGRect) {
    UIRectFillUsingBlendMode(rect, .copy)
}

/// Fills with the current fill color.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}

/// Draws a frame of one point inside the rectangle, in the current fill color.
public func UIRectFrame(_ rect: CGRect) {
    UIRectFrameUsingBlendMode(rect, .copy)
}

/// Draws a frame of one point inside the rectangle, in the current fill color.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill([
        CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
        CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1),
        CGRect(x: rect.minX, y: rect.minY + 1, width: 1, height: max(0, rect.height - 2)),
        CGRect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: max(0, rect.height - 2)),
    ])
    context.restoreGState()
}

/// Limits drawing to the rectangle.
public func UIRectClip(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.clip(to: rect)
}
