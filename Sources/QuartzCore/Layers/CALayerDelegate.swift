/// What a layer asks the object that stands behind it; a view is its layer's delegate.
public protocol CALayerDelegate: AnyObject {
    /// Fills the layer's `contents` in place of drawing.
    func display(_ layer: CALayer)
    /// Draws the layer's contents; the origin is the bounds' origin, y points down, the unit is the point.
    func draw(_ layer: CALayer, in context: CGContext)
    /// Comes before the contents are drawn.
    func layerWillDraw(_ layer: CALayer)
    /// Places the sublayers after the bounds have changed.
    func layoutSublayers(of layer: CALayer)
    /// What happens for an event: nil leaves it to the layer, `NSNull` is nothing.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Does nothing: the layer is drawn.
    public func display(_ layer: CALayer) {}
    /// Draws nothing.
    public func draw(_ layer: CALayer, in context: CGContext) {}
    /// Does nothing.
    public func layerWillDraw(_ layer: CALayer) {}
    /// Does nothing.
    public func layoutSublayers(of layer: CALayer) {}
    /// Leaves it to the layer.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
