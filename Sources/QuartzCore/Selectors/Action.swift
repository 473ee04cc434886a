/// A method that can be called by its selector: `Action("save:", EditorController.save)`.
///
/// The method takes nothing, the sender, or the sender and the event, of any class; a sender of another class isn't
/// handed to it.
public struct Action {
    /// The name by which it is called.
    public let selector: Selector
    /// Calls the method; false when the object or an argument isn't of the class that the method takes.
    let perform: @MainActor (_ object: AnyObject, _ sender: Any?, _ event: Any?) -> Bool

    /// A method without arguments.
    public init<Target: AnyObject, Result>(
        _ selector: Selector,
        _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
    ) {
        self.selector = selector
        perform = { object, _, _ in
            guard let target = object as? Target else { return false }
            _ = method(target)()
            return true
        }
    }

    /// A method that takes the sender.
    public init<Target: AnyObject, Sender, Result>(
        _ selector: Selector,
        _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
    ) {
        self.selector = selector
        perform = { object, sender, _ in
            guard let target = object as? Target, let sender = argument(sender, as: Sender.self) else { return false }
            _ = method(target)(sender)
            return true
        }
    }

    /// A method that takes the sender and the event.
    public init<Target: AnyObject, Sender, Event, Result>(
        _ selector: Selector,
        _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Result
    ) {
        self.selector = selector
        perform = { object, sender, event in
            guard let target = object as? Target, let sender = argument(sender, as: Sender.self),
                let event = argument(event, as: Event.self)
            else { return false }
            _ = method(target)(sender, event)
            return true
        }
    }

    /// A closure in place of a method.
    public init<Target: AnyObject>(
        _ selector: Selector,
        for type: Target.Type,
        _ body: @escaping @MainActor (_ target: Target, _ sender: Any?) -> Void
    ) {
        self.selector = selector
        perform = { object, sender, _ in
            guard let target = object as? Target else { return false }
            body(target, sender)
            return true
        }
    }
}

/// The argument as a method takes it; nil when it can't.
private func argument<T>(_ value: Any?, as type: T.Type) -> T? {
    // The cast through `Any` lets a missing value stand for an optional argument.
    (value as Any) as? T
}
