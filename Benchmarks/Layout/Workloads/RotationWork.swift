import UIKit

/// What `layoutIfNeeded` costs after the window has turned.
@MainActor
struct RotationWork {
    /// A workload's name: "W2 form 100".
    let name: String
    let clock: Clock
    var countsInstructions = false

    /// At most, in nanoseconds, for a view whose frame changes and for one whose frame doesn't.
    static let changedGoal = 400.0
    static let unchangedGoal = 10.0

    func figures() -> [Figure] {
        guard let workload = Self.workload(named: name) else { return [] }
        workload.activate()
        workload.layOut()
        let before = workload.frames
        workload.turn(toLandscape: true)
        workload.layOut()
        let changed = zip(before, workload.frames).count { $0 != $1 }
        let unchanged = before.count - changed
        var isLandscape = true
        let total = clock.median {
            isLandscape.toggle()
            workload.turn(toLandscape: isLandscape)
        } _: {
            workload.layOut()
        }
        let solver = solverTime(of: workload)
        let isConstant = changed < unchanged / 10
        let views = Double(isConstant ? unchanged : changed)
        let unit = isConstant ? "ns/unchanged view" : "ns/changed view"
        let goal = isConstant ? Self.unchangedGoal : Self.changedGoal
        var figures = [
            Figure("\(name) rotate", total / views, unit, peer: solver / views, goal: goal),
            Figure("\(name) rotate total", total / 1000, "us", peer: solver / 1000),
        ]
        if countsInstructions, let count = InstructionCount.instructions(of: name) {
            let unit = isConstant ? "instructions/unchanged view" : "instructions/changed view"
            figures.append(Figure("\(name) rotate instructions", count / views, unit))
        }
        return figures
    }

    /// The mean of the solver's part of a rotation, in nanoseconds.
    private func solverTime(of workload: LayoutWorkload) -> Double {
        let tally = LayoutTally()
        LayoutTally.current = tally
        defer { LayoutTally.current = nil }
        let rounds = 40
        for round in 0..<rounds {
            workload.turn(toLandscape: !round.isMultiple(of: 2))
            workload.layOut()
        }
        return Double(tally.solving) / Double(rounds)
    }

    /// Rotates a workload so often; for callgrind.
    static func repeatWork(named name: String, count: Int) {
        guard let workload = workload(named: name) else { return }
        workload.activate()
        workload.layOut()
        for round in 0..<count {
            workload.turn(toLandscape: round.isMultiple(of: 2))
            workload.layOut()
        }
    }

    static func workload(named name: String) -> LayoutWorkload? {
        let numbers = name.split(separator: " ").compactMap { Int($0.drop { !$0.isNumber }) }
        guard let last = numbers.last else { return nil }
        switch name.split(separator: " ").first {
        case "W2": return .form(last)
        case "W3": return .nested(depth: numbers[numbers.count - 2], count: last)
        case "W4": return .grid(last)
        case "W5": return .priorities(last)
        case "constant": return .constant(last)
        default: return nil
        }
    }
}
