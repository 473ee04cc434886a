import Foundation
import Platform
@_exported import UIKit

/// The person's music service; there is none.
open class SKCloudServiceController: NSObject, @unchecked Sendable {
    /// A controller.
    public override init() {}
    /// Whether the app may see it; denied.
    open class func authorizationStatus() -> SKCloudServiceAuthorizationStatus { .denied }
    /// Answers that the app may not.
    open class func requestAuthorization(_ completionHandler: @escaping (SKCloudServiceAuthorizationStatus) -> Void) {
        AbsentFeature.report(
            "SKCloudServiceController.requestAuthorization",
            "there is no service here; access is denied"
        )
        completionHandler(.denied)
    }
    /// Answers that the person can do nothing with it.
    open func requestCapabilities(completionHandler: @escaping (SKCloudServiceCapability, (any Error)?) -> Void) {
        completionHandler([], SKError(.cloudServicePermissionDenied))
    }
    /// Answers with an error.
    open func requestStorefrontCountryCode(completionHandler: @escaping (String?, (any Error)?) -> Void) {
        completionHandler(nil, SKError(.cloudServicePermissionDenied))
    }
    /// Answers with an error.
    open func requestUserToken(
        forDeveloperToken developerToken: String,
        completionHandler: @escaping (String?, (any Error)?) -> Void
    ) { completionHandler(nil, SKError(.cloudServicePermissionDenied)) }
}

/// Whether an app may see the service.
public enum SKCloudServiceAuthorizationStatus: Int, Sendable {
    /// Not asked, denied, forbidden on this device, allowed.
    case notDetermined = 0, denied, restricted, authorized
}

/// What a person can do with the service.
public struct SKCloudServiceCapability: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Abilities by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Play music.
    public static let musicCatalogPlayback = SKCloudServiceCapability(rawValue: 1)
    /// Subscribe.
    public static let musicCatalogSubscriptionEligible = SKCloudServiceCapability(rawValue: 2)
    /// Add music to a library.
    public static let addToCloudMusicLibrary = SKCloudServiceCapability(rawValue: 256)
}
