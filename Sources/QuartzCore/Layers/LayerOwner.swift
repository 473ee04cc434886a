/// The view behind a layer: the layer's delegate, which lays it out in passes of its own.
package protocol LayerOwner: CALayerDelegate {
    /// Whether the view is in its own layout now.
    var isLayingOut: Bool { get }
    /// Called when the layer was marked for layout without the view's doing.
    func layerNeedsLayout()
}
