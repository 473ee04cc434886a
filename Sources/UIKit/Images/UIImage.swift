/// A picture with a scale; it never changes.
open class UIImage: NSObject, @unchecked Sendable {
    /// The brightness that an image may reach on a display that can.
    public enum DynamicRange: Int, Sendable {
        case unspecified = -1
        case standard = 0
        case constrainedHigh = 1
        case high = 2
    }
    public convenience init?(data: Data) { self.init() }
    var size: CGSize { .zero }
}
