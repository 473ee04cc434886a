import Foundation

/// Contexts that may hand values to each other; those of another machine know nothing of them.
///
/// Its contexts may be used from any thread: the engine lets one in at a time.
/// - Note: On iOS it is an `NSObject`, which here may not have a failing `init()`.
open class JSVirtualMachine: @unchecked Sendable {
    /// The machine in the engine.
    let group: JSContextGroupRef
    let engine: ScriptEngine

    /// Makes one without contexts; nil where no JavaScript engine is installed.
    public init!() {
        guard let engine = ScriptEngine.open(for: "JSVirtualMachine()"), let group = engine.symbols.contextGroupCreate()
        else { return nil }
        (self.engine, self.group) = (engine, group)
        JSVirtualMachine.known.set(self, for: group)
    }

    /// The machine of a context that others made.
    private init(_ group: JSContextGroupRef, _ engine: ScriptEngine) {
        self.engine = engine
        self.group = engine.symbols.contextGroupRetain(group) ?? group
        JSVirtualMachine.known.set(self, for: group)
    }

    deinit {
        JSVirtualMachine.known.forget(group)
        engine.symbols.contextGroupRelease(group)
        EndedBoxes.release()
    }

    private static let known = KnownObjects<JSVirtualMachine>()

    /// The machine of a group of the engine's.
    static func machine(of group: JSContextGroupRef, _ engine: ScriptEngine) -> JSVirtualMachine {
        known.object(for: group) ?? JSVirtualMachine(group, engine)
    }

    func makeContext() -> JSGlobalContextRef? { engine.symbols.globalContextCreateInGroup(group, nil) }

    /// Keeps a managed value as long as its owner is there.
    ///
    /// - Parameters:
    ///   - object: A ``JSManagedValue``; others are ignored.
    ///   - owner: Is not kept.
    /// - Note: A script that holds the owner keeps both here; iOS sees such a circle.
    open func addManagedReference(_ object: Any!, withOwner owner: Any!) {
        guard let value = object as? JSManagedValue, let owner else { return }
        value.add(owner as AnyObject)
    }

    /// Takes an owner from a managed value, which goes when it has none.
    open func removeManagedReference(_ object: Any!, withOwner owner: Any!) {
        guard let value = object as? JSManagedValue, let owner else { return }
        value.remove(owner as AnyObject)
    }
}
