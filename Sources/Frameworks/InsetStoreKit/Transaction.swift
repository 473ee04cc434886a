import Foundation

/// What was bought; there is none here.
public struct Transaction: Identifiable, Hashable, Sendable {
    /// The payment's number.
    public let id: UInt64
    /// The number of the first payment.
    public let originalID: UInt64
    /// The product's name.
    public let productID: String
    /// What kind of thing it is.
    public let productType: Product.ProductType
    /// When.
    public let purchaseDate: Date
    /// When the first payment was.
    public let originalPurchaseDate: Date
    /// When it ends; nil for what doesn't.
    public let expirationDate: Date?
    /// When it was taken back; nil for what wasn't.
    public let revocationDate: Date?
    /// Whether a larger subscription took its place.
    public let isUpgraded: Bool
    /// How many.
    public let purchasedQuantity: Int
    /// The group of a subscription.
    public let subscriptionGroupID: String?
    /// The app's name of the person.
    public let appAccountToken: UUID?
    /// The app.
    public let appBundleID: String
    /// The store's description.
    public var jsonRepresentation: Data { Data() }

    /// Nothing is left of it.
    public func finish() async {}

    /// What counts now; none.
    public static var currentEntitlements: Transactions { Transactions() }
    /// What was ever bought; none.
    public static var all: Transactions { Transactions() }
    /// What isn't finished; none.
    public static var unfinished: Transactions { Transactions() }
    /// What is bought from now on; ends at once, as nothing will be.
    public static var updates: Transactions { Transactions() }
    /// What was bought last of a product; nil.
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
    /// What counts now of a product; nil.
    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }

    /// Transactions one after the other; none.
    public struct Transactions: AsyncSequence, Sendable {
        /// What comes.
        public typealias Element = VerificationResult<Transaction>

        /// Ends at once.
        public struct AsyncIterator: AsyncIteratorProtocol {
            /// Nil.
            public mutating func next() async -> VerificationResult<Transaction>? { nil }
        }

        /// An iterator that ends at once.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
}

/// Something with the store's signature, which holds or doesn't.
public enum VerificationResult<SignedType> {
    /// The signature doesn't hold.
    case unverified(SignedType, VerificationError)
    /// The signature holds.
    case verified(SignedType)

    /// What is wrong with a signature.
    public enum VerificationError: Error, Hashable, Sendable {
        /// Apple's own, its chain, its encoding, its device, what it signs.
        case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding, invalidSignature
        /// What it signs lacks something.
        case missingRequiredProperties
    }

    /// What is signed; throws where the signature doesn't hold.
    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .unverified(_, let error): throw error
            case .verified(let value): value
            }
        }
    }

    /// What is signed, whether or not the signature holds.
    public var unsafePayloadValue: SignedType {
        switch self {
        case .unverified(let value, _), .verified(let value): value
        }
    }
}

extension VerificationResult: Sendable where SignedType: Sendable {}
extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
