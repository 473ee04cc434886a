import Foundation
import Platform

/// What layout has to say to the developer: UIKit's messages, on standard error or to a listener.
@MainActor
package enum LayoutLog {
    /// Receives every message; by default they go to standard error.
    @WorldState package static var listener: ((String) -> Void)?
    /// Receives contradictions as objects, before their text is made; set by tools.
    @WorldState package static var conflictListener: (([NSLayoutConstraint], NSLayoutConstraint) -> Void)?

    package static func note(_ message: String) {
        if let listener { return listener(message) }
        StandardError.line(message)
    }

    /// Follows the advice where masks take part.
    private static let maskHint =
        "\n\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the "
        + "documentation for the UIView property translatesAutoresizingMaskIntoConstraints) "

    /// UIKit's text about constraints that can't all hold (AL-6), among them those that UIKit makes by itself.
    static func unsatisfiable(_ constraints: [NSLayoutConstraint], broken: NSLayoutConstraint) {
        if let conflictListener { conflictListener(constraints, broken) }
        let hasMasks = constraints.contains { $0 is NSAutoresizingMaskLayoutConstraint }
        let hint = hasMasks ? maskHint : ""
        let list = constraints.map { "    \"\($0.description)\"" }.joined(separator: ",\n")
        note(
            """
            [LayoutConstraints] Unable to simultaneously satisfy constraints.
            \tProbably at least one of the constraints in the following list is one you don't want. \

            \tTry this: 
            \t\t(1) look at each constraint and try to figure out which you don't expect; 
            \t\t(2) find the code that added the unwanted constraint or constraints and fix it. \(hint)
            (
            \(list)
            )

            Will attempt to recover by breaking constraint 
            \(broken.description)

            Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
            The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
            """
        )
    }
}
