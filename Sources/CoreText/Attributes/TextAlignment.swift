/// Where lines stand between the edges; raw values are UIKit's `NSTextAlignment` on iOS.
package enum TextAlignment: Int, Hashable, Sendable {
    case left = 0
    case center = 1
    case right = 2
    /// Both edges, but for a paragraph's last line, which stands as `natural`.
    case justified = 3
    /// The edge where the interface's direction begins.
    case natural = 4
}
