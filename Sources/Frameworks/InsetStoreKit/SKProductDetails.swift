import Foundation

/// A length of time; none is made here.
open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
    /// How many parts of the calendar.
    open var numberOfUnits: Int { 0 }
    /// Which part.
    open var unit: SKProduct.PeriodUnit { .day }
}

/// A price for a time; none is made here.
open class SKProductDiscount: NSObject, @unchecked Sendable {
    /// When it is paid.
    public enum PaymentMode: UInt, Sendable {
        /// Each time, at once, never.
        case payAsYouGo = 0, payUpFront, freeTrial
    }
    /// Whom it is for.
    public enum `Type`: UInt, Sendable {
        /// New people, or those who have bought.
        case introductory = 0, subscription
    }
    /// What it costs.
    open var price: NSDecimalNumber { .zero }
    /// In which money.
    open var priceLocale: Locale { .current }
    /// The offer's name.
    open var identifier: String? { nil }
    /// How long each time is.
    open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
    /// How many times.
    open var numberOfPeriods: Int { 0 }
    /// When it is paid.
    open var paymentMode: PaymentMode { .payAsYouGo }
    /// Whom it is for.
    open var type: `Type` { .introductory }
}

extension SKProduct {
    /// A part of the calendar.
    public enum PeriodUnit: UInt, Sendable {
        /// From the shortest to the longest.
        case day = 0, week, month, year
    }
}

/// A price that the app signs.
open class SKPaymentDiscount: NSObject, @unchecked Sendable {
    /// The offer's name.
    public let identifier: String
    /// The key's name.
    public let keyIdentifier: String
    /// Used once.
    public let nonce: UUID
    /// The app's signature.
    public let signature: String
    /// When it was signed, in milliseconds.
    public let timestamp: NSNumber
    /// An offer with its signature.
    public init(identifier: String, keyIdentifier: String, nonce: UUID, signature: String, timestamp: NSNumber) {
        (self.identifier, self.keyIdentifier, self.nonce) = (identifier, keyIdentifier, nonce)
        (self.signature, self.timestamp) = (signature, timestamp)
    }
}

/// A country's store; none is known here.
open class SKStorefront: NSObject, @unchecked Sendable {
    /// The country, three letters.
    open var countryCode: String { "" }
    /// The store's number.
    open var identifier: String { "" }
}
