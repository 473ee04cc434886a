import SwiftRuntime
import UIKit

extension Simulator {
    /// Makes sets and dictionaries list their elements in the same order in every run of the program.
    ///
    /// Call it as the first statement of `main`: what is in a table before can't be found afterwards. Tests need no call,
    /// and `@main` app delegates neither. Everywhere else Swift's seeds stay random, as a server wants them, until a
    /// program calls this or is started with `SWIFT_DETERMINISTIC_HASHING=1`.
    public nonisolated static func fixHashSeeds() {
        HashSeeds.fix()
    }

    /// Refuses to boot where the clock can't be virtual.
    static func checkRuntime() throws(SimulatorError) {
        guard RuntimeCheck.failures.contains(.mainLoop), !MainLoopCapture.isUnderThreadSanitizer else { return }
        throw .unsupportedToolchain(RuntimeCheck.line(for: RuntimeCheck.failures) ?? "")
    }
}

/// Tells `HashSeeds.c` that this module is part of the program.
@_cdecl("InsetSimulatorIsLinked")
package func simulatorIsLinked() {}
