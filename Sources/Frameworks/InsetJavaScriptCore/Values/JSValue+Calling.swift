extension JSValue {
    /// Calls it as a function.
    ///
    /// - Returns: What it returns; `undefined` where it throws, or is no function, which throws a `TypeError`.
    @discardableResult
    public func call(withArguments arguments: [Any]!) -> JSValue! {
        guard isObject, symbols.objectIsFunction(context.jsGlobalContextRef, reference) else {
            return thrownTypeError("\(description) is not a function")
        }
        return withReferences(of: arguments) { count, values in
            context.attempt { symbols.objectCallAsFunction($0, reference, nil, count, values, $1) }
        }
    }

    /// Makes an object with it, as `new` does.
    ///
    /// - Returns: `undefined` where it throws, or makes none, which throws a `TypeError`.
    @discardableResult
    public func construct(withArguments arguments: [Any]!) -> JSValue! {
        guard isObject, symbols.objectIsConstructor(context.jsGlobalContextRef, reference) else {
            return thrownTypeError("\(description) is not a constructor")
        }
        return withReferences(of: arguments) { count, values in
            context.attempt { symbols.objectCallAsConstructor($0, reference, count, values, $1) }
        }
    }

    /// Calls a function that is a property of it; it is `this`.
    ///
    /// - Returns: What that returns; `undefined` where it throws, or is no function, which throws a `TypeError`.
    @discardableResult
    public func invokeMethod(_ method: String!, withArguments arguments: [Any]!) -> JSValue! {
        guard let function = forProperty(method) else { return nil }
        guard function.isObject, symbols.objectIsFunction(context.jsGlobalContextRef, function.reference) else {
            return function.thrownTypeError("\(method ?? "") is not a function")
        }
        return withReferences(of: arguments) { count, values in
            attemptOnObject { symbols.objectCallAsFunction($0, function.reference, $1, count, values, $2) }
        }
    }

    private func thrownTypeError(_ message: String) -> JSValue {
        context.exceptionHandler?(context, context.typeError(message))
        return JSValue(nil, in: context)
    }

    /// Calls a function with values, each protected as long as that takes.
    private func withReferences(
        of arguments: [Any]?,
        _ body: (Int, EngineSymbols.Arguments) -> JSValueRef?
    ) -> JSValue {
        let values = (arguments ?? []).map { JSValue(context.reference(of: $0), in: context) }
        let references = values.map { Optional($0.reference) }
        return withExtendedLifetime(values) {
            JSValue(references.withUnsafeBufferPointer { body($0.count, $0.baseAddress) }, in: context)
        }
    }
}
