import Foundation

/// What a change handler is told.
public struct NSKeyValueObservedChange<Value> {
    /// What a change does: `NSKeyValueChange`.
    public typealias Kind = NSKeyValueChange
    /// What happened; always `.setting` here.
    public let kind: Kind
    /// The value after the change where `.new` was asked for; nil before the change.
    public let newValue: Value?
    /// The value before the change where `.old` was asked for.
    public let oldValue: Value?
    /// Where objects came or went in a collection; nil.
    public let indexes: IndexSet?
    /// Whether this is told before the change.
    public let isPrior: Bool
}
