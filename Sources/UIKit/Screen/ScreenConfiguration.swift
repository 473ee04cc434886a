import DeviceCatalog
import Platform

/// What a host tells UIKit about the screen: geometry, insets and traits.
package struct ScreenConfiguration {
    /// Points, in the present orientation.
    package var size: CGSize
    /// Pixels per point.
    package var scale: CGFloat
    /// Points, of a controller without bars (SA-6).
    package var safeAreaInsets: UIEdgeInsets
    /// Points; 0 while the status bar is hidden.
    package var statusBarHeight: CGFloat
    /// Points by which root views begin lower, as during a call (ST-4).
    package var statusBarShift: CGFloat
    package var traits: UITraitCollection

    package init(
        size: CGSize,
        scale: CGFloat,
        safeAreaInsets: UIEdgeInsets,
        statusBarHeight: CGFloat,
        statusBarShift: CGFloat = 0,
        traits: UITraitCollection
    ) {
        self.size = size
        self.scale = scale
        self.safeAreaInsets = safeAreaInsets
        self.statusBarHeight = statusBarHeight
        self.statusBarShift = statusBarShift
        self.traits = traits
    }

    /// The first default device before anything is booted: a 4.7-inch phone in portrait.
    package static let standard = ScreenConfiguration(
        size: CGSize(width: 375, height: 667),
        scale: 2,
        safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
        statusBarHeight: 20,
        traits: .standard
    )
}
