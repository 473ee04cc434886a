import Foundation

/// A property's name: a text, or a value that is one or a symbol.
public typealias JSValueProperty = Any

extension JSValue {
    /// Calls the engine with the object that the value is or becomes; `undefined` and `null` throw.
    func attemptOnObject<Result>(_ body: (JSContextRef, JSObjectRef, EngineSymbols.Thrown) -> Result?) -> Result? {
        context.attempt { context, thrown in
            guard let object = symbols.valueToObject(context, reference, thrown), thrown.pointee == nil else {
                return nil
            }
            return body(context, object, thrown)
        }
    }

    private func key(_ property: JSValueProperty?) -> JSValue { JSValue(context.reference(of: property), in: context) }

    /// The value of a property; `undefined` where there is none.
    public func forProperty(_ property: JSValueProperty!) -> JSValue! {
        let key = key(property)
        let value = attemptOnObject { symbols.objectGetPropertyForKey($0, $1, key.reference, $2) }
        return JSValue(value, in: context)
    }

    /// Sets a property.
    ///
    /// - Parameter value: Becomes a value as ``init(object:in:)`` says.
    public func setValue(_ value: Any!, forProperty property: JSValueProperty!) {
        let (key, value) = (key(property), JSValue(context.reference(of: value), in: context))
        attemptOnObject { symbols.objectSetPropertyForKey($0, $1, key.reference, value.reference, 0, $2) }
    }

    /// Takes a property away.
    ///
    /// - Returns: Whether it is away now.
    @discardableResult
    public func deleteProperty(_ property: JSValueProperty!) -> Bool {
        let key = key(property)
        return attemptOnObject { symbols.objectDeletePropertyForKey($0, $1, key.reference, $2) } ?? false
    }

    /// Whether it has a property, also by what it inherits.
    public func hasProperty(_ property: JSValueProperty!) -> Bool {
        let key = key(property)
        return attemptOnObject { symbols.objectHasPropertyForKey($0, $1, key.reference, $2) } ?? false
    }

    /// Adds or changes a property with what is told of it, as `Object.defineProperty` does.
    ///
    /// - Parameter descriptor: A dictionary with the keys that begin `JSPropertyDescriptor`, or such an object.
    public func defineProperty(_ property: JSValueProperty!, descriptor: Any!) {
        let arguments: [Any] = [self, key(property), JSValue(context.reference(of: descriptor), in: context)]
        context.globalObject.forProperty("Object").invokeMethod("defineProperty", withArguments: arguments)
    }

    /// The element at a place; `undefined` behind the end.
    public func atIndex(_ index: Int) -> JSValue! {
        guard let place = UInt32(exactly: index) else { return forProperty(index) }
        let value = attemptOnObject { symbols.objectGetPropertyAtIndex($0, $1, place, $2) }
        return JSValue(value, in: context)
    }

    /// Sets the element at a place.
    public func setValue(_ value: Any!, at index: Int) {
        guard let place = UInt32(exactly: index) else { return setValue(value, forProperty: index) }
        let value = JSValue(context.reference(of: value), in: context)
        attemptOnObject { symbols.objectSetPropertyAtIndex($0, $1, place, value.reference, $2) }
    }

    // MARK: Subscripts

    /// The value of a property; `undefined` where there is none.
    public func objectForKeyedSubscript(_ key: Any!) -> JSValue! { forProperty(key) }

    /// The element at a place; `undefined` behind the end.
    public func objectAtIndexedSubscript(_ index: Int) -> JSValue! { atIndex(index) }

    /// Sets a property.
    public func setObject(_ object: Any!, forKeyedSubscript key: Any!) { setValue(object, forProperty: key) }

    /// Sets the element at a place.
    public func setObject(_ object: Any!, atIndexedSubscript index: Int) { setValue(object, at: index) }

    /// The value of a property; `undefined` where there is none.
    public subscript(_ key: Any!) -> JSValue! { forProperty(key) }

    /// The element at a place; `undefined` behind the end.
    public subscript(_ index: Int) -> JSValue! { atIndex(index) }
}
