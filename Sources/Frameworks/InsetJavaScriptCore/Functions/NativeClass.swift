/// What Swift's functions and objects are in scripts: objects of two classes, each of which holds one ``NativeBox``.
enum NativeClass {
    /// `JSClassDefinition` of the engine's API, field by field.
    struct Definition {
        var version: Int32 = 0
        var attributes: UInt32 = 0
        var className: UnsafePointer<CChar>?
        var parentClass: OpaquePointer?
        var staticValues: OpaquePointer?
        var staticFunctions: OpaquePointer?
        var initialize: OpaquePointer?
        var finalize: Finalize?
        var hasProperty: OpaquePointer?
        var getProperty: OpaquePointer?
        var setProperty: OpaquePointer?
        var deleteProperty: OpaquePointer?
        var getPropertyNames: OpaquePointer?
        var callAsFunction: Call?
        var callAsConstructor: OpaquePointer?
        var hasInstance: OpaquePointer?
        var convertToType: OpaquePointer?
    }

    typealias Finalize = @convention(c) (JSObjectRef) -> Void
    typealias Call =
        @convention(c) (
            JSContextRef, JSObjectRef, JSObjectRef?, Int, EngineSymbols.Arguments, EngineSymbols.Thrown
        ) -> JSValueRef?

    /// The two classes.
    struct Pair: @unchecked Sendable {
        /// Objects that are called.
        let function: OpaquePointer
        /// Objects that scripts hand around.
        let object: OpaquePointer

        init?(_ symbols: EngineSymbols) {
            let finalize: Finalize = { object in
                guard let box = ScriptEngine.shared?.symbols.objectGetPrivate(object) else { return }
                EndedBoxes.add(Unmanaged.fromOpaque(box))
            }
            let call: Call = { context, function, this, count, arguments, thrown in
                NativeCall.answer(context, function, this, UnsafeBufferPointer(start: arguments, count: count), thrown)
            }
            func make(_ name: StaticString, _ call: Call?) -> OpaquePointer? {
                var definition = Definition()
                definition.className = UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self)
                definition.finalize = finalize
                definition.callAsFunction = call
                return symbols.classCreate(&definition)
            }
            guard let function = make("Function", call), let object = make("NativeObject", nil) else { return nil }
            self.function = function
            self.object = object
        }
    }
}
