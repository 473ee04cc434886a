import Foundation

/// What a method is called with by its selector.
public struct PortedArguments {
    /// An argument isn't what the method takes.
    struct Mismatch: Error {}

    private let values: [Any?]

    init(_ values: [Any?]) {
        self.values = values
    }

    /// The argument at a place as the method takes it; throws where it can't be one.
    public func value<Value>(_ index: Int, _ type: Value.Type) throws -> Value {
        let value: Any? = index < values.count ? values[index] : nil
        // The cast through `Any` lets a missing value stand for an optional argument.
        if let value = (value as Any) as? Value { return value }
        if let value = value.flatMap({ KeyedValue.converted($0, to: Value.self) }) { return value }
        // A pointer is a truth: an action that takes a Bool is often sent with a control.
        if Value.self == Bool.self, let truth = (value != nil) as? Value { return truth }
        throw Mismatch()
    }
}
