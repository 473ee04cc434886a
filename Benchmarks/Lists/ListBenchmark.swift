import Foundation
import Simulator
import UIKit

/// Measures long lists through the public API: memory, a frame of scrolling, a jump to the end, a difference of data.
///
///     list-benchmark [--rows COUNT]
@main
@MainActor
struct ListBenchmark {
    static func main() throws {
        Simulator.fixHashSeeds()
        let arguments = CommandLine.arguments
        let rows =
            arguments.firstIndex(of: "--rows").flatMap { Int(arguments.dropFirst($0 + 1).first ?? "") } ?? 1_000_000
        var figures: [String] = []
        for kind in [LongList.Kind.table, .compositional] {
            let few = try LongList(kind, rows: 1000).measure()
            let many = try LongList(kind, rows: rows).measure()
            figures += [few.json, many.json]
            figures.append(#"{"list": "\#(kind)", "ratio of means": \#(rounded(many.mean / few.mean))}"#)
        }
        figures.append(try DataWork().json())
        print("[" + figures.joined(separator: ",\n ") + "]")
    }

    static func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }

    /// Milliseconds that some work takes.
    static func milliseconds(_ work: () throws -> Void) rethrows -> Double {
        let start = DispatchTime.now().uptimeNanoseconds
        try work()
        return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
    }

    /// Resident memory of the process, in megabytes.
    static var memory: Double {
        guard let line = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
        let pages = line.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
        return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
    }
}
