/// How long a key is.
public struct SymmetricKeySize: Sendable {
    /// How many bits.
    public let bitCount: Int
    /// 128 bits.
    public static let bits128 = SymmetricKeySize(bitCount: 128)
    /// 192 bits.
    public static let bits192 = SymmetricKeySize(bitCount: 192)
    /// 256 bits.
    public static let bits256 = SymmetricKeySize(bitCount: 256)
    /// As many, a multiple of 8.
    public init(bitCount: Int) { self.bitCount = bitCount }
}
