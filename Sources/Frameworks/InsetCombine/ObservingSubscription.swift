import Foundation
import ObjectiveCRuntime

/// Hands an observed property's values to a subscriber; the latest one waits where none was asked for.
final class ObservingSubscription<Downstream: Subscriber, Subject: NSObject>: Subscription
where Downstream.Failure == Never {
    private let lock = NSRecursiveLock()
    private var downstream: Downstream?
    private var observation: NSKeyValueObservation?
    private var demand = Subscribers.Demand.none
    private var latest: Downstream.Input?
    // Kept, as Combine's keeps it.
    private var object: Subject?

    init(
        _ downstream: Downstream,
        _ object: Subject,
        _ keyPath: KeyPath<Subject, Downstream.Input>,
        _ options: NSKeyValueObservingOptions
    ) {
        self.downstream = downstream
        self.object = object
        observation = object.observe(keyPath, options: options) { [weak self] object, _ in
            self?.send(object[keyPath: keyPath])
        }
    }

    func request(_ demand: Subscribers.Demand) {
        lock.lock()
        self.demand += demand
        let value = self.demand > 0 ? latest : nil
        lock.unlock()
        if let value { send(value) }
    }

    func cancel() {
        lock.lock()
        let ended = observation
        downstream = nil
        observation = nil
        object = nil
        latest = nil
        lock.unlock()
        ended?.invalidate()
    }

    private func send(_ value: Downstream.Input) {
        lock.lock()
        guard let downstream, demand > 0 else {
            latest = value
            return lock.unlock()
        }
        latest = nil
        demand -= 1
        lock.unlock()
        let more = downstream.receive(value)
        lock.lock()
        demand += more
        lock.unlock()
    }
}
