import CCairo
import Foundation

// MARK: Colors

extension CGContext {
    /// Fills with a color, or with the image of a pattern color.
    public func setFillColor(_ color: CGColor) {
        state.fillColor = color.sRGB.clamped
        state.fillPattern = color.pattern
    }

    /// Fills with an sRGB color; components 0…1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Fills with a gray, 0 black … 1 white.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

    /// A color that is an image fills; its lines take the color's plain numbers.
    public func setStrokeColor(_ color: CGColor) {
        state.strokeColor = color.sRGB.clamped
    }

    /// Strokes with an sRGB color; components 0…1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Strokes with a gray, 0 black … 1 white.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

    /// - Parameter alpha: 0…1, multiplied into everything that is drawn from now on.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.isNaN ? 0 : min(max(alpha, 0), 1) }

    /// How all that is drawn from now on mixes with what is there; normal by default.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
}

// MARK: Lines

extension CGContext {
    /// - Parameter width: In user space units; 0 draws lines one pixel wide.
    public func setLineWidth(_ width: CGFloat) {
        guard width.isFinite, width >= 0 else { return }
        state.lineWidth = width
    }

    /// Butt by default.
    public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }

    /// Miter by default.
    public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }

    /// A miter longer than this many line widths becomes a bevel; 10 by default.
    public func setMiterLimit(_ limit: CGFloat) {
        guard limit.isFinite else { return }
        state.miterLimit = limit
    }

    /// - Parameters:
    ///   - phase: How far into the pattern lines begin, in user space units.
    ///   - lengths: Drawn and left out by turns; empty, or one that can't be drawn, makes lines solid.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        let total = lengths.reduce(0, +)
        let isUsable = lengths.allSatisfy { $0 >= 0 } && total > 0 && total.isFinite && phase.isFinite
        state.dashPhase = isUsable ? phase : 0
        state.dashLengths = isUsable ? lengths : []
    }

    /// Has no effect: curves are always drawn to a fraction of a pixel.
    public func setFlatness(_ flatness: CGFloat) {}
}

// MARK: Shadow

extension CGContext {
    /// - Parameters:
    ///   - offset: In the space that the context began with: points and y down in UIKit's contexts; scales and rotations
    ///     of the current transform don't touch it.
    ///   - blur: Twice the standard deviation, in the same units.
    ///   - color: Nil turns the shadow off.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard let color = color?.sRGB.clamped, color.alpha > 0, offset.width.isFinite, offset.height.isFinite,
            blur.isFinite
        else {
            state.shadow = nil
            return
        }
        let shift = offset.applying(baseMatrix)
        state.shadow = GraphicsState.Shadow(
            offset: CGVector(dx: shift.width, dy: shift.height),
            sigma: min(max(blur, 0) / 2 * baseMatrix.meanScale, ShadowBlur.largestSigma),
            color: color
        )
    }

    /// A shadow in black with an alpha of one third.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }
}

// MARK: Quality

extension CGContext {
    /// How images are scaled; bilinear or better unless `none`.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolationQuality }
        set { state.interpolationQuality = newValue }
    }

    /// Whether edges are smooth; true by default.
    public func setShouldAntialias(_ shouldAntialias: Bool) { state.shouldAntialias = shouldAntialias }

    /// Counts as `setShouldAntialias`, but only to turn it off.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
        if !allowsAntialiasing { state.shouldAntialias = false }
    }

    /// Has no effect: glyphs are drawn with gray antialiasing.
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
    /// Has no effect.
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
    /// Has no effect.
    public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
    /// Has no effect.
    public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
    /// Has no effect.
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
}

// MARK: Text

extension CGContext {
    /// What CoreText does with glyphs; fill by default.
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textDrawingMode = mode }

    /// Added after each glyph, in user space units; 0 by default.
    public func setCharacterSpacing(_ spacing: CGFloat) { state.characterSpacing = spacing }

    /// What CoreText is to do with glyphs.
    package var textDrawingMode: CGTextDrawingMode { state.textDrawingMode }

    /// What CoreText is to add after each glyph.
    package var characterSpacing: CGFloat { state.characterSpacing }
}
