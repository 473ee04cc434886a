extension JSValue {
    /// Makes a promise.
    ///
    /// - Parameter executor: Is called at once with two functions, of which one is to be called, now or later: the first
    ///   fulfills the promise with a value, the second rejects it with a reason. An exception that it leaves in the context
    ///   rejects it.
    public convenience init!(
        newPromiseIn context: JSContext!,
        fromExecutor executor: ((JSValue?, JSValue?) -> Void)!
    ) {
        guard let context else { return nil }
        var resolve: JSValueRef?
        var reject: JSValueRef?
        let promise = context.attempt { reference, thrown in
            context.engine.symbols.objectMakeDeferredPromise(reference, &resolve, &reject, thrown)
        }
        self.init(promise, in: context)
        let rejection = JSValue(reject, in: context)
        let outer = context.exception
        context.exception = nil
        executor?(JSValue(resolve, in: context), rejection)
        let thrown = context.exception
        context.exception = outer
        if let thrown { rejection.call(withArguments: [thrown]) }
    }

    /// Makes a promise that is fulfilled, or that follows another.
    public convenience init!(newPromiseResolvedWithResult result: Any!, in context: JSContext!) {
        self.init(newPromiseIn: context) { resolve, _ in resolve?.call(withArguments: [result as Any]) }
    }

    /// Makes a promise that is rejected.
    public convenience init!(newPromiseRejectedWithReason reason: Any!, in context: JSContext!) {
        self.init(newPromiseIn: context) { _, reject in reject?.call(withArguments: [reason as Any]) }
    }
}
