import Foundation

/// A value of a script's: a number, a string, an object, a function, …, which keeps it and its context.
open class JSValue: NSObject, @unchecked Sendable {
    /// Where the value belongs to.
    public let context: JSContext!
    /// The value in the engine, protected as long as this is there.
    let reference: JSValueRef

    var engine: ScriptEngine { context.engine }
    var symbols: EngineSymbols { context.engine.symbols }

    /// - Parameter reference: nil for `undefined`.
    init(_ reference: JSValueRef?, in context: JSContext) {
        guard let reference = reference ?? context.engine.symbols.valueMakeUndefined(context.jsGlobalContextRef) else {
            preconditionFailure("the engine has `undefined`")
        }
        context.engine.symbols.valueProtect(context.jsGlobalContextRef, reference)
        (self.context, self.reference) = (context, reference)
        super.init()
    }

    /// A value of the engine's.
    ///
    /// - Parameter jsValueRef: One of this context's machine.
    public convenience init!(jsValueRef: JSValueRef!, in context: JSContext!) {
        guard let context else { return nil }
        self.init(jsValueRef, in: context)
    }

    deinit { symbols.valueUnprotect(context.jsGlobalContextRef, reference) }

    /// The value in the engine, as long as this object is there.
    open var jsValueRef: JSValueRef! { reference }

    /// The value as a script's string.
    open override var description: String { toString() ?? "" }

    /// Whether something is this very object or becomes the same value, as `===` has it.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? JSValue else { return false }
        return other === self || other.context.virtualMachine === context.virtualMachine && isEqual(to: other)
    }

    // Equal values may be different references, so they only have this in common.
    open override var hash: Int { Int(symbols.valueGetType(context.jsGlobalContextRef, reference)) }
}
