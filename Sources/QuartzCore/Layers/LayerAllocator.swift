/// Makes a copy of a layer by the `init(layer:)` of its own class, which may be an app's.
///
/// A `required init(layer:)` on `CALayer` would force every subclass with a designated initializer of its own to repeat
/// it. The initializer has a slot in every subclass's table of methods, to which this class lends its name; a subclass
/// that doesn't have it stops the program with Swift's message, as on iOS.
class LayerAllocator: CALayer {
    public required override init(layer: Any) { super.init(layer: layer) }
    /// Archives aren't read: as without one.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    static func copy(_ layer: CALayer, as type: CALayer.Type) -> CALayer {
        unsafeBitCast(type, to: LayerAllocator.Type.self).init(layer: layer)
    }
}
