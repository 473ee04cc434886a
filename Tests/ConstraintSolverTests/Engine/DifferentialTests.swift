import ConstraintSolver
import Testing

@Suite("Against an exact reference")
struct DifferentialTests {
    @Test func `2500 random systems have the least violations, level by level`() {
        var inexact = 0
        for seed in 0..<2500 {
            let (findings, isExact) = differences(RandomSystem(seed: UInt64(seed)))
            if !isExact { inexact += 1 }
            for finding in findings { Issue.record("seed \(seed): \(finding)") }
        }
        #expect(inexact < 50)
    }
}
