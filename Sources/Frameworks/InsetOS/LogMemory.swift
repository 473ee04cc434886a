import Foundation
import Synchronization

/// The lines that the process has written last, for `OSLogStore`.
enum LogMemory {
    /// One line.
    struct Line: Sendable {
        var date: Date
        var subsystem: String
        var category: String
        var type: OSLogType
        var text: String
    }

    /// More are forgotten, the oldest first.
    private static let most = 10_000
    private static let lines = Mutex<[Line]>([])

    static var all: [Line] { lines.withLock { $0 } }

    static func keep(_ line: Line) {
        lines.withLock { lines in
            // A quarter at once, so that a line costs the same however many there are.
            if lines.count >= most { lines.removeFirst(most / 4) }
            lines.append(line)
        }
    }
}
