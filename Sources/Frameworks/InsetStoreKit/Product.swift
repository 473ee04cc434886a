import Foundation
import Platform

/// What can be bought; the store knows nothing here, so that there is none.
public struct Product: Identifiable, Hashable, Sendable {
    /// The name in the store.
    public let id: String
    /// What kind of thing it is.
    public let type: ProductType
    /// The name for people.
    public let displayName: String
    /// What it is.
    public let description: String
    /// What it costs.
    public let price: Decimal
    /// The price with its money, for people.
    public let displayPrice: String
    /// Whether a family shares it.
    public let isFamilyShareable: Bool
    /// What is known of a subscription; nil for other kinds.
    public let subscription: SubscriptionInfo?
    /// The store's description.
    public var jsonRepresentation: Data { Data() }

    /// Answers that the store has none of the names.
    public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws -> [Product]
    where Identifiers.Element == String {
        AbsentFeature.report("Product.products(for:)", "there is no store here; it knows no products")
        return []
    }

    /// Throws: nothing can be bought.
    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
        throw PurchaseError.productUnavailable
    }

    /// What was bought last of it; nil.
    public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
    /// What counts now of it; nil.
    public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }

    /// A kind of thing.
    public struct ProductType: RawRepresentable, Hashable, Sendable {
        /// The kind's name.
        public let rawValue: String
        /// A kind by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Used up.
        public static let consumable = ProductType(rawValue: "Consumable")
        /// Kept for ever.
        public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
        /// For a time, once.
        public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
        /// For a time, again and again.
        public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
    }

    /// How a purchase ended.
    public enum PurchaseResult: Sendable {
        /// Paid.
        case success(VerificationResult<Transaction>)
        /// Given up.
        case userCancelled
        /// Waits for another person.
        case pending
    }

    /// What a purchase is made with.
    public struct PurchaseOption: Hashable, Sendable {
        private let name: String
        private let value: String
        /// The app's name of the person.
        public static func appAccountToken(_ token: UUID) -> PurchaseOption {
            PurchaseOption(name: "appAccountToken", value: token.uuidString)
        }
        /// How many.
        public static func quantity(_ quantity: Int) -> PurchaseOption {
            PurchaseOption(name: "quantity", value: "\(quantity)")
        }
    }

    /// Why a purchase failed.
    public enum PurchaseError: Error, Hashable, Sendable {
        /// The count, the product, the right, the offer.
        case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer
        /// The offer's name, price, signature, and what is missing.
        case invalidOfferIdentifier, invalidOfferPrice, invalidOfferSignature, missingOfferParameters
    }
}
