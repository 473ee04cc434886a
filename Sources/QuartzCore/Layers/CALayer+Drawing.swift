import CoreGraphics

/// What a layer keeps of its own drawing.
struct LayerDrawingState {
    var drawing: CGImage?
    var isValid = false
    var count = 0
    var isDirect = false
    var looksBehind = false
    /// Whether the layer waits in the display queue.
    var isQueued = false
}

extension CALayer {
    /// What `draw(in:)` drew last, kept by the compositor until the layer needs display again.
    package final var drawnContents: CGImage? {
        get { drawingSource.drawingState.drawing }
        set { drawingSource.drawingState.drawing = newValue }
    }
    package final var hasDrawnContents: Bool { drawingSource.drawingState.drawing != nil }
    /// Changes whenever the layer has to be drawn anew.
    package final var drawingVersion: Int { (modelLayer ?? self).drawingState.count }
    /// Whether `draw(in:)` only adds to what lies below and is quick, so that the compositor has it draw straight into the
    /// picture, each time. False by default: the drawing is kept as a bitmap.
    package final var drawsDirectly: Bool {
        get { (modelLayer ?? self).drawingState.isDirect }
        set { drawingState.isDirect = newValue }
    }
    /// Whether a direct drawing depends on what lies below it in the picture, so that it is painted whole whenever any of
    /// that is. False by default.
    package final var looksBehind: Bool {
        get { (modelLayer ?? self).drawingState.looksBehind }
        set { drawingState.looksBehind = newValue }
    }
    /// Whether `draw(in:)` ran since the layer last needed display; what it drew may have been nothing.
    package final var hasDrawn: Bool {
        get { drawingSource.drawingState.isValid }
        set { drawingSource.drawingState.isValid = newValue }
    }
    /// A presentation layer shows what its model drew, unless an animation changes what is drawn.
    private final var drawingSource: CALayer { drawsForItself ? self : modelLayer ?? self }

    /// What follows from another size of the bounds.
    final func sizeDidChange() {
        guard modelLayer == nil else { return }
        needsLayoutNow = true
        noteNeedsLayout()
        discardDrawing()
        if needsDisplayOnBoundsChange { displayIsNeeded = true }
    }

    final func discardDrawing() {
        guard modelLayer == nil || drawsForItself else { return }
        if drawingState.drawing != nil { drawingState.drawing = nil }
        if drawingState.isValid {
            drawingState.isValid = false
            noteDrawingDue()
        }
        note(.drawing)
        drawingState.count += 1
    }

    final func markForDisplay() {
        displayIsNeeded = true
        discardDrawing()
        noteDrawingDue()
    }

    final func renewContents() {
        displayIsNeeded = false
        delegate?.display(self)
        if contents == nil { drawContents() }
    }

    final func displayWhereDue() {
        guard displayIsNeeded else { return }
        displayIsNeeded = false
        display()
    }

    /// Paints what is set, without running animations.
    final func paintModel(in context: CGContext) {
        LayerRenderer(context: context, scale: context.pixelMatrix.meanScale, showsAnimations: false)
            .paintInOwnSpace(self)
    }
}

extension CALayerCornerCurve {
    /// How much further than the radius a corner reaches.
    var expansionFactor: CGFloat { self == .continuous ? 1.528665 : 1 }
}
