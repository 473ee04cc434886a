import Foundation
import Synchronization

/// Requests that wait for their turn, by numbers that grow.
final class PhotoRequests: Sendable {
    private struct State {
        var last: Int32 = 0
        var waiting: Set<Int32> = []
    }

    private let state = Mutex(State())

    /// A number for a request that is answered at once.
    func makeNumber() -> Int32 {
        state.withLock { state in
            state.last += 1
            return state.last
        }
    }

    /// Does something later on a queue, unless it is given up before.
    ///
    /// - Returns: The request's number.
    @discardableResult
    func add(on queue: DispatchQueue, _ body: @escaping (Int32) -> Void) -> Int32 {
        let number = makeNumber()
        state.withLock { _ = $0.waiting.insert(number) }
        nonisolated(unsafe) let body = body
        queue.async { [self] in
            if state.withLock({ $0.waiting.remove(number) }) != nil { body(number) }
        }
        return number
    }

    /// Gives a request up.
    func cancel(_ number: Int32) { state.withLock { _ = $0.waiting.remove(number) } }
}
