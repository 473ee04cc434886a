/// What happens to text that is wider than its line; raw values are UIKit's `NSLineBreakMode`.
package enum LineBreakMode: Int, Hashable, Sendable {
    case wordWrapping = 0
    case charWrapping = 1
    case clipping = 2
    case truncatingHead = 3
    case truncatingTail = 4
    case truncatingMiddle = 5

    /// True for the modes that put the text on further lines.
    package var wraps: Bool { self == .wordWrapping || self == .charWrapping }
}
