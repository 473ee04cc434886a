/// A property from which a view draws.
public protocol DynamicProperty {
    /// Called before the body; never here.
    mutating func update()
}

extension DynamicProperty {
    /// Optional; nothing.
    public mutating func update() {}
}

/// A value that copies of a property wrapper share.
final class Box<Value>: @unchecked Sendable {
    var value: Value
    init(_ value: Value) { self.value = value }
}
