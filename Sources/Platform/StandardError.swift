import Glibc

/// Standard error, for lines that are said whether or not somebody can hear them.
package enum StandardError {
    /// Writes a line. Where standard error is closed or full, the line is lost and nothing else happens: what a program
    /// is asked for doesn't depend on its messages.
    package static func line(_ text: String) { write(text + "\n") }

    /// Writes text as it is.
    package static func write(_ text: String) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }
}
