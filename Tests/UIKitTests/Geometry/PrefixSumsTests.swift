import TestSupport
import Testing

@testable import UIKit

@Suite("Geometry: prefix sums")
struct PrefixSumsTests {
    @Test(arguments: [1, 2, 7, 64, 100])
    func `starts and searches are those of plain lengths after any changes`(count: Int) {
        var generator = SeededGenerator(seed: UInt64(count))
        var sums = PrefixSums(count: count, common: 44, spacing: 8)
        var lengths = [CGFloat](repeating: 44, count: count)
        for _ in 0..<50 {
            let index = Int.random(in: 0..<count, using: &generator)
            lengths[index] = CGFloat(Int.random(in: 0...90, using: &generator))
            sums[index] = lengths[index]
            let starts = lengths.indices.map { lengths[..<$0].reduce(0, +) + 8 * CGFloat($0) }
            #expect(starts.indices.map { sums.start(of: $0) } == starts)
            #expect(sums.total == starts[count - 1] + lengths[count - 1])
            let place = CGFloat(Int.random(in: 0...Int(sums.total), using: &generator))
            #expect(sums.index(at: place) == starts.lastIndex { $0 <= place })
        }
    }
}
