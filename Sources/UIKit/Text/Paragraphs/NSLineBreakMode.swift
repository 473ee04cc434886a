/// What happens to text that is wider than its place.
public enum NSLineBreakMode: Int, Sendable {
    /// On further lines, between words; a word wider than a line breaks between characters.
    case byWordWrapping = 0
    /// On further lines, between any two characters.
    case byCharWrapping = 1
    /// On one line; what sticks out is not drawn.
    case byClipping = 2
    /// An ellipsis in place of the beginning, of the one line or of the last one that is allowed.
    case byTruncatingHead = 3
    /// An ellipsis in place of the end, of the one line or of the last one that is allowed.
    case byTruncatingTail = 4
    /// An ellipsis in place of the middle, of the one line or of the last one that is allowed.
    case byTruncatingMiddle = 5
}
