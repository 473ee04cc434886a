import CLibcrypto

/// Random bytes that nobody can foretell.
package enum RandomBytes {
    /// Fills memory; false where the system has none to give.
    package static func fill(_ out: UnsafeMutableRawBufferPointer) -> Bool {
        guard let address = out.baseAddress, !out.isEmpty else { return true }
        return CryptoRandom(address, out.count)
    }

    /// As many.
    package static func bytes(_ count: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count) { out, filled in
            guard fill(UnsafeMutableRawBufferPointer(out)) else {
                preconditionFailure("the system has no random bytes to give")
            }
            filled = count
        }
    }
}
