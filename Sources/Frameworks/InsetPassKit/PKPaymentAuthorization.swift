import Foundation
import Platform
@_exported import UIKit

/// Asks a person to pay; nobody can pay here.
open class PKPaymentAuthorizationController: NSObject, @unchecked Sendable {
    /// Hears of the end; not kept.
    open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?
    /// A controller of a bill.
    public init(paymentRequest request: PKPaymentRequest) {}
    /// Whether the person could pay; false.
    open class func canMakePayments() -> Bool { false }
    /// Whether the person has such a card; false.
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
    /// Whether the person has such a card; false.
    open class func canMakePayments(
        usingNetworks supportedNetworks: [PKPaymentNetwork],
        capabilities capabilties: PKMerchantCapability
    ) -> Bool { false }
    /// Answers that nothing was shown.
    open func present(completion: ((Bool) -> Void)? = nil) {
        AbsentFeature.report("PKPaymentAuthorizationController.present", "nobody can pay here; nothing is shown")
        completion?(false)
    }
    /// Nothing is shown.
    open func dismiss(completion: (() -> Void)? = nil) { completion?() }
}

/// Hears of a payment.
public protocol PKPaymentAuthorizationControllerDelegate: NSObjectProtocol {
    /// Called at the end.
    func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
    /// Optional; called when the person has paid.
    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController,
        didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    )
}

extension PKPaymentAuthorizationControllerDelegate {
    /// Optional; not called here.
    public func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController,
        didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    ) {}
}

/// Asks a person to pay; can't be made here, as on a device without cards.
@preconcurrency @MainActor
open class PKPaymentAuthorizationViewController: UIViewController {
    /// Hears of the end; not kept.
    open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?
    /// Nil: nobody can pay here.
    public init?(paymentRequest request: PKPaymentRequest) {
        AbsentFeature.report("PKPaymentAuthorizationViewController", "nobody can pay here; there is no controller")
        return nil
    }
    /// Nil: nobody can pay here.
    public required init?(coder: NSCoder) { nil }
    /// Whether the person could pay; false.
    open class func canMakePayments() -> Bool { false }
    /// Whether the person has such a card; false.
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
    /// Whether the person has such a card; false.
    open class func canMakePayments(
        usingNetworks supportedNetworks: [PKPaymentNetwork],
        capabilities capabilties: PKMerchantCapability
    ) -> Bool { false }
}

/// Hears of a payment.
@preconcurrency @MainActor
public protocol PKPaymentAuthorizationViewControllerDelegate: NSObjectProtocol {
    /// Called at the end.
    func paymentAuthorizationViewControllerDidFinish(_ controller: PKPaymentAuthorizationViewController)
    /// Optional; called when the person has paid.
    func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController,
        didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    )
}

extension PKPaymentAuthorizationViewControllerDelegate {
    /// Optional; not called here.
    public func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController,
        didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    ) {}
}

/// A payment; none is made here.
open class PKPayment: NSObject, @unchecked Sendable {
    /// What the shop is paid with.
    open var token: PKPaymentToken { PKPaymentToken() }
}

/// What a shop is paid with; none is made here.
open class PKPaymentToken: NSObject, @unchecked Sendable {
    /// The payment's name.
    open var transactionIdentifier: String { "" }
    /// The encrypted payment.
    open var paymentData: Data { Data() }
}

/// What an app answers to a payment.
open class PKPaymentAuthorizationResult: NSObject, @unchecked Sendable {
    /// Whether it went well.
    open var status: PKPaymentAuthorizationStatus
    /// What went wrong.
    open var errors: [any Error]
    /// An answer.
    public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
        (self.status, self.errors) = (status, errors ?? [])
    }
}

/// Whether a payment went well.
public enum PKPaymentAuthorizationStatus: Int, Sendable {
    /// As Apple numbers them.
    case success = 0, failure
}
