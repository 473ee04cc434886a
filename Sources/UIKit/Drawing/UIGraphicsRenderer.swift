import Foundation

/// What makes pictures or files by drawing; see its subclasses.
open class UIGraphicsRenderer: NSObject {
    let ownFormat: UIGraphicsRendererFormat
    /// What is drawn, in the closure's space, in points.
    public let bounds: CGRect

    /// How the output is made.
    open var format: UIGraphicsRendererFormat { ownFormat }

    /// Whether the output is an image.
    open var allowsImageOutput: Bool { false }

    /// In points; the format is kept and takes the bounds, so one format belongs to one renderer.
    init(bounds: CGRect, ownFormat format: UIGraphicsRendererFormat) {
        self.bounds = bounds
        ownFormat = format
        format.bounds = bounds
        super.init()
    }
}

/// How a renderer's output is made.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
    /// The whole of the output in the space that the closure draws in, in points.
    open internal(set) var bounds = CGRect.zero

    public override required init() { super.init() }

    /// The usual one.
    open class func `default`() -> Self { Self() }

    /// Another format of the same class and settings.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.bounds = bounds
        return copy
    }
}

/// What a renderer's closure draws into.
open class UIGraphicsRendererContext: NSObject {
    /// The current context while the closure runs; points, y down.
    public let cgContext: CGContext
    let ownFormat: UIGraphicsRendererFormat

    init(cgContext: CGContext, ownFormat: UIGraphicsRendererFormat) {
        self.cgContext = cgContext
        self.ownFormat = ownFormat
        super.init()
    }

    /// The renderer's.
    open var format: UIGraphicsRendererFormat { ownFormat }

    /// Replaces what is there by the fill color, its alpha too.
    open func fill(_ rect: CGRect) { fill(rect, blendMode: .copy) }

    /// Fills with the current fill color; the context's own mode stays.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }

    /// Replaces what is below a line of one point by the stroke color.
    open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .copy) }

    /// A line of one point within the rectangle, in the current stroke color.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
        cgContext.restoreGState()
    }

    /// Limits what is drawn from now on; undone by restoring the context's state.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
