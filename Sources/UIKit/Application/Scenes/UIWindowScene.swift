import Foundation

/// A scene that shows windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
    /// The device's own screen, the only one.
    open var screen: UIScreen { .main }
    /// How the interface stands, which may differ from how the device is held.
    open var interfaceOrientation: UIInterfaceOrientation { SimulatedDevice.current.orientation }
    /// In the order in which they were shown, hidden ones left out.
    open var windows: [UIWindow] { WindowList.ofApp.filter { $0.windowScene === self } }
    /// The scene's visible key window; nil while the key window is another scene's or hidden.
    open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
    /// The traits for the scene's size and orientation; in Split View they differ from the screen's.
    open var traitCollection: UITraitCollection {
        SimulatedDevice.current.sceneTraits(in: interfaceOrientation) ?? UIScreen.main.traitCollection
    }
    /// For scenes to hear that their traits changed.
    ///
    /// - Note: No effect here: it is never called; windows and controllers hear of changes.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Asks the application anew at each question; never nil.
    open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
    /// Points, from the scene's own origin.
    open var coordinateSpace: any UICoordinateSpace {
        PlacedCoordinateSpace(size: SimulatedDevice.current.sceneFrame.size)
    }
    /// What the keys of a keyboard move in the scene; nil on devices without focus (iOS 15).
    open var focusSystem: UIFocusSystem? {
        (keyWindow ?? windows.first).flatMap { FocusEngine.engine(of: $0) }?.system
    }
    /// How the scene stands and how large it is (iOS 16).
    open var effectiveGeometry: Geometry { Geometry() }
    /// Whether the scene fills the screen.
    open var isFullScreen: Bool { SimulatedDevice.current.sceneFrame.size == UIScreen.main.bounds.size }
    /// Never nil; made at the first question. The limits hold nothing back.
    open private(set) lazy var sizeRestrictions: UISceneSizeRestrictions? = UISceneSizeRestrictions()

    /// Who says what can be shared of the scene; held weakly (iOS 15). Nil by default.
    ///
    /// - Note: No effect here: nobody asks a device to share what it shows.
    open weak var activityItemsConfigurationSource: (any UIActivityItemsConfigurationProviding)?

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

    /// How a scene stands and how large it is (iOS 16); a snapshot of the moment of asking.
    @preconcurrency @MainActor
    open class Geometry: NSObject {
        /// Points, on the screen.
        public let systemFrame: CGRect
        /// How the interface stands.
        public let interfaceOrientation: UIInterfaceOrientation
        /// Points, from the scene's own origin.
        public let coordinateSpace: any UICoordinateSpace

        override init() {
            systemFrame = SimulatedDevice.current.sceneFrame
            interfaceOrientation = SimulatedDevice.current.orientation
            coordinateSpace = PlacedCoordinateSpace(size: systemFrame.size)
            super.init()
        }
    }

    /// A wish for a scene's geometry.
    open class GeometryPreferences: NSObject {
        /// On iPhone and iPad.
        open class iOS: GeometryPreferences {
            /// Nil: no wish. One of them that device and controllers allow is taken.
            open var interfaceOrientations: UIInterfaceOrientationMask?

            /// A wish for an interface that stands in one of the orientations.
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
    /// The least size of the window, in points. Default: zero.
    ///
    /// - Note: No effect here: the simulator says how large the window is.
    open var minimumSize = CGSize.zero
    /// The greatest size of the window, in points. Default: without a limit.
    ///
    /// - Note: No effect here: the simulator says how large the window is.
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}

/// The status bar of a scene.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    /// Points, on the screen; of no height while the bar is hidden.
    open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
    /// Whether the bar takes no height now.
    open var isStatusBarHidden: Bool { UIApplication.shared.isStatusBarHidden }
    /// What the deciding controller prefers, or the app where the Info.plist says so (ST-1); `default` without one.
    open var statusBarStyle: UIStatusBarStyle { StatusBarOwner.style }
}
