import Foundation
import Simulator
import Stage
import UIKit

/// The home screen of a device, with the icons of apps that have processes of their own.
@MainActor
public final class HomeScreen {
    /// The device; its screen shows the icons.
    public let simulator: Simulator
    let controller: HomeScreenController

    /// Seconds in which an app's picture comes from its icon.
    static let zoomDuration = 0.5
    /// Points above the lower edge in which a swipe home begins.
    static let edge: CGFloat = 24

    /// What the screen shows, as a PNG.
    public func pictureFile() -> Data { simulator.screenshot().pngData(scale: simulator.device.scale) }

    /// Boots a device.
    ///
    /// - Throws: `SimulatorError`.
    public init(_ apps: [HomeApp], on variant: Variant) throws {
        simulator = try Simulator(
            device: variant.device,
            os: variant.os,
            sdk: variant.sdk,
            orientation: variant.orientation == .landscape ? .landscapeRight : .portrait
        )
        if variant.appearance == .dark { simulator.userInterfaceStyle = .dark }
        if let category = variant.contentSizeCategory {
            simulator.contentSizeCategory = UIContentSizeCategory(rawValue: category)
        }
        if let locale = variant.locale { simulator.locale = Locale(identifier: locale) }
        if variant.direction == .rightToLeft { simulator.layoutDirection = .rightToLeft }
        controller = HomeScreenController(apps, radius: simulator.device.displayCornerRadius)
        simulator.present(controller)
        simulator.advance(by: 0)
    }
}
