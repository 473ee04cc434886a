/// The direction in which a paragraph reads.
public enum NSWritingDirection: Int, Sendable {
    /// By the text's own characters.
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}
