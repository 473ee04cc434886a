/// How often per second something may be drawn.
public struct CAFrameRateRange: Hashable, Sendable {
    /// Frames per second at least.
    public var minimum: Float
    /// Frames per second at most.
    public var maximum: Float
    /// Frames per second if possible; nil or zero leaves it to the system.
    public var preferred: Float?

    /// Whatever the display does.
    public static let `default` = CAFrameRateRange()

    /// Zeros: whatever the display does.
    public init() {
        self.init(minimum: 0, maximum: 0, preferred: 0)
    }

    /// Frames per second; `preferred` goes before `maximum`.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }
}
