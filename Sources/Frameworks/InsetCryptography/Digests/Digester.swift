import CLibcrypto

/// Makes a digest of bytes that come in pieces. A plain value, also within structures that C allocates.
package struct Digester: Sendable {
    /// What it makes.
    package let algorithm: DigestAlgorithm
    private var state = InlineArray<27, UInt64>(repeating: 0)

    /// Before the first byte.
    package init(_ algorithm: DigestAlgorithm) {
        self.algorithm = algorithm
        withUnsafeMutableBytes(of: &state) { state in
            precondition(state.count >= Int(CryptoDigestStateSize), "a digest's state fits")
            if let address = state.baseAddress { CryptoDigestBegin(algorithm.rawValue, address) }
        }
    }

    /// Takes some bytes.
    package mutating func update(_ bytes: UnsafeRawBufferPointer) {
        withUnsafeMutableBytes(of: &state) { state in
            guard let address = state.baseAddress else { return }
            CryptoDigestUpdate(algorithm.rawValue, address, bytes.baseAddress, bytes.count)
        }
    }

    /// Takes some bytes.
    package mutating func update(_ bytes: [UInt8]) { bytes.withUnsafeBytes { update($0) } }

    /// The digest of all that was taken.
    package func finalized() -> [UInt8] {
        var state = state
        return [UInt8](unsafeUninitializedCapacity: algorithm.digestSize) { out, count in
            withUnsafeMutableBytes(of: &state) { state in
                guard let address = state.baseAddress, let out = out.baseAddress else { return }
                CryptoDigestEnd(algorithm.rawValue, address, out)
            }
            count = algorithm.digestSize
        }
    }

    /// The digest of some bytes.
    package static func digest(_ bytes: UnsafeRawBufferPointer, by algorithm: DigestAlgorithm) -> [UInt8] {
        var digester = Digester(algorithm)
        digester.update(bytes)
        return digester.finalized()
    }
}
