/// Who touches whom within one collision behavior, and what has begun and ended since it was last told.
struct DynamicContacts {
    enum Other {
        case item(any UIDynamicItem)
        case boundary((any NSCopying)?)
    }
    struct Pair {
        let key: Set<AnyHashable>
        let item: any UIDynamicItem
        let other: Other
        let point: CGPoint
    }
    private(set) var events: [(began: Bool, pair: Pair)] = []
    private var touching: [Pair] = []
    private var current: [Pair] = []

    mutating func begin() { current = [] }
    mutating func add(_ pair: Pair) {
        if !current.contains(where: { $0.key == pair.key }) { current.append(pair) }
    }
    mutating func end() {
        for pair in touching where !current.contains(where: { $0.key == pair.key }) {
            events.append((false, pair))
        }
        for pair in current where !touching.contains(where: { $0.key == pair.key }) {
            events.append((true, pair))
        }
        touching = current
    }
    mutating func takeEvents() -> [(began: Bool, pair: Pair)] {
        defer { events = [] }
        return events
    }
}
