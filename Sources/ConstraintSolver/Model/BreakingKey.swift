/// Says which constraint of a contradictory set breaks: the one with the greatest key.
///
/// Keys compare lexicographically, and a key is greater than its own prefixes. Equal keys: the constraint
/// added later breaks. Fact AL-6 lists the components that UIKit compares.
public struct BreakingKey: Hashable, Comparable, Sendable {
    /// The parts that are compared, the weightiest first.
    public var components: [Double]

    /// A key of these parts.
    public init(_ components: [Double]) {
        self.components = components
    }

    /// Lexicographic; a prefix comes before what continues it.
    public static func < (left: BreakingKey, right: BreakingKey) -> Bool {
        for (a, b) in zip(left.components, right.components) where a != b {
            return a < b
        }
        return left.components.count < right.components.count
    }
}
