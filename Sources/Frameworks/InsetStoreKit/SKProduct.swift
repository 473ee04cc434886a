import Foundation
import Platform

/// What can be bought; the store makes none here. Tests make their own and set what they need by key.
open class SKProduct: NSObject, @unchecked Sendable {
    private struct Values {
        var productIdentifier = ""
        var localizedTitle = ""
        var localizedDescription = ""
        var price = NSDecimalNumber.zero
        var priceLocale = Locale.current
        var subscriptionPeriod: SKProductSubscriptionPeriod?
        var subscriptionGroupIdentifier: String?
        var introductoryPrice: SKProductDiscount?
        var discounts: [SKProductDiscount] = []
        var isFamilyShareable = false
    }

    private var values = Values()

    /// The name in the store.
    open var productIdentifier: String { values.productIdentifier }
    /// The name for the person.
    open var localizedTitle: String { values.localizedTitle }
    /// What it is.
    open var localizedDescription: String { values.localizedDescription }
    /// What it costs.
    open var price: NSDecimalNumber { values.price }
    /// In which money.
    open var priceLocale: Locale { values.priceLocale }
    /// How long a subscription lasts; nil for other kinds.
    open var subscriptionPeriod: SKProductSubscriptionPeriod? { values.subscriptionPeriod }
    /// The group of a subscription.
    open var subscriptionGroupIdentifier: String? { values.subscriptionGroupIdentifier }
    /// The offer at the beginning; nil for none.
    open var introductoryPrice: SKProductDiscount? { values.introductoryPrice }
    /// Offers of the app.
    open var discounts: [SKProductDiscount] { values.discounts }
    /// Whether a family shares it.
    open var isFamilyShareable: Bool { values.isFamilyShareable }
    /// Whether there is something to load; false.
    open var isDownloadable: Bool { false }

    /// Makes one, for tests.
    public override init() {
        super.init()
        Self.listKeys
    }

    /// The names by which `setValue(_:forKey:)` reaches what is read-only.
    private static let listKeys: Void = {
        KeyPathNames.list("productIdentifier", get: \SKProduct.productIdentifier, set: \.values.productIdentifier)
        KeyPathNames.list("localizedTitle", get: \SKProduct.localizedTitle, set: \.values.localizedTitle)
        KeyPathNames.list(
            "localizedDescription",
            get: \SKProduct.localizedDescription,
            set: \.values.localizedDescription
        )
        KeyPathNames.list("price", get: \SKProduct.price, set: \.values.price)
        KeyPathNames.list("priceLocale", get: \SKProduct.priceLocale, set: \.values.priceLocale)
        KeyPathNames.list("subscriptionPeriod", get: \SKProduct.subscriptionPeriod, set: \.values.subscriptionPeriod)
        KeyPathNames.list(
            "subscriptionGroupIdentifier",
            get: \SKProduct.subscriptionGroupIdentifier,
            set: \.values.subscriptionGroupIdentifier
        )
        KeyPathNames.list("introductoryPrice", get: \SKProduct.introductoryPrice, set: \.values.introductoryPrice)
        KeyPathNames.list("discounts", get: \SKProduct.discounts, set: \.values.discounts)
        KeyPathNames.list("isFamilyShareable", get: \SKProduct.isFamilyShareable, set: \.values.isFamilyShareable)
    }()
}
