import Foundation
import Platform

/// What can be bought; none is made here.
open class SKProduct: NSObject, @unchecked Sendable {
    /// The name in the store.
    open var productIdentifier: String { "" }
    /// The name for the person.
    open var localizedTitle: String { "" }
    /// What it is.
    open var localizedDescription: String { "" }
    /// What it costs.
    open var price: NSDecimalNumber { .zero }
    /// In which money.
    open var priceLocale: Locale { .current }
    /// How long a subscription lasts; nil for other kinds.
    open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
    /// The group of a subscription.
    open var subscriptionGroupIdentifier: String? { nil }
    /// The offer at the beginning; nil for none.
    open var introductoryPrice: SKProductDiscount? { nil }
    /// Offers of the app.
    open var discounts: [SKProductDiscount] { [] }
    /// Whether a family shares it.
    open var isFamilyShareable: Bool { false }
    /// Whether there is something to load; false.
    open var isDownloadable: Bool { false }
    /// Makes one, for tests.
    public override init() { super.init() }
}

/// Asks the store.
open class SKRequest: NSObject, @unchecked Sendable {
    /// Hears of the end; not kept.
    open weak var delegate: (any SKRequestDelegate)?
    /// Tells the delegate that it has failed.
    open func start() {
        AbsentFeature.report("\(type(of: self)).start()", "there is no store here; the request fails")
        delegate?.request(self, didFailWithError: SKError(.unknown))
    }
    /// Nothing runs.
    open func cancel() {}
}

/// Hears of requests; all optional.
public protocol SKRequestDelegate: NSObjectProtocol {
    /// Called at the end.
    func requestDidFinish(_ request: SKRequest)
    /// Called when it failed.
    func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
    /// Optional; nothing.
    public func requestDidFinish(_ request: SKRequest) {}
    /// Optional; nothing.
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// Asks the store for products: it knows none.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
    private let identifiers: Set<String>
    /// By their names.
    public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }
    /// Answers that all names are unknown.
    open override func start() {
        AbsentFeature.report("SKProductsRequest.start()", "there is no store here; it answers with no products")
        let response = SKProductsResponse()
        response.invalidProductIdentifiers = identifiers.sorted()
        (delegate as? any SKProductsRequestDelegate)?.productsRequest(self, didReceive: response)
        delegate?.requestDidFinish(self)
    }
}

/// Hears of products.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
    /// Called with the answer.
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// What the store knows.
open class SKProductsResponse: NSObject, @unchecked Sendable {
    /// The products; none.
    open var products: [SKProduct] { [] }
    /// The names it doesn't know.
    open internal(set) var invalidProductIdentifiers: [String] = []
}

/// Fetches what proves payments; there is nothing.
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
    /// With properties for tests.
    public init(receiptProperties properties: [String: Any]? = nil) {}
}
