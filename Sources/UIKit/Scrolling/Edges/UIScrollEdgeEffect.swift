/// How content fades at an edge of a scroll view, below a bar or another container that lies over it (SC-M20; iOS 26).
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
    open var style = Style.automatic { didSet { if style !== oldValue { didChange() } } }
    /// Whether nothing fades. Default: false.
    open var isHidden = false { didSet { if isHidden != oldValue { didChange() } } }
    /// Shows the effect as it is now.
    final var didChange: () -> Void = {}
}
