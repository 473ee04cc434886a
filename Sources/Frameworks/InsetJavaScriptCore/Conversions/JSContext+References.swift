import Foundation
import Platform

extension JSContext {
    /// A value of the engine's for one of Swift's. Who asks has to protect it before the engine is asked for more.
    func reference(of value: Any?) -> JSValueRef? {
        let symbols = engine.symbols
        let context: JSContextRef = jsGlobalContextRef
        switch Self.unwrapped(value) {
        case nil: return symbols.valueMakeUndefined(context)
        case let value as JSValue: return own(value)
        case let value as JSManagedValue: return value.value.flatMap(own) ?? symbols.valueMakeUndefined(context)
        case is NSNull: return symbols.valueMakeNull(context)
        case let value as FunctionObject: return native(value.function)
        case let value? where FunctionType.isFunction(type(of: value)): return native(value)
        case let value as String: return engine.withString(value) { symbols.valueMakeString(context, $0) }
        case let value as Substring: return reference(of: String(value))
        case let value as NSNumber:
            // Foundation's code of a truth value.
            let isBoolean = String(cString: value.objCType) == "c"
            if isBoolean { return symbols.valueMakeBoolean(context, value.boolValue) }
            return symbols.valueMakeNumber(context, value.doubleValue)
        case let value as CGFloat: return symbols.valueMakeNumber(context, Double(value))
        case let value as Date: return made([value.timeIntervalSince1970 * 1000], by: symbols.objectMakeDate)
        case let value as [Any]: return made(value, by: symbols.objectMakeArray)
        case let value as [AnyHashable: Any]: return object(of: value)
        case let value?: return native(value)
        }
    }

    /// What an optional holds that is given as `Any`.
    private static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        guard let optional = value as? any OptionalValue else { return value }
        return unwrapped(optional.wrapped)
    }

    /// A value that this context may use.
    private func own(_ value: JSValue) -> JSValueRef? {
        guard value.context.virtualMachine === virtualMachine else {
            AbsentFeature.report("JSValue", "a value of another virtual machine is `undefined` in this one")
            return engine.symbols.valueMakeUndefined(jsGlobalContextRef)
        }
        return value.reference
    }

    /// What one of the engine's functions makes of values.
    func made(_ values: [Any], by make: EngineSymbols.ListObject) -> JSValueRef? {
        let values = values.map { JSValue(reference(of: $0), in: self) }
        let references = values.map { Optional($0.reference) }
        return withExtendedLifetime(values) {
            attempt { make($0, references.count, references, $1) }
        }
    }

    /// An object with a dictionary's values; keys that aren't texts are left out.
    private func object(of values: [AnyHashable: Any]) -> JSValueRef? {
        let object = JSValue(engine.symbols.objectMake(jsGlobalContextRef, nil, nil), in: self)
        let named = values.compactMap { key, value in (key as? String).map { ($0, value) } }
        for (name, value) in named.sorted(by: { $0.0 < $1.0 }) { object.setValue(value, forProperty: name) }
        return object.reference
    }

    /// An object that holds something of Swift's: a function, where it can be called as one.
    private func native(_ value: Any) -> JSValueRef? {
        let function = ScriptFunction(value)
        if function == nil, FunctionType.isFunction(type(of: value)) {
            AbsentFeature.report(
                "JSContext.setObject(\(type(of: value)))",
                "scripts call functions of at most \(ScriptFunction.mostArguments) arguments that aren't asynchronous"
            )
        }
        if value is any JSExport || value is any JSExport.Type {
            AbsentFeature.report("JSExport", "without Objective-C scripts see no members of \(value)")
        }
        let box = Unmanaged.passRetained(NativeBox(value, function: function))
        let kind = function == nil ? engine.classes.object : engine.classes.function
        guard let object = engine.symbols.objectMake(jsGlobalContextRef, kind, box.toOpaque()) else {
            box.release()
            return nil
        }
        if function != nil {
            // For `call`, `apply` and `instanceof`.
            let made = JSValue(object, in: self)
            let prototype = globalObject.forProperty("Function").forProperty("prototype")
            if let prototype { engine.symbols.objectSetPrototype(jsGlobalContextRef, object, prototype.reference) }
            return made.reference
        }
        return object
    }
}
