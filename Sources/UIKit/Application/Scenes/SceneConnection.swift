import Foundation
import SwiftRuntime

/// Makes the scenes of an app and connects them, in UIKit's order (LB-M1).
@MainActor
struct SceneConnection {
    let app: UIApplication

    /// A new session, as the app delegate or the Info.plist configures it.
    ///
    /// - Parameter activity: What a scene of an earlier launch showed.
    func makeSession(_ options: UIScene.ConnectionOptions, restoring activity: NSUserActivity? = nil) -> UISceneSession
    {
        app.lifecycle.lastSession += 1
        let number = String(app.lifecycle.lastSession)
        let session = UISceneSession(
            role: .windowApplication,
            configuration: SceneManifest(info: app.lifecycle.info).defaultConfiguration(),
            persistentIdentifier: "00000000-0000-0000-0000-"
                + String(repeating: "0", count: max(0, 12 - number.count)) + number
        )
        session.stateRestorationActivity = activity
        if let delegate = app.delegate {
            session.configuration = delegate.application(app, configurationForConnecting: session, options: options)
        }
        return session
    }

    /// Makes a session's scene, connects it and brings it to the screen; another scene there goes to the background.
    func connect(_ session: UISceneSession, _ options: UIScene.ConnectionOptions) {
        let before = app.lifecycle.foreground
        let sceneClass = session.configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
        let scene = sceneClass.init(session: session, connectionOptions: options)
        session.scene = scene
        app.lifecycle.scenes.append(scene)
        if let type = session.configuration.delegateClass as? NSObject.Type {
            scene.delegate = ObjectAllocator.make(type) as? any UISceneDelegate
        }
        let launch = SceneLaunch()
        SceneLaunch.current = launch
        let window = storyboardWindow(of: scene)
        NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
        scene.delegate?.scene(scene, willConnectTo: session, options: options)
        if let activity = session.stateRestorationActivity {
            scene.delegate?.scene(scene, restoreInteractionStateWith: activity)
        }
        StoryboardWindow.show(window, orInstead: (scene.delegate as? any UIWindowSceneDelegate)?.window)
        app.giveScreen(to: scene, from: before) { launch.finish() }
    }

    /// The window of the configuration's storyboard, which isn't shown yet; nil without a storyboard.
    private func storyboardWindow(of scene: UIWindowScene) -> UIWindow? {
        guard let storyboard = scene.session.configuration.storyboard,
            let root = storyboard.instantiateInitialViewController()
        else { return nil }
        let window = UIWindow(windowScene: scene)
        window.tintColor = storyboard.tintColor
        (scene.delegate as? any UIWindowSceneDelegate)?.window = window
        window.rootViewController = root
        return window
    }
}
