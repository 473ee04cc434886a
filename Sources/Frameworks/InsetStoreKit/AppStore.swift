import Foundation
import Platform
import UIKit

/// The store; there is none here.
public enum AppStore {
    /// Whether the person may buy; false.
    public static var canMakePayments: Bool { false }
    /// Throws: there is no store.
    public static func sync() async throws {
        AbsentFeature.report("AppStore.sync()", "there is no store here")
        throw StoreKitError.notAvailableInStorefront
    }
    /// Says that nobody is asked.
    @MainActor
    public static func requestReview(in scene: UIWindowScene) { SKStoreReviewController.requestReview(in: scene) }
    /// Throws: there is no store.
    @MainActor
    public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
        AbsentFeature.report("AppStore.showManageSubscriptions", "there is no store here")
        throw StoreKitError.notAvailableInStorefront
    }
}

/// Why a call of the store failed.
public enum StoreKitError: Error, Sendable {
    /// Not known, given up, no network, an error of the system, not in this country, not allowed.
    case unknown, userCancelled, networkError(URLError), systemError(any Error), notAvailableInStorefront, notEntitled
    /// Not in this system.
    case unsupported
}

/// A country's store; none is known here.
public struct Storefront: Hashable, Sendable, Identifiable {
    /// The store's number.
    public let id: String
    /// The country, three letters.
    public let countryCode: String
    /// The person's store; nil.
    public static var current: Storefront? { get async { nil } }
}
