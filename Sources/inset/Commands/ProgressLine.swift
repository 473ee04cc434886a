import Foundation
import Glibc
import Platform
import Synchronization

/// A line on the terminal that counts what is done, for work that takes over a second.
final class ProgressLine: Sendable {
    private let total: Int
    private let what: String
    private let started = DispatchTime.now().uptimeNanoseconds
    private let isTerminal = isatty(STDERR_FILENO) == 1
    private let isShown = Mutex(false)

    /// - Parameter what: What is counted, "pictures".
    init(total: Int, what: String) {
        self.total = total
        self.what = what
    }

    func show(_ done: Int) {
        guard isTerminal, DispatchTime.now().uptimeNanoseconds - started > 1_000_000_000 else { return }
        isShown.withLock { isShown in
            isShown = true
            StandardError.write("\r\(done) of \(total) \(what)")
        }
    }

    /// Takes the line away.
    func clear() {
        isShown.withLock { isShown in
            if isShown { StandardError.write("\r\u{1B}[K") }
            isShown = false
        }
    }
}
