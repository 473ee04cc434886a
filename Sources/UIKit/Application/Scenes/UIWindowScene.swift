import Foundation

/// A scene that shows windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
    open var screen: UIScreen { .main }
    open var interfaceOrientation: UIInterfaceOrientation { SimulatedDevice.current.orientation }
    /// In the order in which they were shown, hidden ones left out.
    open var windows: [UIWindow] { WindowList.visible.filter { $0.windowScene === self } }
    open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
    open var traitCollection: UITraitCollection {
        SimulatedDevice.current.sceneTraits(in: interfaceOrientation) ?? UIScreen.main.traitCollection
    }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
    open var coordinateSpaceBounds: CGRect { CGRect(origin: .zero, size: SimulatedDevice.current.sceneFrame.size) }
    open private(set) lazy var sizeRestrictions: UISceneSizeRestrictions? = UISceneSizeRestrictions()

    /// Asks for another orientation (iOS 16); turns where device and controllers allow it.
    open func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard let wanted = geometryPreferences as? GeometryPreferences.iOS else { return }
        let order: [UIInterfaceOrientation] = [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
        let orientations = order.filter { wanted.interfaceOrientations?.contains(orientation: $0) ?? false }
        guard !orientations.isEmpty, !orientations.contains(interfaceOrientation) else { return }
        EventLoop.main.schedule(after: 0) {
            for orientation in orientations where SimulatedDevice.current.rotate(to: orientation) { break }
        }
    }

    /// A wish for a scene's geometry.
    open class GeometryPreferences: NSObject {
        /// On iPhone and iPad.
        open class iOS: GeometryPreferences {
            open var interfaceOrientations: UIInterfaceOrientationMask?

            public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
                self.interfaceOrientations = interfaceOrientations
                super.init()
            }
        }
    }
}

/// The least and greatest size of a scene's window.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
    /// Points.
    open var minimumSize = CGSize.zero
    /// Points.
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}

/// The status bar of a scene.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
    open var isStatusBarHidden: Bool { UIApplication.shared.isStatusBarHidden }
    open var statusBarStyle: UIStatusBarStyle {
        StatusBarOwner.current(for: .style)?.preferredStatusBarStyle ?? .default
    }
}
