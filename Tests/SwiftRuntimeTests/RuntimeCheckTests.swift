import Testing

@testable import SwiftRuntime

@Suite("Runtime: the check at boot")
struct RuntimeCheckTests {
    @Test func `every mechanism has a proof, and this toolchain passes them all`() {
        #expect(Set(RuntimeProof.all.keys) == Set(RuntimeMechanism.allCases))
        #expect(RuntimeCheck.failures == [])
        #expect(RuntimeCheck.line(for: []) == nil)
    }

    @Test(arguments: RuntimeMechanism.allCases)
    func `a mechanism that fails is named`(mechanism: RuntimeMechanism) throws {
        var proofs = RuntimeProof.all
        proofs[mechanism] = { false }
        let failures = RuntimeCheck.run(on: proofs)
        #expect(failures == [mechanism])
        let line = try #require(RuntimeCheck.line(for: failures))
        #expect(
            line
                == "inset: built with \(Toolchain.name), which handles \(mechanism.title) otherwise than expected: "
                + "\(mechanism.loss); \(mechanism.remedy)"
        )
        #expect(!line.contains("\n"))
    }

    @Test func `what fails is said on one line, the most serious first`() throws {
        let line = try #require(RuntimeCheck.line(for: [.mainLoop, .typeRecords]))
        #expect(line.hasPrefix("inset: built with Swift 6.3 for "))
        #expect(
            line.hasSuffix(
                ", which handles the main queue and the main run loop otherwise than expected: main-queue work, timers "
                    + "and tasks don't follow the simulator's clock; the list of the program's types: documents don't "
                    + "find private classes, or classes without a module; link the standard library dynamically "
                    + "(without -static-stdlib), with Swift 6.3"
            )
        )
    }

    @Test func `proving leaves nothing behind for the main queue`() {
        #expect(MainLoopCapture.isProven)
        #expect(MainLoopCapture.isProven)
    }
}
