import InsetStoreKit
import Testing
import UIKit

@MainActor @Suite("Frameworks: store")
struct StoreTests {
    @Test
    func `the store knows no product and lets payments fail`() {
        final class Owner: NSObject, SKProductsRequestDelegate, SKPaymentTransactionObserver {
            var log: [String] = []
            func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
                log.append("\(response.products.count) \(response.invalidProductIdentifiers)")
            }
            func requestDidFinish(_ request: SKRequest) { log.append("finish") }
            func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
                log += transactions.map { "\($0.transactionState) \($0.payment.quantity)" }
            }
        }
        let (owner, request) = (Owner(), SKProductsRequest(productIdentifiers: ["b", "a"]))
        request.delegate = owner
        request.start()
        let payment = SKMutablePayment(product: SKProduct())
        payment.quantity = 3
        SKPaymentQueue.default().add(owner)
        SKPaymentQueue.default().add(payment)
        SKPaymentQueue.default().remove(owner)
        SKPaymentQueue.default().add(payment)
        #expect(owner.log == [#"0 ["a", "b"]"#, "finish", "failed 3"])
    }

    @Test
    func `a test's product has what is set by key, of classes derived from it too`() {
        final class Coins: SKProduct, @unchecked Sendable {}
        for product in [SKProduct(), Coins()] {
            product.setValue("coins", forKey: "productIdentifier")
            product.setValue(NSDecimalNumber(string: "7.50"), forKey: "price")
            product.setValue(Locale(identifier: "tr_TR"), forKey: "priceLocale")
            #expect(product.productIdentifier == "coins" && product.price == NSDecimalNumber(string: "7.50"))
            #expect(product.priceLocale.identifier == "tr_TR")
            #expect(product.value(forKey: "productIdentifier") as? String == "coins")
            #expect(product.localizedTitle == "")
        }
    }
}
