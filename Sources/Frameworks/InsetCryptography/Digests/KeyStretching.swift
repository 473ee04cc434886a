import CLibcrypto

/// PBKDF2 of RFC 8018: makes keys of passwords, slowly.
package enum KeyStretching {
    /// Fills memory with a key; false where that can't be.
    ///
    /// - Parameter rounds: More of them take longer; at least 1.
    package static func stretch(
        _ password: UnsafeRawBufferPointer,
        salt: UnsafeRawBufferPointer,
        by algorithm: DigestAlgorithm,
        rounds: UInt32,
        into out: UnsafeMutableRawBufferPointer
    ) -> Bool {
        guard let address = out.bindMemory(to: UInt8.self).baseAddress, rounds > 0, rounds <= UInt32(Int32.max) else {
            return false
        }
        return CryptoStretch(
            algorithm.rawValue,
            password.bindMemory(to: CChar.self).baseAddress,
            password.count,
            salt.bindMemory(to: UInt8.self).baseAddress,
            salt.count,
            rounds,
            address,
            out.count
        )
    }
}
