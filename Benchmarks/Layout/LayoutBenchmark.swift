import Foundation
import Simulator
import UIKit

/// Measures layout through the public API, and prints a table.
///
///     layout-benchmark [--json FILE] [--only TEXT] [--quick] [--counts]
///     layout-benchmark --repeat COUNT --work NAME      does one thing so often, for callgrind
///     layout-benchmark --record FOLDER --corpora FOLDER
///                                                      writes down what layout asks of the solver, for bench-solver
///
/// `--counts` adds instructions, which valgrind counts.
@main
@MainActor
struct LayoutBenchmark {
    static func main() {
        // The same work in every run.
        Simulator.fixHashSeeds()
        guard let options = Options(CommandLine.arguments.dropFirst()) else {
            FileHandle.standardError.write(Data((Options.usage + "\n").utf8))
            exit(2)
        }
        if let count = options.repetitions {
            RotationWork.repeatWork(named: options.work, count: count)
            return
        }
        if let out = options.record { return record(options.corpora, to: out) }
        print(Figure.heading)
        var figures: [Figure] = []
        for group in groups where group.contains(options.only) {
            for figure in measure(group, options) {
                print(figure.line)
                figures.append(figure)
            }
        }
        if let path = options.json { write(figures, to: path) }
    }

    private static func record(_ corpora: String?, to out: String) {
        let corpus = URL(fileURLWithPath: corpora ?? "../shared").appendingPathComponent("corpus")
        guard FileManager.default.fileExists(atPath: corpus.path) else {
            print("no documents in \(corpus.path): W9 is left out")
            return
        }
        do {
            let count = try CorpusRecording(corpus: corpus, out: URL(fileURLWithPath: out)).run()
            print("recorded \(count) documents in \(out)")
        } catch {
            FileHandle.standardError.write(Data("layout-benchmark: cannot record: \(error)\n".utf8))
            exit(1)
        }
    }

    /// What is measured, in the table's order.
    private static let groups = [
        "W2 form 10", "W2 form 100", "W2 form 1000", "W3 nested d2 f4", "W3 nested d5 f4", "W4 grid 5", "W4 grid 10",
        "W4 grid 20", "W5 priorities 10", "W5 priorities 100", "W5 priorities 1000", "constant 1000", "one constant",
        "batch",
    ]

    private static func measure(_ group: String, _ options: Options) -> [Figure] {
        let clock = Clock(budget: options.isQuick ? 0.1 : 0.4)
        switch group {
        case "one constant": return EditWork(clock: clock).figures()
        case "batch": return BatchWork(clock: clock).figures()
        default: return RotationWork(name: group, clock: clock, countsInstructions: options.counts).figures()
        }
    }

    private static func write(_ figures: [Figure], to path: String) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let named = figures.map { figure in
            var figure = figure
            figure.name = "layout." + figure.name
            return figure
        }
        do {
            try encoder.encode(named).write(to: URL(fileURLWithPath: path))
        } catch {
            FileHandle.standardError.write(Data("layout-benchmark: cannot write \(path): \(error)\n".utf8))
        }
    }
}
