/// The elliptic curve P-384 of FIPS 186.
public enum P384: Sendable {
    /// Keys that sign.
    public enum Signing: Sendable {}
    /// Keys by which two sides come to a secret.
    public enum KeyAgreement: Sendable {}
}
