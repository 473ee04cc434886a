/// A layer that shows what lies behind it, blurred and with other colors: a material.
package final class BackdropLayer: CALayer {
    /// What happens to the picture behind the layer; nil shows nothing.
    package var material: BackdropMaterial?

    /// A layer without a material.
    package override init() { super.init() }

    /// A copy of a layer's values.
    package override init(layer: Any) {
        super.init(layer: layer)
        material = (layer as? BackdropLayer)?.material
    }

    /// Archives aren't read: the same as `init()`.
    package required init?(coder: NSCoder) { super.init(coder: coder) }

    package override func paintShape(in context: CGContext) {
        guard let material else { return }
        context.drawBackdrop(within: outline.path, material)
    }
}
