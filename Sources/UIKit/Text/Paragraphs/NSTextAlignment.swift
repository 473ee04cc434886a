/// Where lines of text stand between the margins.
public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center = 1
    case right = 2
    /// Both sides are straight; the last line is natural.
    case justified = 3
    /// Left or right by the text's or the interface's direction.
    case natural = 4
}
