/// The elliptic curve P-521 of FIPS 186.
public enum P521: Sendable {
    /// Keys that sign.
    public enum Signing: Sendable {}
    /// Keys by which two sides come to a secret.
    public enum KeyAgreement: Sendable {}
}
