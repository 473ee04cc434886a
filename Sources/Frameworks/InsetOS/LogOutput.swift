import Platform
import Synchronization

/// Where lines go: standard error, or who tests.
package enum LogOutput {
    private static let receiver = Mutex<(@Sendable (String) -> Void)?>(nil)

    /// Hands the lines to a receiver in place of standard error; nil ends that.
    package static func redirect(to receiver: (@Sendable (String) -> Void)?) {
        self.receiver.withLock { $0 = receiver }
    }

    static func write(_ line: String) {
        if let receiver = receiver.withLock({ $0 }) { receiver(line) } else { StandardError.line(line) }
    }
}
