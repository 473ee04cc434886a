extension CGPoint {
    /// Whether both coordinates are equal.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
    /// Whether width and height are equal.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
    /// Whether origin and size are equal, once standardized.
    public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}

/// Whether two points are one, by the function that `CGPoint.equalTo(_:)` stands for in Swift.
public func __CGPointEqualToPoint(_ point1: CGPoint, _ point2: CGPoint) -> Bool { point1 == point2 }

/// Whether two sizes are one, by the function that `CGSize.equalTo(_:)` stands for in Swift.
public func __CGSizeEqualToSize(_ size1: CGSize, _ size2: CGSize) -> Bool { size1 == size2 }
