import Foundation
import Platform

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
