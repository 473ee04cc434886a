extension Selector {
    /// A method that can be called by its selector: `Selector.Action("save:", EditorController.save)`.
    ///
    /// The method takes nothing, the sender, or the sender and the event, of any class; a sender of another class isn't
    /// handed to it. One that makes a segue's destination (`@IBSegueAction`) takes the coder, or the coder and the
    /// sender, or both and the segue's identifier.
    public struct Action {
        /// The name by which it is called.
        public let selector: Selector
        /// Calls the method and answers with its result; nil when the object or an argument isn't of the class that the
        /// method takes.
        let call: @MainActor (_ object: AnyObject, _ arguments: [Any?]) -> Any?

        /// What a table of ported members lists.
        init(_ selector: Selector, call: @escaping @MainActor (_ object: AnyObject, _ arguments: [Any?]) -> Any?) {
            self.selector = selector
            self.call = call
        }

        /// A method without arguments.
        public init<Target: AnyObject, Result>(
            _ selector: Selector,
            _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
        ) {
            self.selector = selector
            call = { object, _ in (object as? Target).map { method($0)() as Any } }
        }

        /// A method that takes the sender.
        public init<Target: AnyObject, Sender, Result>(
            _ selector: Selector,
            _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
        ) {
            self.selector = selector
            call = { object, arguments in
                guard let target = object as? Target, let sender = argument(arguments, 0, as: Sender.self) else {
                    return nil
                }
                return method(target)(sender) as Any
            }
        }

        /// A method that takes the sender and the event.
        public init<Target: AnyObject, Sender, Event, Result>(
            _ selector: Selector,
            _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Result
        ) {
            self.selector = selector
            call = { object, arguments in
                guard let target = object as? Target, let sender = argument(arguments, 0, as: Sender.self),
                    let event = argument(arguments, 1, as: Event.self)
                else { return nil }
                return method(target)(sender, event) as Any
            }
        }

        /// A method that makes a segue's destination of the coder, the sender and the segue's identifier.
        public init<Target: AnyObject, Coder, Sender, Identifier, Result>(
            _ selector: Selector,
            _ method: @escaping @MainActor (Target) -> @MainActor (Coder, Sender, Identifier) -> Result
        ) {
            self.selector = selector
            call = { object, arguments in
                guard let target = object as? Target, let coder = argument(arguments, 0, as: Coder.self),
                    let sender = argument(arguments, 1, as: Sender.self),
                    let identifier = argument(arguments, 2, as: Identifier.self)
                else { return nil }
                return method(target)(coder, sender, identifier) as Any
            }
        }

        /// A closure in place of a method.
        public init<Target: AnyObject>(
            _ selector: Selector,
            for type: Target.Type,
            _ body: @escaping @MainActor (_ target: Target, _ sender: Any?) -> Void
        ) {
            self.selector = selector
            call = { object, arguments in
                (object as? Target).map { body($0, arguments.first ?? nil) as Any }
            }
        }
    }
}

/// The argument as a method takes it; nil when it can't.
private func argument<T>(_ arguments: [Any?], _ index: Int, as type: T.Type) -> T? {
    let value: Any? = index < arguments.count ? arguments[index] : nil
    // The cast through `Any` lets a missing value stand for an optional argument.
    return (value as Any) as? T
}
