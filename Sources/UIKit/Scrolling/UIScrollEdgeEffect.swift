/// How content fades at an edge of a scroll view, below what lies over it (iOS 26).
///
/// - Note: No effect here: content doesn't fade.
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
    /// The way in which content fades.
    public final class Style: NSObject, Sendable {
        /// As the system likes.
        public static let automatic = Style()
        /// Little by little.
        public static let soft = Style()
        /// At a line.
        public static let hard = Style()
    }

    /// Default: as the system likes.
    open var style = Style.automatic
    /// Whether nothing fades. Default: false.
    open var isHidden = false
}
