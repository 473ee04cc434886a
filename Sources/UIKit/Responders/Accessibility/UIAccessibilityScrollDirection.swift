/// Where an assistive app asks to scroll.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    /// To the right.
    case right = 1
    /// To the left.
    case left = 2
    /// Up.
    case up = 3
    /// Down.
    case down = 4
    /// To the next one, in reading order.
    case next = 5
    /// To the previous one, in reading order.
    case previous = 6
}
