/// Distances from the four edges, in pixels.
public struct EdgePixels: Hashable, Sendable {
    /// Zero by default.
    public var top = 0.0
    /// Zero by default.
    public var left = 0.0
    /// Zero by default.
    public var bottom = 0.0
    /// Zero by default.
    public var right = 0.0

    /// No distance from any edge.
    public init() {}

    /// Pixels of the file.
    public init(top: Double, left: Double, bottom: Double, right: Double) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}
