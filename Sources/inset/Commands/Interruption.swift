import Foundation
import Glibc

/// Cleans up when somebody ends the program early: Ctrl-C, `kill`, a closed terminal.
struct Interruption {
    private let sources: [any DispatchSourceSignal]

    /// - Parameter cleanUp: Called at most once, on a thread of its own, while the program goes on; then the program ends
    ///   with 128 and the signal's number, as shells expect.
    init(_ cleanUp: @escaping @Sendable () -> Void) {
        sources = [SIGINT, SIGTERM, SIGHUP].map { number in
            // The source hears of it only if the signal doesn't end the program first.
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: DispatchQueue.global())
            source.setEventHandler {
                cleanUp()
                _exit(128 + number)
            }
            source.resume()
            return source
        }
    }

    /// Leaves signals to the system again.
    func end() {
        for source in sources { source.cancel() }
        for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) }
    }
}
