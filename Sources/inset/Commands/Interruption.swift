import Foundation
import Glibc
import Synchronization

/// Cleans up when somebody ends the program early: Ctrl-C, `kill`, a closed terminal.
///
/// The program then ends with 128 and the signal's number, as shells expect.
final class Interruption: Sendable {
    private static let signals = [SIGINT, SIGTERM, SIGHUP]
    private let sources: Mutex<[any DispatchSourceSignal]>
    private let cleanUp: CleanUp

    private final class CleanUp: Sendable {
        let body = Mutex<(@Sendable () -> Void)?>(nil)
    }

    /// Listens from now on.
    init() {
        let cleanUp = CleanUp()
        let registered = DispatchSemaphore(value: 0)
        let sources = Self.signals.map { number in
            // The source hears of it only if the signal doesn't end the program first.
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: DispatchQueue.global())
            source.setRegistrationHandler { registered.signal() }
            source.setEventHandler {
                // Whoever ends meanwhile waits until the program has ended: the clean-up made its work fail.
                cleanUp.body.withLock { body in
                    body?()
                    _exit(128 + number)
                }
            }
            source.resume()
            return source
        }
        for _ in sources { registered.wait() }
        self.cleanUp = cleanUp
        self.sources = Mutex(sources)
    }

    /// Makes something that has to be taken away when the program is interrupted; a signal waits until it is whole.
    ///
    /// - Parameter cleanUp: Called at most once, on a thread of its own, while the program goes on.
    func make<Made: Sendable>(
        _ body: () throws -> Made,
        whenInterrupted cleanUp: @escaping @Sendable (Made) -> Void
    ) rethrows -> Made {
        try self.cleanUp.body.withLock { action in
            let made = try body()
            action = { cleanUp(made) }
            return made
        }
    }

    /// Leaves signals to the system again, and doesn't return once the clean-up has begun.
    func end() {
        cleanUp.body.withLock { $0 = nil }
        sources.withLock { sources in
            for source in sources { source.cancel() }
            sources = []
        }
        for number in Self.signals { signal(number, SIG_DFL) }
    }
}
