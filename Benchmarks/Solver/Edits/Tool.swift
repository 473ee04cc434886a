// Edits random systems and compares each solution with one from scratch: bench-edits [FIRST-SEED [COUNT]].

@main
struct Tool {
    static func main() {
        let numbers = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
        let first = numbers.first ?? 0
        let count = numbers.dropFirst().first ?? 2000
        for kind in SystemShape.Kind.allCases {
            var failures = 0
            for seed in first..<(first + count) {
                guard let difference = EditedSystem.difference(kind, seed: seed, steps: 14) else { continue }
                failures += 1
                print("\(kind), seed \(seed), \(difference)")
            }
            print("\(kind): \(count) sequences of 14 solves, \(failures) differ")
        }
    }
}
