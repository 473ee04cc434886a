import DeviceCatalog
import Foundation

/// What a person sets on a device, and what the system does with an app's window.
package struct DeviceSettings {
    package var contentSizeCategory: UIContentSizeCategory = .large
    package var userInterfaceStyle: UIUserInterfaceStyle = .light
    /// The app's own choice in its Info.plist, which goes before the person's; unspecified leaves it to the person.
    package var appInterfaceStyle: UIUserInterfaceStyle = .unspecified
    package var layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight
    package var accessibilityContrast: UIAccessibilityContrast = .normal
    package var legibilityWeight: UILegibilityWeight = .regular
    /// The identifier of the device's language and region, in which documents are loaded.
    package var locale = "en_US"
    /// Whether another app holds a call, which makes the status bar of home-button phones higher (ST-4).
    package var isInCall = false
    /// Points; nil goes by the layout.
    package var windowSize: CGSize?
    /// How the app shares a pad's screen; where the orientation hasn't it, the app fills the screen.
    package var sceneLayout = SceneLayout.fullScreen
    /// Whether the app has `UIRequiresFullScreen`, so that its own orientations count on a pad (LB-6).
    package var requiresFullScreen = false
    /// What the app's Info.plist allows; nil says nothing.
    package var supportedOrientations: UIInterfaceOrientationMask?

    package init() {}
}
