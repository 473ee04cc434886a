/// Closures that are called by order, then in the order they came.
struct OrderedObservers<Value> {
    private var entries: [(token: EventLoop.Token, order: Int, body: @MainActor (Value) -> Void)] = []

    var isEmpty: Bool { entries.isEmpty }

    mutating func insert(_ token: EventLoop.Token, order: Int, _ body: @escaping @MainActor (Value) -> Void) {
        let index = entries.firstIndex { $0.order > order } ?? entries.endIndex
        entries.insert((token, order, body), at: index)
    }

    mutating func remove(_ token: EventLoop.Token) {
        entries.removeAll { $0.token == token }
    }

    mutating func removeAll() {
        entries.removeAll()
    }

    /// The tokens in calling order; an observer may be removed while others are called.
    var tokens: [EventLoop.Token] { entries.map(\.token) }

    func body(of token: EventLoop.Token) -> (@MainActor (Value) -> Void)? {
        entries.first { $0.token == token }?.body
    }
}
