import Foundation

/// Numbers that a seed repeats (SplitMix64).
public struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    public init(seed: UInt64) { state = seed }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number from zero to less than the bound, which is at least 1.
    public mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

    /// Where random tests begin: `$INSET_SEED`, which repeats a failure; else the standard, nil for any.
    public static func seed(standard: UInt64? = nil) -> UInt64 {
        ProcessInfo.processInfo.environment["INSET_SEED"].flatMap { UInt64($0) } ?? standard
            ?? .random(in: 0...UInt64.max)
    }
}
