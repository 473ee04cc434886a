import UIKit

/// The contradictions among constraints that laying out one scene meets.
@MainActor
final class ConflictLog {
    private(set) var conflicts: [(constraints: [NSLayoutConstraint], broken: NSLayoutConstraint)] = []

    /// Hears of contradictions from now on, in place of the log before; nothing is printed.
    func listen() {
        LayoutLog.listener = { _ in }
        LayoutLog.conflictListener = { [self] in conflicts.append(($0, $1)) }
    }

    /// Nobody hears of them any more; what is printed is still left out.
    static func stop() { LayoutLog.conflictListener = nil }
}
