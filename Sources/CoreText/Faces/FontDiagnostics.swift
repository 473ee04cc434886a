import Synchronization

/// Collects what somebody should know about fonts: names that were asked for and are not here.
package final class FontDiagnostics: Sendable {
    package static let shared = FontDiagnostics()

    /// A font that stands in for another one.
    package struct Substitution: Hashable, Sendable, CustomStringConvertible {
        /// The name that was asked for.
        package var name: String
        /// The family that is used instead.
        package var substitute: String

        package init(name: String, substitute: String) {
            self.name = name
            self.substitute = substitute
        }

        package var description: String {
            "font \(name) is not here, \(substitute) stands in for it; add the font's file to the app or install it"
        }
    }

    private struct State {
        var substitutions: [Substitution] = []
        var handler: (@Sendable (Substitution) -> Void)?
    }
    private let state = Mutex(State())

    /// Every substitution so far, each name once, in the order of first use.
    package var substitutions: [Substitution] { state.withLock { $0.substitutions } }

    /// Is told of each substitution when it is first made, on the thread that asked for the font.
    package func setHandler(_ handler: (@Sendable (Substitution) -> Void)?) {
        state.withLock { $0.handler = handler }
    }

    /// Forgets what was reported, so that the next run reports it again.
    package func reset() { state.withLock { $0.substitutions = [] } }

    /// Counts a substitution and tells of it, unless one for the same name was reported.
    package func report(_ substitution: Substitution) {
        let handler = state.withLock { state -> (@Sendable (Substitution) -> Void)? in
            guard !state.substitutions.contains(where: { $0.name == substitution.name }) else { return nil }
            state.substitutions.append(substitution)
            return state.handler
        }
        handler?(substitution)
    }
}
