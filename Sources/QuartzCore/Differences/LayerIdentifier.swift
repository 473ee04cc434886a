import Synchronization

/// A layer's name for those who follow the tree from outside; unique in the process.
package struct LayerIdentifier: Hashable, Comparable, Sendable {
    package let rawValue: UInt64

    private static let last = Atomic<UInt64>(0)

    static func next() -> LayerIdentifier {
        LayerIdentifier(rawValue: last.add(1, ordering: .relaxed).newValue)
    }

    package static func < (left: LayerIdentifier, right: LayerIdentifier) -> Bool { left.rawValue < right.rawValue }
}
