/// A hash that is the same on every run and machine (FNV-1a, 64 bits), unlike Swift's own.
package enum StableHash {
    /// Continues with bytes from a seed: the hash of what came before them.
    package static func of(_ bytes: some Sequence<UInt8>, seed: UInt64 = 0xcbf2_9ce4_8422_2325) -> UInt64 {
        var hash = seed
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return hash
    }

    /// The sixteen hexadecimal digits of some bytes.
    package static func hex(_ bytes: some Sequence<UInt8>) -> String {
        let digits = String(of(bytes), radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// The sixteen hexadecimal digits of a text.
    package static func hex(_ text: String) -> String { hex(text.utf8) }
}
