import Foundation

// What `print`, string interpolation and test failures say on Apple's platforms; corelibs' types have no such texts.

extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// The coordinates in points, as `(1.0, 2.0)`.
    public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
    /// Width and height in points, as `(10.0, 20.0)`.
    public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
    /// Origin and size in points, as `(1.0, 2.0, 10.0, 20.0)`.
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
