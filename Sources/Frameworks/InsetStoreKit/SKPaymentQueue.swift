import Foundation
import Platform

/// Takes payments; nothing can be bought here.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
    private static let queue = SKPaymentQueue()

    /// The one there is.
    open class func `default`() -> SKPaymentQueue { queue }
    /// Whether the person may buy; false.
    open class func canMakePayments() -> Bool { false }
    /// What runs; nothing.
    open var transactions: [SKPaymentTransaction] { [] }
    /// Who hears of payments.
    open var transactionObservers: [any SKPaymentTransactionObserver] { observers.compactMap(\.observer) }
    private struct Entry { weak var observer: (any SKPaymentTransactionObserver)? }
    private var observers: [Entry] = []

    /// The person's store; nil: there is none.
    open var storefront: SKStorefront? { nil }
    /// Tells the observers that there was nothing to restore.
    open func restoreCompletedTransactions(withApplicationUsername username: String?) { restoreCompletedTransactions() }
    /// Says that there is nowhere to enter a code.
    open func presentCodeRedemptionSheet() {
        AbsentFeature.report("SKPaymentQueue.presentCodeRedemptionSheet", "there is no store here; nothing is shown")
    }

    /// Someone who hears of payments; not kept.
    open func add(_ observer: any SKPaymentTransactionObserver) { observers.append(Entry(observer: observer)) }
    /// Not any more.
    open func remove(_ observer: any SKPaymentTransactionObserver) {
        observers.removeAll { $0.observer === observer }
    }

    /// Tells the observers that the payment has failed.
    open func add(_ payment: SKPayment) {
        AbsentFeature.report("SKPaymentQueue.add", "nothing can be bought here; the payment fails")
        let failed = SKPaymentTransaction(payment, .failed, SKError(.paymentNotAllowed))
        for observer in transactionObservers { observer.paymentQueue(self, updatedTransactions: [failed]) }
    }

    /// Does nothing: there are no downloads.
    open func start(_ downloads: [SKDownload]) {}
    /// Does nothing: there are no downloads.
    open func pause(_ downloads: [SKDownload]) {}
    /// Does nothing: there are no downloads.
    open func resume(_ downloads: [SKDownload]) {}
    /// Does nothing: there are no downloads.
    open func cancel(_ downloads: [SKDownload]) {}
    /// Tells the observers that there was nothing to restore.
    open func restoreCompletedTransactions() {
        AbsentFeature.report("SKPaymentQueue.restoreCompletedTransactions", "nothing was bought here")
        for observer in transactionObservers { observer.paymentQueueRestoreCompletedTransactionsFinished(self) }
    }

    /// Nothing is left of it.
    open func finishTransaction(_ transaction: SKPaymentTransaction) {}
}

/// Hears of payments.
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
    /// Called when payments go on.
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    /// Optional; when payments are done with.
    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
    /// Optional; when all were restored.
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
    /// Optional; when they weren't.
    func paymentQueue(
        _ queue: SKPaymentQueue,
        restoreCompletedTransactionsFailedWithError error: any Error
    )
    /// Optional; when downloads go on, which there are none of.
    func paymentQueue(_ queue: SKPaymentQueue, updatedDownloads downloads: [SKDownload])
    /// Optional; whether what was begun in the store goes on. Default: false.
    func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool
}

extension SKPaymentTransactionObserver {
    /// Optional; nothing.
    public func paymentQueue(_ queue: SKPaymentQueue, updatedDownloads downloads: [SKDownload]) {}
    /// Optional; nothing.
    public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
    /// Optional; nothing.
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
    /// Optional; nothing.
    public func paymentQueue(
        _ queue: SKPaymentQueue,
        restoreCompletedTransactionsFailedWithError error: any Error
    ) {}
    /// Optional; false.
    public func paymentQueue(
        _ queue: SKPaymentQueue,
        shouldAddStorePayment payment: SKPayment,
        for product: SKProduct
    ) -> Bool { false }
}

/// What a person pays for.
open class SKPayment: NSObject, @unchecked Sendable {
    /// The product's name.
    open internal(set) var productIdentifier: String
    /// How many. Default: 1.
    open internal(set) var quantity = 1
    /// The app's name of the person.
    open internal(set) var applicationUsername: String?
    /// Whether it is tried with another person's agreement. Default: false.
    open internal(set) var simulatesAskToBuyInSandbox = false
    /// The price that the app has signed.
    open internal(set) var paymentDiscount: SKPaymentDiscount?
    /// A product once.
    public init(product: SKProduct) { productIdentifier = product.productIdentifier }

    /// Of no product, as tests make one.
    public override init() { productIdentifier = "" }
}

/// A payment that can be changed.
open class SKMutablePayment: SKPayment, @unchecked Sendable {
    /// A product once.
    public override init(product: SKProduct) { super.init(product: product) }

    /// Nothing yet: the product is named afterwards.
    public override init() { super.init() }

    /// The product's name.
    open override var productIdentifier: String {
        get { super.productIdentifier }
        set { super.productIdentifier = newValue }
    }
    /// How many. Default: 1.
    open override var quantity: Int {
        get { super.quantity }
        set { super.quantity = newValue }
    }
    /// The app's name of the person.
    open override var applicationUsername: String? {
        get { super.applicationUsername }
        set { super.applicationUsername = newValue }
    }
    /// Whether it is tried with another person's agreement. Default: false.
    open override var simulatesAskToBuyInSandbox: Bool {
        get { super.simulatesAskToBuyInSandbox }
        set { super.simulatesAskToBuyInSandbox = newValue }
    }
    /// The price that the app has signed.
    open override var paymentDiscount: SKPaymentDiscount? {
        get { super.paymentDiscount }
        set { super.paymentDiscount = newValue }
    }
}

/// How far a payment is.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
    /// What Apple keeps for the purchase; nothing.
    open var downloads: [SKDownload] { [] }
    /// What is paid for.
    public let payment: SKPayment
    /// How far it is.
    public let transactionState: SKPaymentTransactionState
    /// Why it failed.
    public let error: (any Error)?
    /// The name of the payment; nil.
    open var transactionIdentifier: String? { nil }
    /// When; nil.
    open var transactionDate: Date? { nil }
    /// The first one of what was restored.
    open var original: SKPaymentTransaction? { nil }
    init(_ payment: SKPayment, _ state: SKPaymentTransactionState, _ error: (any Error)?) {
        (self.payment, transactionState, self.error) = (payment, state, error)
    }
}

/// How far a payment is.
public enum SKPaymentTransactionState: Int, Sendable {
    /// Under way, done, given up, done before, or waiting for another person.
    case purchasing, purchased, failed, restored, deferred
}
