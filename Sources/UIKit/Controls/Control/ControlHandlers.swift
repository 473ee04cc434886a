/// A target that isn't kept alive; no target at all stands for the responder chain.
struct WeakTarget {
    weak var object: AnyObject?
    let isChain: Bool

    init(_ target: Any?) {
        object = target.map { $0 as AnyObject }
        isChain = target == nil
    }

    func matches(_ other: AnyObject?) -> Bool { isChain ? other == nil : object === other }
    /// The target is gone.
    var isDead: Bool { !isChain && object == nil }
}

/// What a control calls, and for which events.
struct ControlHandlers {
    /// One registration.
    enum Kind {
        case selector(WeakTarget, Selector)
        case action(UIAction)
    }

    struct Entry {
        var kind: Kind
        var events: UIControl.Event
    }

    /// In the order of registration.
    var entries: [Entry] = []

    var events: UIControl.Event { entries.reduce(into: []) { $0.formUnion($1.events) } }

    /// Takes events off the entries that match; those without events go.
    mutating func remove(_ events: UIControl.Event, where matches: (Kind) -> Bool) {
        for index in entries.indices where matches(entries[index].kind) { entries[index].events.subtract(events) }
        entries.removeAll { $0.events.isEmpty }
    }
}
