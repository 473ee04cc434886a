/// A call of a Swift function by a script, as long as it runs on its thread.
final class NativeCall: @unchecked Sendable {
    let context: JSContext
    let callee: JSObjectRef
    let this: JSObjectRef?
    let arguments: [JSValue]

    /// The call that the thread is in.
    @TaskLocal static var current: NativeCall?

    private init(_ context: JSContext, callee: JSObjectRef, this: JSObjectRef?, arguments: [JSValue]) {
        self.context = context
        self.callee = callee
        self.this = this
        self.arguments = arguments
    }

    /// Calls the function that an object holds; what it leaves in the context's `exception` is thrown to the script.
    static func answer(
        _ reference: JSContextRef,
        _ callee: JSObjectRef,
        _ this: JSObjectRef?,
        _ arguments: UnsafeBufferPointer<JSValueRef?>,
        _ thrown: EngineSymbols.Thrown
    ) -> JSValueRef? {
        guard let context = JSContext.context(of: reference),
            let address = context.engine.symbols.objectGetPrivate(callee),
            let function = Unmanaged<NativeBox>.fromOpaque(address).takeUnretainedValue().function
        else { return nil }
        let values = arguments.map { JSValue($0, in: context) }
        let call = NativeCall(context, callee: callee, this: this, arguments: values)
        let outer = context.exception
        context.exception = nil
        defer { context.exception = outer }
        let result = $current.withValue(call) { function.call(with: values, in: context) }
        // The value outlives the call: nothing else holds it until the script does.
        thrown.pointee = context.exception?.reference
        return withExtendedLifetime(result) { result.reference }
    }
}
