import Simulator
import UIKit

/// Prints in which order a set lists its elements: another in every run, as in a server that links UIKit, or with the
/// argument `device` the same in all, as in a simulation.
@main
@MainActor
enum Seeds {
    static func main() throws {
        let isSimulation = CommandLine.argc > 1
        if isSimulation {
            Simulator.fixHashSeeds()
            _ = try Simulator()
        }
        let words = Set((0..<40).map { "word \($0)" })
        print(words.joined(separator: ", "))
    }
}
