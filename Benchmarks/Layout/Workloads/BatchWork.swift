import UIKit

/// What it costs to activate ten thousand constraints at once, and the layout that follows.
@MainActor
struct BatchWork {
    let clock: Clock

    func figures() -> [Figure] {
        var activations: [Double] = []
        var layouts: [Double] = []
        let tally = LayoutTally()
        LayoutTally.current = tally
        defer { LayoutTally.current = nil }
        let rounds = 7
        var count = 0
        for _ in 0..<rounds {
            let workload = LayoutWorkload.form(834)
            workload.layOut()
            tally.solving = 0
            count = workload.constraints.count
            let started = Clock.now
            workload.activate()
            let activated = Clock.now
            workload.layOut()
            activations.append((activated - started) / 1e6)
            layouts.append((Clock.now - activated) / 1e6)
        }
        activations.sort()
        layouts.sort()
        let (activation, layout) = (activations[rounds / 2], layouts[rounds / 2])
        return [
            Figure("batch of \(count), activation", activation, "ms", goal: 50),
            Figure("batch of \(count), first layout", layout, "ms", peer: Double(tally.solving) / 1e6),
        ]
    }
}
