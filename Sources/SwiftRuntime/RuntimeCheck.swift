import Foundation

/// Proves on probes of its own, once in a process, that what this module does works with the toolchain at hand.
///
/// A boot asks for it: see `SimulatedDevice.boot`. It takes some 100 microseconds.
package enum RuntimeCheck {
    /// What doesn't work here; empty with the toolchain that this is made for.
    package static let failures: [RuntimeMechanism] = run(on: RuntimeProof.all)

    /// The mechanisms whose proof fails, in the order in which they are listed.
    static func run(on proofs: [RuntimeMechanism: @Sendable () -> Bool]) -> [RuntimeMechanism] {
        RuntimeMechanism.allCases.filter { mechanism in
            guard let proof = proofs[mechanism] else { return false }
            return !proof()
        }
    }

    /// One line for everything that fails, or nil.
    package static func line(for failures: [RuntimeMechanism]) -> String? {
        guard let first = failures.first else { return nil }
        let rest = failures.dropFirst().map { "; \($0.title): \($0.loss)" }.joined()
        return
            "inset: built with \(Toolchain.name), which handles \(first.title) otherwise than expected: \(first.loss)\(rest)"
            + "; \(first.remedy)"
    }

    /// Says on standard error what doesn't work, once in a process; nothing where all does.
    package static func report() { _ = reported }

    private static let reported: Void = {
        guard let line = line(for: failures) else { return }
        // Nobody may be listening; a file handle would trap there.
        _ = (line + "\n").withCString { write(STDERR_FILENO, $0, strlen($0)) }
    }()
}

/// What the program was built with.
enum Toolchain {
    /// "Swift 6.3", as far as a program can tell: the compiler's version and the processor.
    static var name: String { "Swift \(version) for \(processor)" }

    private static var version: String {
        #if compiler(>=6.5)
            "6.5 or later"
        #elseif compiler(>=6.4)
            "6.4"
        #elseif compiler(>=6.3)
            "6.3"
        #elseif compiler(>=6.2)
            "6.2"
        #else
            "6.1"
        #endif
    }

    private static var processor: String {
        #if arch(x86_64)
            "x86_64"
        #elseif arch(arm64)
            "arm64"
        #else
            "another processor"
        #endif
    }
}
