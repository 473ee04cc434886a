@preconcurrency import Foundation
@preconcurrency import Glibc

/// What an app prints.
enum PrintedLines {
    /// Hands on each line as it is printed: what comes last is what one looks for after a crash, in a pipe as in a terminal.
    static func areHandedOnAtOnce() { setvbuf(stdout, nil, _IOLBF, 0) }
}
