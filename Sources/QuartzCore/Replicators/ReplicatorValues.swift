/// What a replicator layer shows besides a plain layer's values.
struct ReplicatorValues {
    var instanceCount = 1
    var instanceDelay: CFTimeInterval = 0
    var instanceTransform = CATransform3DIdentity
    var instanceColor: CGColor?
    var instanceRedOffset: Float = 0
    var instanceGreenOffset: Float = 0
    var instanceBlueOffset: Float = 0
    var instanceAlphaOffset: Float = 0
    var preservesDepth = false
}

/// One copy of a replicator layer's sublayers.
package struct ReplicatorInstance {
    /// Within the layer's bounds space.
    package let place: CGAffineTransform
    /// What colors and alpha are multiplied by.
    package let factors: SRGBComponents
    /// Seconds that its time is behind.
    package let delay: CFTimeInterval
}
