/// How dragged text looks.
public struct UITextDragOptions: OptionSet, Sendable {
    /// One bit for each wish.
    public let rawValue: Int
    /// Of UIKit's bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The text under the finger has the label color instead of its own.
    public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1 << 0)
}
