import ObjectiveCRuntime

extension UIView {
    /// Pixels per point to which layout rounds.
    var layoutScale: CGFloat {
        let scale = traitCollection.displayScale
        return scale > 0 ? scale : UIScreen.main.scale
    }

    /// Whether size and center are those of a frame without a transform; transforms take no part in layout (AL-37).
    func hasGeometry(of frame: CGRect) -> Bool {
        let geometry = ownLayer.isPlain ? ownLayer.geometry : ownLayer.overriddenGeometry
        return geometry.bounds.size.isNearly(frame.size) && geometry.position.isNearly(geometry.center(of: frame))
    }

    /// Sets size and center, so that a transform stays out of layout; constraints that reach out of the view count
    /// from the frame that it has now (AL-58).
    func setUntransformedFrame(_ frame: CGRect) {
        setUntransformedFrame(frame, asksForActions: UIView.inheritedAnimationDuration > 0)
    }

    /// Sets the frame that the engine solved, told whether an animation block runs: no change by the app.
    func setSolvedFrame(_ frame: CGRect, asksForActions: Bool) {
        let outer = LayoutEngine.placedView
        LayoutEngine.placedView = Unmanaged.passUnretained(self).toOpaque()
        setUntransformedFrame(frame, asksForActions: asksForActions)
        LayoutEngine.placedView = outer
    }

    @inline(__always)
    private func setUntransformedFrame(_ frame: CGRect, asksForActions: Bool) {
        let layer = ownLayer
        let geometry = layer.isPlain ? layer.geometry : layer.overriddenGeometry
        let center = geometry.center(of: frame)
        if geometry.bounds.size.isNearly(frame.size), geometry.position.isNearly(center) { return }
        // Deviation: a view that names actions outside of animation blocks isn't asked about its layout.
        let isObserved = ObservableChange.isObserved
        if isObserved { ObservableChange.begin(self, observableGeometry) }
        layer.place(size: frame.size, position: center, asksForActions: asksForActions)
        geometryDidChange(from: geometry.bounds, geometry.position)
        if isObserved { ObservableChange.end(self, observableGeometry) }
    }
}

extension CALayer {
    /// The geometry as a subclass tells it.
    fileprivate var overriddenGeometry: LayerGeometry {
        LayerGeometry(bounds: bounds, position: position, anchorPoint: anchorPoint)
    }
}

extension LayerGeometry {
    /// Where the anchor point lies when the layer has a frame.
    @inline(__always)
    fileprivate func center(of frame: CGRect) -> CGPoint {
        CGPoint(
            x: frame.origin.x + anchorPoint.x * frame.size.width,
            y: frame.origin.y + anchorPoint.y * frame.size.height
        )
    }
}

extension CGPoint {
    /// Equal within a millionth of a point.
    fileprivate func isNearly(_ other: CGPoint) -> Bool { abs(x - other.x) < 1e-6 && abs(y - other.y) < 1e-6 }
}

extension CGSize {
    /// Equal within a millionth of a point.
    fileprivate func isNearly(_ other: CGSize) -> Bool {
        abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6
    }
}
