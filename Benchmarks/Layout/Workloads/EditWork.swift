import UIKit

/// What one changed constant costs: what depends on it, whatever else there is.
@MainActor
struct EditWork {
    let clock: Clock

    func figures() -> [Figure] {
        let counts = [10, 100, 1000]
        let times = counts.map { (time(of: $0), 3 * Double($0) + 2) }
        var figures = zip(counts, times).map { count, time in
            Figure("one constant, form \(count)", time.0.total / 1000, "us", peer: time.0.solver / 1000)
        }
        let (small, large) = (times[0], times[counts.count - 1])
        let perView = (large.0.total - small.0.total) / (large.1 - small.1)
        let solver = (large.0.solver - small.0.solver) / (large.1 - small.1)
        figures.append(
            Figure("one constant", perView, "ns/unchanged view", peer: solver, goal: RotationWork.unchangedGoal)
        )
        return figures
    }

    /// Nanoseconds for a constant that moves one edge of one view in a form.
    private func time(of count: Int) -> (total: Double, solver: Double) {
        let workload = LayoutWorkload.form(count)
        workload.activate()
        workload.layOut()
        guard let leaf = workload.leafConstraint else { return (0, 0) }
        let total = clock.median {
            leaf.constant = leaf.constant == 16 ? 20 : 16
            workload.layOut()
        }
        let tally = LayoutTally()
        LayoutTally.current = tally
        defer { LayoutTally.current = nil }
        let rounds = 40
        for _ in 0..<rounds {
            leaf.constant = leaf.constant == 16 ? 20 : 16
            workload.layOut()
        }
        return (total, Double(tally.solving) / Double(rounds))
    }
}
