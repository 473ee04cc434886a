import Foundation
import Platform

/// The scene of an app whose Info.plist declares none: the system makes it, and no delegate hears of it (LB-9).
final class ImplicitScene: UIWindowScene {
    override var activationState: ActivationState {
        get {
            switch UIApplication.shared.applicationState {
            case .active: .foregroundActive
            case .inactive: .foregroundInactive
            case .background: .background
            }
        }
        set {}
    }

    static func make() -> ImplicitScene {
        let session = UISceneSession(
            role: .windowApplication,
            configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication),
            persistentIdentifier: "00000000-0000-0000-0000-000000000000"
        )
        let scene = ImplicitScene(session: session, connectionOptions: ConnectionOptions())
        session.scene = scene
        return scene
    }
}

extension UIApplication {
    /// Holds the windows that are in no other scene; nil before iOS 13, and in an app that declares scenes.
    var implicitScene: UIWindowScene? {
        guard !lifecycle.declaresScenes, Quirk.appsHaveScenes.holds(in: SimulatedDevice.current.era) else { return nil }
        if lifecycle.implicitScene == nil { lifecycle.implicitScene = ImplicitScene.make() }
        return lifecycle.implicitScene
    }

    /// The connected scenes, declared or not.
    var allScenes: [UIScene] { lifecycle.scenes.isEmpty ? implicitScene.map { [$0] } ?? [] : lifecycle.scenes }
}

extension UIWindow {
    /// The scene of a window that the app put into none; nil for the system's windows.
    var implicitScene: UIWindowScene? { isOfSystem ? nil : UIApplication.shared.implicitScene }
}
