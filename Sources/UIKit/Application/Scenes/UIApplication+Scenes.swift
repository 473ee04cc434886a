import Foundation
import Platform

/// Several scenes of an app: one has the screen, the others are in the background.
extension UIApplication {
    /// Makes a scene, or brings one back to the screen.
    ///
    /// - Parameter session: Nil brings the scene back that prefers the activity's content, or makes a new one.
    func activate(
        _ session: UISceneSession?,
        _ activity: NSUserActivity?,
        _ fail: ((any Error) -> Void)?
    ) {
        guard supportsMultipleScenes else {
            EventLoop.main.schedule(after: 0) { fail?(UISceneError(.multipleScenesNotSupported)) }
            return
        }
        EventLoop.main.schedule(after: 0) { [self] in
            let known = session?.scene ?? (session == nil ? activity.flatMap(preferredScene) : nil)
            if let scene = known, lifecycle.scenes.contains(scene) {
                if let activity { scene.delegate?.scene(scene, continue: activity) }
                bringForward(scene)
            } else if session != nil {
                fail?(UISceneError(.requestDenied))
            } else {
                let connection = UIScene.ConnectionOptions()
                connection.userActivities = Set([activity].compactMap { $0 })
                let scenes = SceneConnection(app: self)
                scenes.connect(scenes.makeSession(connection), connection)
            }
        }
    }

    /// The scene that shows an activity's content better than the others do.
    private func preferredScene(for activity: NSUserActivity) -> UIScene? {
        guard let content = activity.targetContentIdentifier else { return nil }
        return lifecycle.scenes.first { $0.activationConditions.prefers(content) }
    }

    /// Closes a scene for good; the one that was on the screen before comes back.
    func destroy(_ session: UISceneSession, _ fail: ((any Error) -> Void)?) {
        EventLoop.main.schedule(after: 0) { [self] in
            guard supportsMultipleScenes, let scene = session.scene, lifecycle.scenes.contains(scene) else {
                fail?(UISceneError(supportsMultipleScenes ? .requestDenied : .multipleScenesNotSupported))
                return
            }
            let isLast = lifecycle.scenes.count == 1
            if isLast {
                enterBackground()
            } else if !lifecycle.behind.contains(scene) {
                lifecycle.behind.last.map(bringForward)
            }
            disconnect(scene)
            if isLast { lifecycle.hasHadScenes = true }
            delegate?.application(self, didDiscardSceneSessions: [session])
        }
    }

    /// Brings a scene back from behind others.
    private func bringForward(_ scene: UIScene) {
        guard lifecycle.behind.contains(scene), lifecycle.state == .active else { return }
        giveScreen(to: scene, from: lifecycle.foreground) {
            scene.activationState = .foregroundInactive
            lifecycle.keyWindows.removeValue(forKey: ObjectIdentifier(scene))?.window?.makeKey()
            WindowList.orderDidChange()
        }
    }

    /// Gives a scene the screen; those that had it go to the background when it is active.
    ///
    /// The order of an app's first scene is UIKit's (LB-M1); that of a further one with the one before isn't measured.
    ///
    /// - Parameter enter: Readies its windows, between the foreground and activity.
    func giveScreen(to scene: UIScene, from others: [UIScene], enter: () -> Void) {
        for other in others { resign(other) }
        lifecycle.behind.removeAll { $0 === scene }
        let isFirst = lifecycle.state == .background
        post(UIScene.willEnterForegroundNotification, scene)
        if isFirst { announce(UIApplication.willEnterForegroundNotification) }
        scene.delegate?.sceneWillEnterForeground(scene)
        enter()
        scene.activationState = .foregroundActive
        lifecycle.state = .active
        scene.delegate?.sceneDidBecomeActive(scene)
        post(UIScene.didActivateNotification, scene)
        if isFirst { announce(UIApplication.didBecomeActiveNotification) }
        for other in others { sendToBackground(other) }
    }

    /// Another scene is about to take a scene's place.
    private func resign(_ scene: UIScene) {
        scene.delegate?.sceneWillResignActive(scene)
        post(UIScene.willDeactivateNotification, scene)
        scene.activationState = .foregroundInactive
    }

    /// Takes a scene from the screen; its windows stay as they are, and come back with it.
    private func sendToBackground(_ scene: UIScene) {
        if let first = FirstResponder.current as? UIView, first.window?.windowScene === scene {
            first.resignFirstResponder()
        }
        let windows = WindowList.ofApp.filter { $0.windowScene === scene }
        if let window = windows.first(where: \.isKeyWindow) ?? windows.last {
            lifecycle.keyWindows[ObjectIdentifier(scene)] = ApplicationLifecycle.KeyWindow(window: window)
        }
        lifecycle.behind.append(scene)
        WindowList.orderDidChange()
        scene.activationState = .background
        scene.delegate?.sceneDidEnterBackground(scene)
        post(UIScene.didEnterBackgroundNotification, scene)
        scene.session.stateRestorationActivity = scene.delegate?.stateRestorationActivity(for: scene)
    }

    /// Takes a scene away that is in the background.
    func disconnect(_ scene: UIScene) {
        lifecycle.scenes.removeAll { $0 === scene }
        lifecycle.behind.removeAll { $0 === scene }
        lifecycle.keyWindows[ObjectIdentifier(scene)] = nil
        scene.activationState = .unattached
        scene.delegate?.sceneDidDisconnect(scene)
        post(UIScene.didDisconnectNotification, scene)
        for window in WindowList.ofApp where window.windowScene === scene { window.isHidden = true }
    }

    private func post(_ name: Notification.Name, _ object: NSObject) {
        NotificationCenter.default.post(name: name, object: object)
    }
}

extension UIWindow {
    /// Whether another scene of the app has the screen.
    var isBehindAnotherScene: Bool {
        guard let windowScene else { return false }
        return UIApplication.sharedIfLaunched?.lifecycle.behind.contains(windowScene) ?? false
    }
}
