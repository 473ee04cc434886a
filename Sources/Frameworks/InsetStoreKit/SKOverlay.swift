import Foundation
import Platform
@_exported import UIKit

/// Offers another app at the lower edge; nothing is shown here.
@preconcurrency @MainActor
open class SKOverlay: NSObject {
    /// What is offered.
    public let configuration: Configuration
    /// Hears of the end; not kept.
    open weak var delegate: (any SKOverlayDelegate)?
    /// An offer.
    public init(configuration: Configuration) { self.configuration = configuration }

    /// Tells the delegate that it failed.
    open func present(in scene: UIWindowScene) {
        AbsentFeature.report("SKOverlay.present(in:)", "there is no store here; nothing is shown")
        delegate?.storeOverlayDidFailToLoad(self, error: SKError(.overlayPresentedInBackgroundScene))
    }
    /// Nothing is shown.
    open class func dismiss(in scene: UIWindowScene) {}

    /// What is offered.
    open class Configuration: NSObject {}

    /// Another app.
    open class AppConfiguration: Configuration {
        /// The app's number in the store.
        open var appIdentifier: String
        /// Where it lies.
        open var position: Position
        /// Whether the person can close it. Default: true.
        open var userDismissible = true
        /// An app by its number.
        public init(appIdentifier: String, position: Position) {
            (self.appIdentifier, self.position) = (appIdentifier, position)
        }
    }

    /// The app that a clip is part of.
    open class AppClipConfiguration: Configuration {
        /// Where it lies.
        open var position: Position
        /// The whole app.
        public init(position: Position) { self.position = position }
    }

    /// Where an offer lies.
    public enum Position: Int, Sendable {
        /// At the lower edge, or a bit above.
        case bottom = 0, bottomRaised
    }
}

/// Hears of an offer; all optional.
@preconcurrency @MainActor
public protocol SKOverlayDelegate: NSObjectProtocol {
    /// Called when it failed.
    func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error)
}

extension SKOverlayDelegate {
    /// Optional; nothing.
    public func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) {}
}
