import Foundation

/// Makes a digest of bytes.
public protocol HashFunction: Sendable {
    /// The kind of the digest.
    associatedtype Digest: InsetCryptoKit.Digest
    /// Bytes that are taken at once.
    static var blockByteCount: Int { get }
    /// Before the first byte.
    init()
    /// Takes some bytes.
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    /// The digest of all that was taken.
    func finalize() -> Digest
}

extension HashFunction {
    /// The digest of some bytes.
    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }

    /// Takes some bytes.
    public mutating func update<D: DataProtocol>(data: D) {
        for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
    }
}
