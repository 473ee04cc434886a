import Foundation

/// A hash that is the same on every run and machine (FNV-1a, 64 bits).
package enum StableHash {
    package static func text(of data: Data) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in data { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return String(hash, radix: 16)
    }
}
