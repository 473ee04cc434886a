import UIKit

/// What one changed constant or one constraint that comes and goes costs: what depends on it, whatever else there is.
@MainActor
struct EditWork {
    let clock: Clock

    func figures() -> [Figure] {
        let counts = [10, 100, 1000]
        let times = counts.map { count in
            let time = time(of: count) { leaf, _ in leaf.constant = leaf.constant == 16 ? 20 : 16 }
            return (time, 3 * Double(count) + 2)
        }
        var figures = zip(counts, times).map { count, time in
            Figure("one constant, form \(count)", time.0.total / 1000, "us", peer: time.0.solver / 1000)
        }
        for count in counts {
            let time = time(of: count) { leaf, extra in extra.isActive.toggle() }
            figures.append(
                Figure("one constraint, form \(count)", time.total / 1000, "us", peer: time.solver / 1000)
            )
        }
        let (small, large) = (times[0], times[counts.count - 1])
        let perView = (large.0.total - small.0.total) / (large.1 - small.1)
        let solver = (large.0.solver - small.0.solver) / (large.1 - small.1)
        figures.append(
            Figure("one constant", perView, "ns/unchanged view", peer: solver, goal: RotationWork.unchangedGoal)
        )
        return figures
    }

    /// Nanoseconds for a layout after an edit of a form: of a constraint that places one view, or of one that is left
    /// to come and go.
    private func time(
        of count: Int,
        _ edit: (_ leaf: NSLayoutConstraint, _ extra: NSLayoutConstraint) -> Void
    ) -> (total: Double, solver: Double) {
        let workload = LayoutWorkload.form(count)
        workload.activate()
        workload.layOut()
        guard let leaf = workload.leafConstraint, let view = leaf.firstItem as? UIView else { return (0, 0) }
        let extra = view.widthAnchor.constraint(lessThanOrEqualToConstant: 40)
        extra.priority = UILayoutPriority(rawValue: 700)
        let total = clock.median {
            edit(leaf, extra)
            workload.layOut()
        }
        let tally = LayoutTally()
        LayoutTally.current = tally
        defer { LayoutTally.current = nil }
        let rounds = 40
        for _ in 0..<rounds {
            edit(leaf, extra)
            workload.layOut()
        }
        return (total, Double(tally.solving) / Double(rounds))
    }
}
