import Foundation

/// The subscription of one subscriber to several publishers: takes their values in, and hands out what they make
/// together, as much as is demanded.
final class JoinedSubscription<Downstream: Subscriber>: Subscription {
    /// What a value, or the end, of one of the publishers comes to.
    enum Step {
        case none
        case value(Downstream.Input)
        case end
    }

    /// Takes a value of the publisher of a number.
    private let take: (_ index: Int, _ value: Any) -> Step
    private let lock = NSRecursiveLock()
    private var downstream: Downstream?
    private var upstreams: [Int: any Subscription] = [:]
    private var running: Int
    private var demand = Subscribers.Demand.none
    /// Values for which nobody has asked yet.
    private var waiting: [Downstream.Input] = []
    private let keepsWaiting: Bool
    private var isEnding = false
    private var isSending = false

    /// - Parameters:
    ///   - count: How many publishers there are.
    ///   - keepsWaiting: Whether every value that nobody has asked for waits; otherwise only the latest.
    init(
        _ downstream: Downstream,
        count: Int,
        keepsWaiting: Bool,
        take: @escaping (_ index: Int, _ value: Any) -> Step
    ) {
        self.downstream = downstream
        self.take = take
        self.keepsWaiting = keepsWaiting
        running = count
    }

    func request(_ demand: Subscribers.Demand) {
        lock.lock()
        self.demand += demand
        lock.unlock()
        send()
    }

    func cancel() {
        lock.lock()
        let ended = upstreams.values
        upstreams = [:]
        downstream = nil
        waiting = []
        lock.unlock()
        ended.forEach { $0.cancel() }
    }

    /// Subscribes to one of the publishers.
    func join<P: Publisher>(_ publisher: P, _ index: Int) where P.Failure == Downstream.Failure {
        publisher.subscribe(
            AnySubscriber<P.Output, P.Failure>(
                receiveSubscription: { self.begin($0, index) },
                receiveValue: {
                    self.receive($0, index)
                    return .none
                },
                receiveCompletion: { self.end($0, index) }
            )
        )
    }

    /// To be called once all publishers are joined: nothing to wait for ends at once.
    func joinedAll() {
        lock.lock()
        let isOver = running == 0
        lock.unlock()
        if isOver { finish() }
    }

    private func begin(_ subscription: any Subscription, _ index: Int) {
        lock.lock()
        let isWanted = downstream != nil
        if isWanted { upstreams[index] = subscription }
        lock.unlock()
        if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    private func receive(_ value: Any, _ index: Int) {
        lock.lock()
        guard downstream != nil, !isEnding else { return lock.unlock() }
        switch take(index, value) {
        case .none: lock.unlock()
        case .value(let output):
            if !keepsWaiting { waiting = [] }
            waiting.append(output)
            lock.unlock()
            send()
        case .end:
            lock.unlock()
            finish()
        }
    }

    private func end(_ completion: Subscribers.Completion<Downstream.Failure>, _ index: Int) {
        lock.lock()
        upstreams[index] = nil
        running -= 1
        let isLast = running == 0
        lock.unlock()
        switch completion {
        case .finished: if isLast { finish() }
        case .failure:
            lock.lock()
            let failed = downstream
            downstream = nil
            lock.unlock()
            cancel()
            failed?.receive(completion: completion)
        }
    }

    private func finish() {
        lock.lock()
        isEnding = true
        lock.unlock()
        send()
    }

    private func send() {
        lock.lock()
        guard !isSending else { return lock.unlock() }
        isSending = true
        while let downstream, demand > 0, !waiting.isEmpty {
            let value = waiting.removeFirst()
            demand -= 1
            lock.unlock()
            let more = downstream.receive(value)
            lock.lock()
            demand += more
        }
        isSending = false
        let ended = isEnding && waiting.isEmpty ? downstream : nil
        if ended != nil { downstream = nil }
        lock.unlock()
        ended?.receive(completion: .finished)
    }
}
