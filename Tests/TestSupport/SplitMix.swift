import Foundation

/// Random numbers that are the same for the same seed (Steele, Lea, Flood: "Fast splittable pseudorandom number
/// generators", 2014).
public struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    public init(seed: UInt64) { state = seed }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// Where random tests begin: `$INSET_SEED`, which repeats a failure; else the standard, nil for any.
    public static func seed(standard: UInt64? = nil) -> UInt64 {
        ProcessInfo.processInfo.environment["INSET_SEED"].flatMap { UInt64($0) } ?? standard
            ?? .random(in: 0...UInt64.max)
    }
}
