/// The elliptic curve P-256 of FIPS 186.
public enum P256: Sendable {
    /// Keys that sign.
    public enum Signing: Sendable {}
    /// Keys by which two sides come to a secret.
    public enum KeyAgreement: Sendable {}
}
