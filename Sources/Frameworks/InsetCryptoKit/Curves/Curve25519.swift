/// The elliptic curve of RFC 7748.
public enum Curve25519: Sendable {
    /// Keys by which two sides come to a secret: X25519.
    public enum KeyAgreement: Sendable {}
    /// Keys that sign: Ed25519 of RFC 8032.
    public enum Signing: Sendable {}
}
