extension NSValue {
    /// Foundation's name for sixteen numbers.
    private static let transformType = "[16d]"

    /// Wraps a transform.
    public convenience init(caTransform3D transform: CATransform3D) {
        var transform = transform
        self.init(bytes: &transform, objCType: Self.transformType)
    }

    /// The wrapped transform; the identity where the value holds something else.
    public var caTransform3DValue: CATransform3D {
        var transform = CATransform3DIdentity
        if holdsTransform { getValue(&transform) }
        return transform
    }

    var holdsTransform: Bool { String(cString: objCType) == Self.transformType }
}
