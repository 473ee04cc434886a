import CoreGraphics

/// Numbers that look random and are the same in every run.
struct SceneDice {
    private var state: UInt64

    /// Begins a row of numbers.
    init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    /// The next number of the row, within a range.
    mutating func roll(_ range: ClosedRange<CGFloat> = 0...1) -> CGFloat {
        // Knuth's linear congruential generator; its high bits are the good ones.
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return range.lowerBound + (range.upperBound - range.lowerBound) * CGFloat(state >> 33) / CGFloat(1 << 31)
    }
}
