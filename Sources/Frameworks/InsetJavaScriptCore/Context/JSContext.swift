import Foundation

/// Where scripts run: a global object with what scripts have declared.
///
/// - Note: On iOS it is an `NSObject`, which here may not have a failing `init()`.
open class JSContext: @unchecked Sendable {
    /// The machine that it shares values with.
    public let virtualMachine: JSVirtualMachine!
    /// The context in the engine.
    public let jsGlobalContextRef: JSGlobalContextRef!
    let engine: ScriptEngine

    /// Is called with what a script throws that it doesn't catch itself.
    ///
    /// Default: sets ``exception``. Another handler leaves it alone.
    open var exceptionHandler: ((JSContext?, JSValue?) -> Void)! = { context, exception in
        context?.exception = exception
    }
    /// Whether a debugger may look into it. Default: false.
    ///
    /// - Note: No effect here: there is no debugger of scripts.
    open var isInspectable = false

    /// What was thrown last, kept apart from its context, which it would keep.
    private var thrown: JSValueRef?
    /// What managed values refer to, each protected once.
    var managed: [ObjectIdentifier: JSValueRef] = [:]

    /// Makes a context with a machine of its own; nil where no JavaScript engine is installed.
    public init!() {
        guard ScriptEngine.open(for: "JSContext()") != nil, let machine = JSVirtualMachine(),
            let reference = machine.makeContext()
        else { return nil }
        virtualMachine = machine
        jsGlobalContextRef = reference
        engine = machine.engine
        JSContext.known.set(self, for: reference)
    }

    /// Makes a context; nil without a machine.
    public init!(virtualMachine: JSVirtualMachine!) {
        guard let machine = virtualMachine, let reference = machine.makeContext() else { return nil }
        self.virtualMachine = machine
        jsGlobalContextRef = reference
        engine = machine.engine
        JSContext.known.set(self, for: reference)
    }

    /// A further object for a context of the engine's.
    ///
    /// - Parameter jsGlobalContextRef: Another context's ``jsGlobalContextRef``.
    public init!(jsGlobalContextRef: JSGlobalContextRef!) {
        guard let engine = ScriptEngine.shared, let reference = jsGlobalContextRef,
            let group = engine.symbols.contextGetGroup(reference)
        else { return nil }
        virtualMachine = JSVirtualMachine.machine(of: group, engine)
        self.jsGlobalContextRef = engine.symbols.globalContextRetain(reference)
        self.engine = engine
        if JSContext.known.object(for: reference) == nil { JSContext.known.set(self, for: reference) }
    }

    deinit {
        for value in managed.values { engine.symbols.valueUnprotect(jsGlobalContextRef, value) }
        if let thrown { engine.symbols.valueUnprotect(jsGlobalContextRef, thrown) }
        JSContext.known.forget(jsGlobalContextRef)
        engine.symbols.globalContextRelease(jsGlobalContextRef)
        EndedBoxes.release()
    }

    private static let known = KnownObjects<JSContext>()

    /// The object of the context that a reference belongs to.
    static func context(of reference: JSContextRef) -> JSContext? {
        guard let global = ScriptEngine.shared?.symbols.contextGetGlobalContext(reference) else { return nil }
        return known.object(for: global) ?? JSContext(jsGlobalContextRef: global)
    }

    // MARK: Scripts

    /// Runs a script.
    ///
    /// - Returns: The value of its last statement; `undefined` where it throws.
    @discardableResult
    open func evaluateScript(_ script: String!) -> JSValue! { evaluateScript(script, withSourceURL: nil) }

    /// Runs a script.
    ///
    /// - Parameter sourceURL: Where the script comes from, for what errors tell.
    /// - Returns: The value of its last statement; `undefined` where it throws.
    @discardableResult
    open func evaluateScript(_ script: String!, withSourceURL sourceURL: URL!) -> JSValue! {
        let value = attempt { context, thrown in
            engine.withString(script ?? "") { text in
                guard let sourceURL else { return engine.symbols.evaluateScript(context, text, nil, nil, 1, thrown) }
                return engine.withString(sourceURL.absoluteString) { source in
                    engine.symbols.evaluateScript(context, text, nil, source, 1, thrown)
                }
            }
        }
        return JSValue(value, in: self)
    }

    /// What scripts find without naming an object.
    open var globalObject: JSValue! { JSValue(engine.symbols.contextGetGlobalObject(jsGlobalContextRef), in: self) }

    /// What debuggers show. Default: nil.
    open var name: String! {
        get { engine.take(engine.symbols.globalContextCopyName(jsGlobalContextRef)) }
        set {
            guard let newValue else { return engine.symbols.globalContextSetName(jsGlobalContextRef, nil) }
            engine.withString(newValue) { engine.symbols.globalContextSetName(jsGlobalContextRef, $0) }
        }
    }

    // MARK: Exceptions

    /// What a script threw last and didn't catch. Set by a function that a script calls, it is thrown to the script.
    open var exception: JSValue! {
        get { thrown.map { JSValue($0, in: self) } }
        set {
            // Protected before the former goes, which it may be.
            if let newValue { engine.symbols.valueProtect(jsGlobalContextRef, newValue.reference) }
            if let thrown { engine.symbols.valueUnprotect(jsGlobalContextRef, thrown) }
            thrown = newValue?.reference
        }
    }

    /// Calls the engine; the handler hears of what is thrown.
    ///
    /// - Returns: nil where something is thrown.
    func attempt<Result>(_ body: (JSContextRef, EngineSymbols.Thrown) -> Result?) -> Result? {
        var thrown: JSValueRef?
        let result = body(jsGlobalContextRef, &thrown)
        defer { EndedBoxes.release() }
        guard let thrown else { return result }
        exceptionHandler?(self, JSValue(thrown, in: self))
        return nil
    }

    /// An error as scripts know it where a value isn't what was asked for.
    func typeError(_ message: String) -> JSValue {
        let constructor = globalObject.forProperty("TypeError")
        return constructor?.construct(withArguments: [message]) ?? JSValue(nil, in: self)
    }
}

extension JSContext: Hashable {
    /// Whether both are one object.
    public static func == (one: JSContext, other: JSContext) -> Bool { one === other }
    /// Tells objects apart.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
