import CLibcrypto

/// Encrypts or decrypts bytes that come in pieces.
package final class Cipher: @unchecked Sendable {
    private let cipher: OpaquePointer

    /// Nil for a cipher that isn't known and for a key of a wrong length.
    ///
    /// - Parameters:
    ///   - name: As OpenSSL calls it, "AES-128-CBC".
    ///   - pads: Whether the last block is filled up as PKCS #7 says.
    ///   - vector: A block; nil for zeros.
    package init?(
        _ name: String,
        encrypts: Bool,
        pads: Bool,
        key: UnsafeRawBufferPointer,
        vector: UnsafeRawPointer?
    ) {
        guard let key8 = key.bindMemory(to: UInt8.self).baseAddress,
            let cipher = CryptoCipherCreate(
                name,
                encrypts,
                pads,
                key8,
                key.count,
                vector?.assumingMemoryBound(to: UInt8.self)
            )
        else { return nil }
        self.cipher = cipher
    }

    deinit { CryptoCipherFree(cipher) }

    /// Starts over with another vector; nil for zeros.
    package func reset(_ vector: UnsafeRawPointer?) -> Bool {
        CryptoCipherReset(cipher, vector?.assumingMemoryBound(to: UInt8.self))
    }

    /// What comes of some bytes; nil after a failure.
    package func update(_ bytes: UnsafeRawBufferPointer) -> [UInt8]? {
        // The largest block has 16 bytes.
        bytesWritten(bytes.count + 16) { out in
            CryptoCipherUpdate(cipher, bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, out)
        }
    }

    /// What is left at the end; nil where blocks aren't whole or the padding isn't one.
    package func finish() -> [UInt8]? { bytesWritten(32) { CryptoCipherFinish(cipher, $0) } }
}

/// The bytes that a function of C writes; nil where it says that it failed.
func bytesWritten(_ capacity: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Int64) -> [UInt8]? {
    var result: Int64 = -1
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { out, count in
        if let address = out.baseAddress { result = write(address) }
        count = max(0, Int(result))
    }
    return result < 0 ? nil : bytes
}
