import Foundation

/// A script's value that is kept only as long as the script or an owner keeps it.
open class JSManagedValue: NSObject, @unchecked Sendable {
    private weak var context: JSContext?
    private var owners: [Owner] = []
    /// The value, while there are owners.
    private var kept: JSValue?

    private struct Owner { weak var object: AnyObject? }

    /// Refers to a value; nil without one.
    public init!(value: JSValue!) {
        guard let value else { return nil }
        context = value.context
        super.init()
        // A script's own weak reference; what is no object is kept.
        let isObject = value.isObject
        let weak = isObject ? value.context["WeakRef"].construct(withArguments: [value]) : value
        guard let held = weak else { return nil }
        value.symbols.valueProtect(value.context.jsGlobalContextRef, held.reference)
        value.context.managed[ObjectIdentifier(self)] = held.reference
    }

    /// Refers to a value as long as an owner is there, who isn't kept.
    public convenience init!(value: JSValue!, andOwner owner: Any!) {
        self.init(value: value)
        if let owner { add(owner as AnyObject) }
    }

    deinit {
        guard let context, let held = context.managed.removeValue(forKey: ObjectIdentifier(self)) else { return }
        context.engine.symbols.valueUnprotect(context.jsGlobalContextRef, held)
    }

    /// The value; nil when it or its context has gone.
    open var value: JSValue! {
        prune()
        if let kept { return kept }
        guard let context, let reference = context.managed[ObjectIdentifier(self)] else { return nil }
        let held = JSValue(reference, in: context)
        guard held.isObject else { return held }
        let value = held.invokeMethod("deref", withArguments: [])
        return value?.isUndefined ?? true ? nil : value
    }

    func add(_ owner: AnyObject) {
        guard let value else { return }
        owners.append(Owner(object: owner))
        kept = value
    }

    func remove(_ owner: AnyObject) {
        if let index = owners.firstIndex(where: { $0.object === owner }) { owners.remove(at: index) }
        prune()
    }

    private func prune() {
        owners.removeAll { $0.object == nil }
        if owners.isEmpty { kept = nil }
    }
}
