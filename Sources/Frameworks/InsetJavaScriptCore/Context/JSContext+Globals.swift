import Foundation

extension JSContext {
    /// The global object's value of a name; `undefined` where there is none.
    public func objectForKeyedSubscript(_ key: Any!) -> JSValue! { globalObject.forProperty(key) }

    /// Declares a global name.
    ///
    /// - Parameters:
    ///   - object: Becomes a value as ``JSValue/init(object:in:)`` says; functions become functions.
    ///   - key: The name.
    public func setObject(_ object: Any!, forKeyedSubscript key: (any NSCopying & NSObjectProtocol)!) {
        globalObject.setValue(object, forProperty: key)
    }

    /// The global object's value of a name; `undefined` where there is none.
    public subscript(_ key: Any!) -> JSValue! { globalObject.forProperty(key) }
}
