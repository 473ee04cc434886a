import FlyingSocks
import Foundation
import Glibc
import Stage
import Synchronization

/// Waits until the server's sockets can be read or written, on a thread of its own.
///
/// Not FlyingFox's own pool: it keeps what it has asked the system for by descriptor, and when a connection goes while it waits,
/// the next one, which gets the same number, is never heard of. Here each wait is asked for anew.
final class SocketWaiting: AsyncSocketPool {
    private struct Waiter {
        let descriptor: Int32
        let events: Int16
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var waiters: [Int: Waiter] = [:]
        var last = 0
        /// Cancelled before they began to wait.
        var cancelled: Set<Int> = []
        var isOver = false
    }

    private let state = Mutex(State())
    /// Readable when the list of waiters has changed.
    private let bell: (reading: Int32, writing: Int32)?

    init() {
        bell = WorkerProcess.pipe()
        guard let bell else { return }
        for end in [bell.reading, bell.writing] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    }

    deinit {
        guard let bell else { return }
        close(bell.reading)
        close(bell.writing)
    }

    func prepare() async throws {
        guard bell != nil else { throw SocketError.disconnected }
    }

    func run() async throws {
        await withTaskCancellationHandler {
            await withCheckedContinuation { done in
                Thread.detachNewThread { [self] in
                    while wait() {}
                    done.resume()
                }
            }
        } onCancel: {
            let left = state.withLock { state in
                state.isOver = true
                defer { state.waiters = [:] }
                return state.waiters.values.map(\.continuation)
            }
            for continuation in left { continuation.resume(throwing: CancellationError()) }
            ring()
        }
        throw CancellationError()
    }

    func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
        // A frame is sent as it is made: the system would else hold what is small back until the one before is acknowledged.
        var one: Int32 = 1
        setsockopt(
            socket.file.rawValue,
            Int32(IPPROTO_TCP),
            TCP_NODELAY,
            &one,
            socklen_t(MemoryLayout.size(ofValue: one))
        )
        let number = state.withLock { state in
            state.last += 1
            return state.last
        }
        defer { state.withLock { _ = $0.cancelled.remove(number) } }
        let wanted = (events.contains(.read) ? POLLIN : 0) | (events.contains(.write) ? POLLOUT : 0)
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let isRefused = state.withLock { state in
                    guard !state.isOver, !state.cancelled.contains(number) else { return true }
                    state.waiters[number] = Waiter(
                        descriptor: socket.file.rawValue,
                        events: Int16(wanted),
                        continuation: continuation
                    )
                    return false
                }
                if isRefused { continuation.resume(throwing: CancellationError()) } else { ring() }
            }
        } onCancel: {
            let waiter = state.withLock { state in
                let waiter = state.waiters.removeValue(forKey: number)
                if waiter == nil { state.cancelled.insert(number) }
                return waiter
            }
            waiter?.continuation.resume(throwing: CancellationError())
            ring()
        }
    }

    private func ring() {
        guard let bell else { return }
        var one: UInt8 = 1
        // A full pipe rings as well.
        _ = Glibc.write(bell.writing, &one, 1)
    }

    /// Waits once; false when it is over.
    private func wait() -> Bool {
        let waiters = state.withLock { $0.isOver ? nil : $0.waiters.sorted { $0.key < $1.key } }
        guard let waiters, let bell else { return false }
        var list = [pollfd(fd: bell.reading, events: Int16(POLLIN), revents: 0)]
        list += waiters.map { pollfd(fd: $0.value.descriptor, events: $0.value.events, revents: 0) }
        guard Glibc.poll(&list, nfds_t(list.count), -1) > 0 else { return true }
        if list[0].revents != 0 {
            var rung = [UInt8](repeating: 0, count: 4096)
            _ = Glibc.read(bell.reading, &rung, rung.count)
        }
        for ((number, waiter), answer) in zip(waiters, list.dropFirst()) where answer.revents != 0 {
            // Whoever was cancelled in the meantime has been resumed.
            guard state.withLock({ $0.waiters.removeValue(forKey: number) }) != nil else { continue }
            if answer.revents & waiter.events != 0 {
                waiter.continuation.resume()
            } else {
                waiter.continuation.resume(throwing: SocketError.disconnected)
            }
        }
        return true
    }
}
