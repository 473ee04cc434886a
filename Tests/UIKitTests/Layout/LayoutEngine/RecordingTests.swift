import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Layout engine: recording")
struct RecordingTests {
    /// A column of labels whose constraints, priorities and texts change at random.
    @MainActor
    private final class Screen {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        private var labels: [UILabel] = []
        private var constraints: [NSLayoutConstraint] = []
        private var random: SeededGenerator

        init(seed: UInt64) {
            random = SeededGenerator(seed: seed)
            for row in 0..<8 {
                let label = UILabel()
                label.translatesAutoresizingMaskIntoConstraints = false
                label.text = String(repeating: "word ", count: row + 1)
                root.addSubview(label)
                let width = label.widthAnchor.constraint(equalToConstant: 100)
                width.priority = .defaultHigh
                constraints += [
                    label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
                    label.topAnchor.constraint(equalTo: labels.last?.bottomAnchor ?? root.topAnchor, constant: 4),
                    label.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -8), width,
                ]
                labels.append(label)
            }
            NSLayoutConstraint.activate(constraints)
        }

        func change() {
            let constraint = constraints[Int.random(in: 0..<constraints.count, using: &random)]
            let label = labels[Int.random(in: 0..<labels.count, using: &random)]
            let priority = UILayoutPriority(Float(Int.random(in: 1..<999, using: &random)))
            switch Int.random(in: 0..<7, using: &random) {
            case 0: constraint.constant += 3
            case 1 where constraint.priority != .required: constraint.priority = priority
            case 1: constraint.constant -= 1
            case 2: label.setContentHuggingPriority(priority, for: .horizontal)
            case 3: label.setContentCompressionResistancePriority(priority, for: .horizontal)
            case 4: constraint.isActive.toggle()
            case 5: label.text = (label.text ?? "") + "more"
            default: root.bounds.size.width = CGFloat(Int.random(in: 200..<400, using: &random))
            }
        }

        var frames: [CGRect] { labels.map(\.frame) }
    }

    /// What happened in sixty changes: after each the frames, and what the engine has built and solved so far.
    private func run(seed: UInt64, recording: SolverRecording?) -> [(frames: [CGRect], builds: Int, solves: Int)] {
        SolverRecording.current = recording
        let tally = LayoutTally()
        LayoutTally.current = tally
        defer { (SolverRecording.current, LayoutTally.current) = (nil, nil) }
        let screen = Screen(seed: seed)
        return (0..<60).map { _ in
            screen.change()
            screen.root.layoutIfNeeded()
            return (screen.frames, tally.builds, tally.solves)
        }
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func `layout builds, solves and places the same, recorded or not`(seed: UInt64) {
        let recording = SolverRecording()
        let plain = run(seed: seed, recording: nil)
        let recorded = run(seed: seed, recording: recording)
        for (step, (plain, recorded)) in zip(plain, recorded).enumerated() {
            #expect(plain.frames == recorded.frames, "seed \(seed), step \(step)")
            #expect(plain.builds == recorded.builds, "seed \(seed), step \(step)")
            #expect(plain.solves == recorded.solves, "seed \(seed), step \(step)")
        }
        #expect(recording.lines.filter { $0 == "x" }.count == recorded.last?.solves)
    }

    @Test func `a changed priority is one line`() {
        let recording = SolverRecording()
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let width = view.widthAnchor.constraint(equalToConstant: 20)
        width.priority = .defaultLow
        width.isActive = true
        SolverRecording.current = recording
        root.layoutIfNeeded()
        SolverRecording.current = nil
        recording.begin("edit")
        width.priority = .defaultHigh
        root.layoutIfNeeded()
        let lines = recording.lines.drop { $0 != "@ edit" }
        #expect(lines.contains { $0.hasPrefix("q ") && $0.hasSuffix(" 750.0") })
        #expect(!lines.contains { $0.hasPrefix("s ") || $0.hasPrefix("c ") })
    }
}
