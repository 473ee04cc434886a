/// FNV-1a: the same on every machine and in every run.
enum StableHash {
    static func of(_ bytes: some Sequence<UInt8>, seed: UInt64 = 0xcbf2_9ce4_8422_2325) -> UInt64 {
        bytes.reduce(seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }

    /// Ten letters that stand for a text.
    static func hex(_ text: String) -> String {
        let digits = String(of(text.utf8), radix: 16)
        return String(digits.suffix(10))
    }
}
