import Foundation

/// What `saveGState` keeps, apart from Cairo's clip.
struct GraphicsState {
    /// From user space to Cairo's device space: pixels, origin at the top-left, y down.
    var matrix: CGAffineTransform
    var fillColor = SRGBComponents(red: 0, green: 0, blue: 0)
    var strokeColor = SRGBComponents(red: 0, green: 0, blue: 0)
    /// In the place of the fill color.
    var fillPattern: PatternPaint?
    /// In the place of the stroke color.
    var strokePattern: PatternPaint?
    /// What the numbers of colors without a space of their own mean.
    var fillColorSpace = CGColorSpace(.deviceGray)
    var strokeColorSpace = CGColorSpace(.deviceGray)
    /// Where cells of patterns begin, in the space that the context began with.
    var patternPhase = CGSize.zero
    /// 0…1, multiplied into everything drawn.
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var interpolationQuality = CGInterpolationQuality.default
    var shouldAntialias = true

    /// In user space units.
    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dashPhase: CGFloat = 0
    /// Drawn and left out by turns, in user space units; empty for a solid line.
    var dashLengths: [CGFloat] = []

    var shadow: Shadow?
    var textDrawingMode = CGTextDrawingMode.fill
    var characterSpacing: CGFloat = 0
    var font: CGFont?
    /// In user space units.
    var fontSize: CGFloat = 0
    /// Images whose alpha limits what is drawn, in device space.
    var masks: [Mask] = []

    /// A shadow as `setShadow` describes it.
    struct Shadow {
        /// In device pixels, y down.
        var offset: CGVector
        /// The standard deviation of the blur, in device pixels.
        var sigma: CGFloat
        var color: SRGBComponents
    }

    /// An image that clips by its alpha.
    struct Mask {
        var image: CGImage
        /// From the image's pixels (y down) to device space.
        var matrix: CGAffineTransform
    }
}
