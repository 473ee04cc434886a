import ObjectiveCRuntime
import SwiftRuntime

extension UIView {
    static func makeLayer() -> CALayer {
        guard let type = layerClass as? CALayer.Type else { return CALayer() }
        return type == CALayer.self ? CALayer() : ObjectAllocator.make(type)
    }

    /// Makes the new layer the view's, at the screen's scale.
    final func takeLayer() {
        ownLayer.owner = self
        ownLayer.contentsScale = UIScreen.main.scale
    }

    /// The place that ``center`` is about and that transforms leave where it is, as parts of the bounds' size (AL-62; iOS
    /// 16). Default: (0.5, 0.5). Another one leaves the center and moves the frame.
    public var anchorPoint: CGPoint {
        get { ownLayer.anchorPoint }
        set { changeGeometry { ownLayer.anchorPoint = newValue } }
    }

    /// Changes the layer's geometry and tells whoever depends on it.
    ///
    /// - Parameter layerKeys: What observers of the layer are told of beside what the layer tells by itself.
    func changeGeometry(of layerKeys: @autoclosure () -> [String] = ["frame"], _ change: () -> Void) {
        let oldBounds = ownLayer.bounds
        let oldCenter = ownLayer.position
        ownLayer.observed(layerKeys()) {
            observed(observableGeometry) {
                change()
                geometryDidChange(from: oldBounds, oldCenter)
            }
        }
    }

    /// Tells whoever depends on the geometry, where it is another now.
    func geometryDidChange(from oldBounds: CGRect, _ oldCenter: CGPoint) {
        let bounds = ownLayer.bounds
        let sizeChanged = bounds.size != oldBounds.size
        let originChanged = bounds.origin != oldBounds.origin
        guard sizeChanged || originChanged || ownLayer.position != oldCenter else { return }
        if givenCorners != nil { updateCorners() }
        if sizeChanged {
            if hierarchy.maskedSubviewCount > 0, autoresizesSubviews { resizeSubviews(withOldSize: oldBounds.size) }
            if drawsItsContents || contentMode == .redraw { ownLayer.setNeedsDisplay() }
            markNeedsLayout()
            if margins.followsReadableWidth { systemInsetsDidChangeForConstraints() }
        }
        geometryDidChangeForConstraints(sizeChanged: sizeChanged)
        if let superview = hierarchy.superview, superview.passesSafeAreaOn { markSafeAreaStale() }
        if sizeChanged || originChanged {
            if !hierarchy.subviews.isEmpty, passesSafeAreaOn {
                for subview in hierarchy.subviews { subview.markSafeAreaStale() }
            }
            boundsDidChange(from: oldBounds)
        }
    }

    /// Whether a change of size redraws the view whatever its content mode: true for views that draw text and shapes.
    private var drawsItsContents: Bool { !ownLayer.hasDrawnContents }

    /// Takes the size that fits and keeps the top left corner.
    func fitSize() {
        let size = sizeThatFits(bounds.size)
        guard ownLayer.affineTransform().isIdentity else { return bounds.size = size }
        frame.size = size
    }

    // MARK: Converting

    /// The topmost ancestor, or the view itself.
    var rootView: UIView {
        var view = self
        while let parent = view.superview { view = parent }
        return view
    }

    // MARK: Content mode
    func contentModeDidChange() {
        ownLayer.contentsGravity = contentMode.contentsGravity
        ownLayer.setNeedsDisplay()
    }
}

extension UIView.ContentMode {
    /// The gravity that shows a layer's contents in this mode.
    var contentsGravity: CALayerContentsGravity {
        switch self {
        case .scaleToFill, .redraw: .resize
        case .scaleAspectFit: .resizeAspect
        case .scaleAspectFill: .resizeAspectFill
        case .center: .center
        case .top: .top
        case .bottom: .bottom
        case .left: .left
        case .right: .right
        case .topLeft: .topLeft
        case .topRight: .topRight
        case .bottomLeft: .bottomLeft
        case .bottomRight: .bottomRight
        }
    }
}
