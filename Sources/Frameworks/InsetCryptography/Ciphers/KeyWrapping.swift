import CLibcrypto

/// RFC 3394: encrypts keys by keys.
package enum KeyWrapping {
    /// The wrapped bytes, 8 more; nil for what isn't made of whole 8 bytes, 16 at least.
    package static func wrap(_ bytes: [UInt8], by key: [UInt8]) -> [UInt8]? {
        guard bytes.count >= 16, bytes.count % 8 == 0 else { return nil }
        return bytesWritten(bytes.count + 16) { CryptoWrap(true, key, key.count, bytes, bytes.count, $0) }
    }

    /// The bytes that were wrapped; nil where they weren't by that key.
    package static func unwrap(_ bytes: [UInt8], by key: [UInt8]) -> [UInt8]? {
        guard bytes.count >= 24, bytes.count % 8 == 0 else { return nil }
        return bytesWritten(bytes.count + 16) { CryptoWrap(false, key, key.count, bytes, bytes.count, $0) }
    }
}
