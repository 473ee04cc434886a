extension UIControl {
    func addHandler(_ kind: ControlHandlers.Kind, for events: Event) {
        // The same pair counts once for an event, however often it is added.
        if case .selector(let target, let action) = kind {
            for index in handlers.entries.indices {
                guard case .selector(let known, let selector) = handlers.entries[index].kind, selector == action,
                    known.isChain == target.isChain, known.matches(target.object)
                else { continue }
                handlers.entries[index].events.formUnion(events)
                return
            }
        }
        handlers.entries.append(.init(kind: kind, events: events))
    }

    func removeHandlers(target: Any?, action: Selector?, for events: Event) {
        let object = target.map { $0 as AnyObject }
        handlers.remove(events) { kind in
            guard case .selector(let known, let selector) = kind else { return false }
            return (object == nil || known.object === object) && (action == nil || selector == action)
        }
    }

    func removeHandlers(identifier: UIAction.Identifier, for events: Event) {
        handlers.remove(events) { kind in
            guard case .action(let action) = kind else { return false }
            return action.identifier == identifier
        }
    }

    func selectors(for target: Any?, event: Event) -> [String]? {
        let object = target.map { $0 as AnyObject }
        let names = handlers.entries.compactMap { entry -> String? in
            guard case .selector(let known, let selector) = entry.kind, !entry.events.isDisjoint(with: event),
                known.matches(object)
            else { return nil }
            return selector.description
        }
        return names.isEmpty ? nil : names
    }

    var targetSet: Set<AnyHashable> {
        var found: Set<AnyHashable> = []
        for case .selector(let target, _) in handlers.entries.map(\.kind) {
            if target.isChain { found.insert(NSNull()) }
            if let object = target.object as? NSObject { found.insert(object) }
        }
        return found
    }

    func enumerateHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
        var stops = false
        for entry in handlers.entries where !stops {
            switch entry.kind {
            case .selector(let target, let selector): iterator(nil, (target.object, selector), entry.events, &stops)
            case .action(let action): iterator(action, nil, entry.events, &stops)
            }
        }
    }

    /// Calls what is registered for any of the events, in the order of registration.
    func sendActions(for events: Event, with event: UIEvent?) {
        for entry in handlers.entries where !entry.events.isDisjoint(with: events) {
            switch entry.kind {
            case .selector(let target, let selector):
                if !target.isDead { sendAction(selector, to: target.object, for: event) }
            case .action(let action): sendAction(action)
            }
        }
    }
}
