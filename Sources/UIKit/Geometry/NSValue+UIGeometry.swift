extension NSValue {
    /// Wraps a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// Wraps a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// Wraps a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    /// Wraps insets.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(
            edgeInsets: NSEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
        )
    }

    /// Wraps a transform.
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        var transform = transform
        self.init(bytes: &transform, objCType: "[6d]")
    }

    /// Wraps a vector.
    public convenience init(cgVector vector: CGVector) {
        var vector = vector
        self.init(bytes: &vector, objCType: "[2d]")
    }

    /// Wraps an offset.
    public convenience init(uiOffset insets: UIOffset) {
        var offset = insets
        self.init(bytes: &offset, objCType: "[2d]")
    }

    /// Wraps insets that follow the direction of layout.
    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
        var insets = insets
        self.init(bytes: &insets, objCType: "[4d]")
    }

    /// The wrapped transform; the identity where the value holds something else.
    public var cgAffineTransformValue: CGAffineTransform { wrapped("[6d]", .identity) }
    /// The wrapped vector; zero where the value holds something else.
    public var cgVectorValue: CGVector { wrapped("[2d]", .zero) }
    /// The wrapped offset; zero where the value holds something else.
    public var uiOffsetValue: UIOffset { wrapped("[2d]", .zero) }
    /// The wrapped insets; zero where the value holds something else.
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets { wrapped("[4d]", .zero) }

    private func wrapped<Value>(_ type: String, _ none: Value) -> Value {
        var value = none
        if String(cString: objCType) == type { getValue(&value) }
        return value
    }

    /// The wrapped point.
    public var cgPointValue: CGPoint { pointValue }
    /// The wrapped size.
    public var cgSizeValue: CGSize { sizeValue }
    /// The wrapped rectangle.
    public var cgRectValue: CGRect { rectValue }

    /// The wrapped insets.
    public var uiEdgeInsetsValue: UIEdgeInsets {
        let insets = edgeInsetsValue
        return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
}
