import CCairo
import Foundation

// Every drawing goes through `paint`, which brings alpha, blend mode, shadow, masks and the current transform together.

extension CGContext {
    /// Draws with the fill color as Cairo's source, or the stroke color; the way for CoreText to draw glyphs.
    ///
    /// - Parameter draw: Gets a Cairo context in user space, which needn't be the context's own.
    package func paintWithColor(stroking: Bool = false, _ draw: (OpaquePointer) -> Void) {
        paint { cairo in
            let (pattern, color) =
                stroking ? (state.strokePattern, state.strokeColor) : (state.fillPattern, state.fillColor)
            fading(pattern, color, cairo) {
                if stroking { setStrokeSource(cairo) } else { setFillSource(cairo) }
                draw(cairo)
            }
        }
    }

    /// The fill color with the state's alpha, as a user of `paint` sees it.
    package var currentFillColor: CGColor {
        let color = state.fillColor
        return CGColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }

    func setFillSource(_ cairo: OpaquePointer) { setSource(state.fillPattern, state.fillColor, cairo) }

    private func setSource(_ pattern: PatternPaint?, _ color: SRGBComponents, _ cairo: OpaquePointer) {
        guard let pattern else {
            cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha * state.alpha)
            return
        }
        guard let tile = pattern.tile(baseMatrix: baseMatrix, depth: patternDepth), tile.matrix.isUsable else {
            cairo_set_source_rgba(cairo, 0, 0, 0, 0)
            return
        }
        let (width, height) = (tile.image.width, tile.image.height)
        withDeviceSpace(cairo) {
            cairo_set_source_surface(cairo, tile.image.surface, 0, 0)
            let source = cairo_get_source(cairo)
            cairo_pattern_set_extend(source, CAIRO_EXTEND_REPEAT)
            if tile.matrix.isPixelShift(width: width, height: height) {
                cairo_pattern_set_filter(source, CAIRO_FILTER_NEAREST)
            }
            var matrix = cairo_matrix_t(sampling: tile.matrix, width: width, height: height)
            cairo_pattern_set_matrix(source, &matrix)
        }
    }

    /// Draws what has a repeating source as one picture, so that alpha counts for it too.
    func fading(_ pattern: PatternPaint?, _ color: SRGBComponents, _ cairo: OpaquePointer, _ draw: () -> Void) {
        let alpha = state.alpha * color.alpha
        guard pattern != nil, alpha < 1 else { return draw() }
        cairo_push_group(cairo)
        draw()
        cairo_pop_group_to_source(cairo)
        cairo_paint_with_alpha(cairo, alpha)
    }

    func setStrokeSource(_ cairo: OpaquePointer) {
        setSource(state.strokePattern, state.strokeColor, cairo)
        let pixel = 1 / max(state.matrix.meanScale, 1e-9)
        cairo_set_line_width(cairo, state.lineWidth > 0 ? state.lineWidth : pixel)
        cairo_set_miter_limit(cairo, max(state.miterLimit, 1))
        switch state.lineCap {
        case .butt: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
        case .round: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
        case .square: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_SQUARE)
        }
        switch state.lineJoin {
        case .miter: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
        case .round: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
        case .bevel: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_BEVEL)
        }
        let dashes = state.dashLengths.map(Double.init)
        cairo_set_dash(cairo, dashes, Int32(state.dashLengths.count), state.dashPhase)
    }
}

// MARK: Composing

extension CGContext {
    /// Draws in user space; the closure sets its own source, with the state's alpha in it, and may run twice.
    ///
    /// - Parameter extent: What the closure paints within, in device space; nil when that isn't known.
    func paint(within extent: @autoclosure () -> CGRect? = nil, _ draw: (OpaquePointer) -> Void) {
        guard state.matrix.isUsable else { return }
        compose(matrix: state.matrix, extent: extent(), draw)
    }

    /// Draws in device space: pixels, y down. The closure gets the alpha that it has to draw with, and may run twice.
    func paintDevice(_ draw: (OpaquePointer, CGFloat) -> Void) {
        compose(matrix: .identity, extent: nil) { draw($0, state.alpha) }
    }

    private func compose(matrix: CGAffineTransform, extent: @autoclosure () -> CGRect?, _ draw: (OpaquePointer) -> Void)
    {
        if let shadow = state.shadow { drawShadow(shadow, matrix: matrix, extent: extent(), draw) }
        if state.blendMode == .plusDarker, !isVector {
            darken(by: maskedLayer(deviceClip, matrix: matrix, draw))
        } else if state.masks.isEmpty {
            withSpace(matrix, cairo) {
                apply(operator: state.blendMode.cairoOperator, to: cairo)
                draw(cairo)
            }
        } else if let layer = maskedLayer(deviceClip, matrix: matrix, draw) {
            withDeviceSpace(cairo) {
                cairo_set_operator(cairo, state.blendMode.cairoOperator)
                cairo_set_source_surface(cairo, layer.surface, 0, 0)
                cairo_paint(cairo)
            }
        }
        didDraw()
    }

    private func drawShadow(
        _ shadow: GraphicsState.Shadow,
        matrix: CGAffineTransform,
        extent: CGRect?,
        _ draw: (OpaquePointer) -> Void
    ) {
        let reach = ShadowBlur.reach(sigma: shadow.sigma)
        let area = shadowClip.offsetBy(dx: -shadow.offset.dx, dy: -shadow.offset.dy).insetBy(dx: -reach, dy: -reach)
        // Only what is painted casts a shadow; blurring the rest of the screen would take most of the time.
        let source = extent.map { area.intersection($0.insetBy(dx: -1, dy: -1)) } ?? area
        guard let layer = maskedLayer(source.integral, matrix: matrix, draw),
            let blurred = ShadowBlur.blurredAlpha(of: layer, sigma: shadow.sigma)
        else { return }
        withDeviceSpace(cairo) {
            cairo_set_operator(cairo, state.blendMode.cairoOperator)
            let color = shadow.color
            cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
            blurred.mask(cairo, offset: shadow.offset)
        }
    }

    /// What the closure draws, in a picture of its own, cut by the masks; nil when nothing can be seen.
    private func maskedLayer(
        _ area: CGRect,
        matrix: CGAffineTransform,
        _ draw: (OpaquePointer) -> Void
    ) -> DrawingLayer? {
        guard let layer = DrawingLayer(area: area) else { return nil }
        withSpace(matrix, layer.cairo) {
            apply(operator: CAIRO_OPERATOR_OVER, to: layer.cairo)
            draw(layer.cairo)
        }
        for mask in state.masks { layer.keep(inside: mask) }
        return layer
    }

    private func withSpace(_ matrix: CGAffineTransform, _ cairo: OpaquePointer, _ body: () -> Void) {
        var before = cairo_matrix_t()
        cairo_get_matrix(cairo, &before)
        var matrix = cairo_matrix_t(matrix)
        cairo_set_matrix(cairo, &matrix)
        body()
        cairo_set_matrix(cairo, &before)
    }

    /// Calls the closure while Cairo's matrix is that of device space.
    func withDeviceSpace(_ cairo: OpaquePointer, _ body: () -> Void) { withSpace(.identity, cairo, body) }

    private func apply(operator blend: cairo_operator_t, to cairo: OpaquePointer) {
        cairo_set_operator(cairo, blend)
        cairo_set_antialias(cairo, state.shouldAntialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    }

    /// What can be seen at all, in whole pixels of device space.
    var deviceClip: CGRect {
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        withDeviceSpace(cairo) { cairo_clip_extents(cairo, &x1, &y1, &x2, &y2) }
        return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1).integral
    }
}
