import CCairo
import Foundation

// MARK: Colors

extension CGContext {
    /// Fills with a color, or with the image of a pattern color.
    public func setFillColor(_ color: CGColor) {
        guard !keepsColors else { return }
        state.fillColor = color.sRGB.clamped
        state.fillPattern = paint(of: color)
    }

    /// Fills with numbers of the fill color space, then alpha.
    public func setFillColor(_ components: UnsafePointer<CGFloat>) {
        guard state.fillColorSpace.model != .pattern,
            let color = CGColor(colorSpace: state.fillColorSpace, components: components)
        else { return }
        setFillColor(color)
    }

    /// Says what the numbers of `setFillColor(_:)` mean, and makes black the color.
    public func setFillColorSpace(_ space: CGColorSpace) {
        state.fillColorSpace = space
        guard space.model != .pattern else { return }
        setFillColor(CGColor(gray: 0, alpha: 1))
    }

    /// Says what the numbers of `setStrokeColor(_:)` mean, and makes black the color.
    public func setStrokeColorSpace(_ space: CGColorSpace) {
        state.strokeColorSpace = space
        guard space.model != .pattern else { return }
        setStrokeColor(CGColor(gray: 0, alpha: 1))
    }

    /// Fills with a pattern; the fill color space must be one of patterns.
    ///
    /// - Parameters:
    ///   - pattern: A pattern of the fill color space.
    ///   - colorComponents: Alpha; for a pattern without colors of its own its color before that.
    public func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
        guard let color = CGColor(patternSpace: state.fillColorSpace, pattern: pattern, components: colorComponents)
        else {
            return
        }
        setFillColor(color)
    }

    /// Strokes with a pattern; the stroke color space must be one of patterns.
    public func setStrokePattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
        guard let color = CGColor(patternSpace: state.strokeColorSpace, pattern: pattern, components: colorComponents)
        else { return }
        setStrokeColor(color)
    }

    /// Where cells of patterns that are set from now on begin, in the space that the context began with.
    public func setPatternPhase(_ phase: CGSize) {
        guard phase.width.isFinite, phase.height.isFinite else { return }
        state.patternPhase = phase
    }

    private func paint(of color: CGColor) -> PatternPaint? {
        if let image = color.patternImage { return .image(image) }
        guard let pattern = color.pattern else { return nil }
        let color = color.sRGB
        let own = CGColor(red: color.red, green: color.green, blue: color.blue, alpha: 1)
        return .cells(PatternCells(pattern, color: pattern.isColored ? nil : own, phase: state.patternPhase))
    }

    /// Fills with an sRGB color; components 0…1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Fills with a gray, 0 black … 1 white.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

    /// Fills with a color without a profile; components 0…1.
    public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setFillColor(
            CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha)
        )
    }

    /// Strokes with a color without a profile; components 0…1.
    public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setStrokeColor(
            CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha)
        )
    }

    /// Strokes with a color, or with what repeats in its place.
    public func setStrokeColor(_ color: CGColor) {
        guard !keepsColors else { return }
        state.strokeColor = color.sRGB.clamped
        state.strokePattern = paint(of: color)
    }

    /// Strokes with numbers of the stroke color space, then alpha.
    public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
        guard state.strokeColorSpace.model != .pattern,
            let color = CGColor(colorSpace: state.strokeColorSpace, components: components)
        else { return }
        setStrokeColor(color)
    }

    /// Strokes with an sRGB color; components 0…1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Strokes with a gray, 0 black … 1 white.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

    /// Sets how opaque everything is drawn.
    ///
    /// - Parameter alpha: 0…1, multiplied into everything that is drawn from now on.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.isNaN ? 0 : min(max(alpha, 0), 1) }

    /// How all that is drawn from now on mixes with what is there; normal by default.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
}

// MARK: Lines

extension CGContext {
    /// Sets how wide lines are drawn.
    ///
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

    /// Sets the pattern of dashed lines.
    ///
    /// - Parameters:
    ///   - phase: How far into the pattern lines begin, in user space units.
    ///   - lengths: Drawn and left out by turns; empty, or one that can't be drawn, makes lines solid.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        let total = lengths.reduce(0, +)
        let isUsable = lengths.allSatisfy { $0 >= 0 } && total > 0 && total.isFinite && phase.isFinite
        state.dashPhase = isUsable ? phase : 0
        state.dashLengths = isUsable ? lengths : []
    }

    /// How far a drawn curve may be from the true one, in pixels.
    ///
    /// - Note: No effect here: curves are always drawn to a fraction of a pixel.
    public func setFlatness(_ flatness: CGFloat) {}
}

// MARK: Shadow

extension CGContext {
    /// Gives all that is drawn a shadow.
    ///
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

    /// Whether glyphs are drawn with the display's subpixels.
    ///
    /// - Note: No effect here: glyphs are drawn with gray antialiasing.
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
    /// Whether `setShouldSmoothFonts(_:)` counts.
    ///
    /// - Note: No effect here: glyphs are drawn with gray antialiasing.
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
    /// Whether glyphs may stand between pixels.
    ///
    /// - Note: No effect here: glyphs stand where the text says.
    public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
    /// Whether `setShouldSubpixelPositionFonts(_:)` counts.
    ///
    /// - Note: No effect here: glyphs stand where the text says.
    public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
    /// Whether `setShouldSubpixelQuantizeFonts(_:)` counts.
    ///
    /// - Note: No effect here: glyphs stand where the text says.
    public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}
    /// Whether glyphs stand at a few places within a pixel only.
    ///
    /// - Note: No effect here: glyphs stand where the text says.
    public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
    /// How colors are fitted that the context's space can't show.
    ///
    /// - Note: No effect here: components are clamped.
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
}

// MARK: Text

extension CGContext {
    /// What CoreText does with glyphs; fill by default.
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textDrawingMode = mode }

    /// From the space of text to user space. The identity by default; drawing doesn't change it, and it isn't saved.
    public var textMatrix: CGAffineTransform {
        get { textSpace }
        set { textSpace = newValue }
    }

    /// Where text is drawn next, in user space: the shift of `textMatrix`.
    public var textPosition: CGPoint {
        get { CGPoint(x: textSpace.tx, y: textSpace.ty) }
        set { (textSpace.tx, textSpace.ty) = (newValue.x, newValue.y) }
    }

    /// The font of `showGlyphs(_:at:)`; none by default.
    public func setFont(_ font: CGFont) { state.font = font }

    /// The size of `showGlyphs(_:at:)`, in user space units; 0 by default.
    public func setFontSize(_ size: CGFloat) { state.fontSize = size.isFinite ? size : 0 }

    /// What CoreText is to draw glyphs with.
    package var font: (font: CGFont?, size: CGFloat) { (state.font, state.fontSize) }

    /// Added after each glyph, in user space units; 0 by default.
    public func setCharacterSpacing(_ spacing: CGFloat) { state.characterSpacing = spacing }

    /// What CoreText is to do with glyphs.
    package var textDrawingMode: CGTextDrawingMode { state.textDrawingMode }

    /// What CoreText is to add after each glyph.
    package var characterSpacing: CGFloat { state.characterSpacing }
}
