import Foundation

/// Which selectors objects answer to, and what they call.
@MainActor
package final class ActionTable {
    package static let shared = ActionTable()

    private var registered: [ObjectIdentifier: [Selector.Action]] = [:]
    /// All actions of a class, inherited ones included; emptied by ``register(_:for:)``.
    private var cache: [ObjectIdentifier: [Selector: Selector.Action]] = [:]

    private init() {}

    /// Adds actions to a class and its subclasses; later ones of the same name win.
    package func register(_ actions: [Selector.Action], for type: AnyClass) {
        registered[ObjectIdentifier(type), default: []] += actions
        cache = [:]
    }

    /// Whether an object has an action of that name.
    package func responds(_ object: AnyObject, to selector: Selector) -> Bool {
        actions(of: type(of: object))[selector] != nil
    }

    /// Calls an object's action; false when there is none, or when an argument isn't of the class that it takes.
    @discardableResult
    package func perform(
        _ selector: Selector,
        on object: AnyObject,
        with sender: Any? = nil,
        event: Any? = nil
    ) -> Bool {
        result(of: selector, on: object, with: [sender, event]) != nil
    }

    /// Calls an object's action and answers with what it returns; nil when there is none, or when an argument isn't of
    /// the class that it takes.
    package func result(of selector: Selector, on object: AnyObject, with arguments: [Any?]) -> Any? {
        actions(of: type(of: object))[selector]?.call(object, arguments)
    }

    /// Whether a class lists an action itself, over what its superclass has.
    package func lists(_ selector: Selector, _ type: AnyClass) -> Bool {
        if registered[ObjectIdentifier(type)]?.contains(where: { $0.selector == selector }) ?? false { return true }
        let own = (type as? any Selector.ActionProviding.Type)?.actions.map(\.selector) ?? []
        guard own.contains(selector) else { return false }
        // A subclass that lists nothing answers with its superclass's list.
        let inherited = (_getSuperclass(type) as? any Selector.ActionProviding.Type)?.actions.map(\.selector)
        return inherited != own
    }

    private func actions(of type: AnyClass) -> [Selector: Selector.Action] {
        let key = ObjectIdentifier(type)
        if let known = cache[key] { return known }
        var found = _getSuperclass(type).map { actions(of: $0) } ?? [:]
        for action in (type as? any Selector.ActionProviding.Type)?.actions ?? [] { found[action.selector] = action }
        for action in registered[key] ?? [] { found[action.selector] = action }
        cache[key] = found
        return found
    }
}
