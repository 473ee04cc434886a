import Foundation

/// Members that classes declare in extensions and that subclasses override: Swift calls them directly, so that the
/// member itself asks for what stands in.
public enum PortedOverride {
    /// What stands in for a member; nil where the member itself is to run.
    public static func call<Result>(
        _ object: AnyObject,
        _ selector: String,
        _ arguments: [Any?],
        _ type: Result.Type
    ) -> Result? {
        nonisolated(unsafe) let (object, arguments) = (object, arguments)
        let value = unisolated { () -> Any? in
            ActionTable.shared.override(of: Selector(selector), on: object, with: arguments)
        }
        return value.map { value in
            guard let result = value as? Result else {
                preconditionFailure("\(selector) of \(object) returned \(value) in place of \(type)")
            }
            return result
        }
    }

    /// Calls `super`'s member, which may be overridden by classes between.
    public static func callSuper<Result>(
        _ object: AnyObject,
        _ type: AnyClass,
        _ selector: String,
        _ body: () throws -> Result
    ) rethrows -> Result {
        nonisolated(unsafe) let object = object
        unisolated { ActionTable.shared.beginSuperCall(of: Selector(selector), on: object, above: type) }
        defer { unisolated { ActionTable.shared.endSuperCall() } }
        return try body()
    }
}
