/// Where lines of text stand between the margins.
public enum NSTextAlignment: Int, Sendable {
    /// Also in text that reads from right to left.
    case left = 0
    case center = 1
    /// Also in text that reads from left to right.
    case right = 2
    /// Both sides are straight; the last line is natural.
    case justified = 3
    /// Left or right by the text's or the interface's direction.
    case natural = 4
}
