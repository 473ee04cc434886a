import InsetPlaceholders
import Platform
@_exported import UIKit

/// Asks the person for a review; nobody is asked here.
@preconcurrency @MainActor
open class SKStoreReviewController: NSObject {
    /// Says that nobody is asked.
    open class func requestReview() {
        AbsentFeature.report("SKStoreReviewController.requestReview", "there is no store here; nobody is asked")
    }
    /// Says that nobody is asked.
    open class func requestReview(in windowScene: UIWindowScene) { requestReview() }
}

/// Shows a product of the store; here its name alone.
@preconcurrency @MainActor
open class SKStoreProductViewController: UIViewController {
    /// Hears of the end; not kept.
    open weak var delegate: (any SKStoreProductViewControllerDelegate)?

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        PlaceholderPanel.fill(view, "SKStoreProductViewController")
    }

    /// Answers that it failed.
    open func loadProduct(
        withParameters parameters: [String: Any],
        completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
    ) {
        AbsentFeature.report("SKStoreProductViewController.loadProduct", "there is no store here")
        block?(false, SKError(.storeProductNotAvailable))
    }
}

/// Hears of the end.
@preconcurrency @MainActor
public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
    /// Called when the person has left.
    func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
    /// Optional; nothing.
    public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

/// The key of a product's number.
public let SKStoreProductParameterITunesItemIdentifier = "id"
/// The key of who has led to the product.
public let SKStoreProductParameterAffiliateToken = "at"
/// The key of the campaign that has led to the product.
public let SKStoreProductParameterCampaignToken = "ct"
/// The key of the provider that has led to the product.
public let SKStoreProductParameterProviderToken = "pt"
/// The key of a product within an app.
public let SKStoreProductParameterProductIdentifier = "sku"
