import Foundation
import InsetLocalAuthentication
import InsetSecurity
import Platform

/// A part of the device that keeps keys to itself; there is none here.
public enum SecureEnclave: Sendable {
    /// False.
    public static var isAvailable: Bool { false }

    private static func refusal() -> CryptoKitError {
        AbsentFeature.report("SecureEnclave", "there is no secure enclave here; its keys can't be made")
        return .underlyingCoreCryptoError(error: errSecUnimplemented)
    }

    /// Keys of P-256, the only curve.
    public enum P256: Sendable {
        /// Keys that sign.
        public enum Signing: Sendable {
            /// A key that only the enclave knows; none can be made.
            public struct PrivateKey: Sendable {
                /// The key that others may know.
                public let publicKey: InsetCryptoKit.P256.Signing.PublicKey
                /// Bytes by which the enclave finds its key again.
                public let dataRepresentation: Data

                /// Throws `CryptoKitError.underlyingCoreCryptoError`: there is no enclave, which is said once.
                public init(
                    compactRepresentable: Bool = true,
                    accessControl: SecAccessControl? = nil,
                    authenticationContext: LAContext? = nil
                ) throws { throw refusal() }

                /// Throws `CryptoKitError.underlyingCoreCryptoError`: there is no enclave, which is said once.
                public init(dataRepresentation: Data, authenticationContext: LAContext? = nil) throws {
                    throw refusal()
                }

                /// Throws: there is no such key.
                public func signature<D: DataProtocol>(
                    for data: D
                ) throws -> InsetCryptoKit.P256.Signing.ECDSASignature { throw refusal() }

                /// Throws: there is no such key.
                public func signature<D: Digest>(
                    for digest: D
                ) throws -> InsetCryptoKit.P256.Signing.ECDSASignature { throw refusal() }
            }
        }

        /// Keys by which two sides come to a secret.
        public enum KeyAgreement: Sendable {
            /// A key that only the enclave knows; none can be made.
            public struct PrivateKey: Sendable {
                /// The key that others may know.
                public let publicKey: InsetCryptoKit.P256.KeyAgreement.PublicKey
                /// Bytes by which the enclave finds its key again.
                public let dataRepresentation: Data

                /// Throws `CryptoKitError.underlyingCoreCryptoError`: there is no enclave, which is said once.
                public init(
                    compactRepresentable: Bool = true,
                    accessControl: SecAccessControl? = nil,
                    authenticationContext: LAContext? = nil
                ) throws { throw refusal() }

                /// Throws `CryptoKitError.underlyingCoreCryptoError`: there is no enclave, which is said once.
                public init(dataRepresentation: Data, authenticationContext: LAContext? = nil) throws {
                    throw refusal()
                }

                /// Throws: there is no such key.
                public func sharedSecretFromKeyAgreement(
                    with publicKeyShare: InsetCryptoKit.P256.KeyAgreement.PublicKey
                ) throws -> SharedSecret { throw refusal() }
            }
        }
    }
}
