import Foundation

/// The turns of an app's life after its launch, as its host brings them about.
extension UIApplication {
    private func post(_ name: Notification.Name, _ object: AnyObject) {
        NotificationCenter.default.post(name: name, object: object)
    }

    /// Tells each scene and posts for it; an app without scenes hears it itself.
    private func tell(
        _ scene: (any UISceneDelegate, UIScene) -> Void,
        _ application: (any UIApplicationDelegate) -> Void,
        state: UIScene.ActivationState,
        _ name: Notification.Name
    ) {
        for connected in lifecycle.foreground {
            if let delegate = connected.delegate { scene(delegate, connected) }
            post(name, connected)
        }
        if lifecycle.scenes.isEmpty, !lifecycle.hasHadScenes, let delegate { application(delegate) }
        for connected in lifecycle.foreground { connected.activationState = state }
    }

    /// Something covers the app.
    package func resignActive() {
        guard lifecycle.state == .active else { return }
        tell(
            { $0.sceneWillResignActive($1) },
            { $0.applicationWillResignActive(self) },
            state: .foregroundInactive,
            UIScene.willDeactivateNotification
        )
        announce(Self.willResignActiveNotification)
        lifecycle.state = .inactive
    }

    /// What covered the app has gone.
    package func becomeActive() {
        guard lifecycle.state == .inactive else { return }
        lifecycle.state = .active
        for scene in lifecycle.foreground { scene.activationState = .foregroundActive }
        tell(
            { $0.sceneDidBecomeActive($1) },
            { $0.applicationDidBecomeActive(self) },
            state: .foregroundActive,
            UIScene.didActivateNotification
        )
        announce(Self.didBecomeActiveNotification)
    }

    /// The app leaves the screen.
    package func enterBackground() {
        resignActive()
        guard lifecycle.state == .inactive else { return }
        lifecycle.state = .background
        for scene in lifecycle.foreground { scene.activationState = .background }
        tell(
            { $0.sceneDidEnterBackground($1) },
            { $0.applicationDidEnterBackground(self) },
            state: .background,
            UIScene.didEnterBackgroundNotification
        )
        announce(Self.didEnterBackgroundNotification)
        StateSaver(app: self).state()?.write()
    }

    /// The app comes back to the screen.
    ///
    /// - Parameter shortcutItem: What was chosen in the menu of the app's icon; told before the app is active, as apps
    ///   that act in `applicationDidBecomeActive(_:)` count on.
    package func enterForeground(for shortcutItem: UIApplicationShortcutItem? = nil) {
        guard lifecycle.state == .background else { return }
        // As at a launch: notifications first (LB-M1).
        for scene in lifecycle.foreground { post(UIScene.willEnterForegroundNotification, scene) }
        announce(Self.willEnterForegroundNotification)
        if lifecycle.scenes.isEmpty, !lifecycle.hasHadScenes { delegate?.applicationWillEnterForeground(self) }
        for scene in lifecycle.foreground { scene.delegate?.sceneWillEnterForeground(scene) }
        lifecycle.state = .inactive
        for scene in lifecycle.foreground { scene.activationState = .foregroundInactive }
        if let shortcutItem { perform(shortcutItem) }
        becomeActive()
    }

    /// The device is locked, by a person with a passcode: the app becomes inactive, is told that protected files go, and
    /// enters the background (LB-11).
    package func lock() {
        guard !lifecycle.isLocked else { return }
        lifecycle.waitsForUnlocking = lifecycle.state != .background
        resignActive()
        delegate?.applicationProtectedDataWillBecomeUnavailable(self)
        announce(Self.protectedDataWillBecomeUnavailableNotification)
        lifecycle.isLocked = true
        if lifecycle.waitsForUnlocking { enterBackground() }
    }

    /// The device is unlocked: protected files are there again before the app is (LB-11).
    package func unlock() {
        guard lifecycle.isLocked else { return }
        lifecycle.isLocked = false
        delegate?.applicationProtectedDataDidBecomeAvailable(self)
        announce(Self.protectedDataDidBecomeAvailableNotification)
        if lifecycle.waitsForUnlocking { enterForeground() }
    }

    /// The person closes the app's scenes, which are in the background by then.
    package func disconnectScenes() {
        let scenes = lifecycle.scenes
        guard !scenes.isEmpty else { return }
        enterBackground()
        lifecycle.hasHadScenes = true
        for scene in scenes { disconnect(scene) }
        delegate?.application(self, didDiscardSceneSessions: Set(scenes.map(\.session)))
    }

    /// The system ends the app.
    package func terminate() {
        delegate?.applicationWillTerminate(self)
        announce(Self.willTerminateNotification)
    }

    /// Memory runs low: the app hears of it, then every controller whose view is in a window, parents first.
    package func warnOfLowMemory() {
        delegate?.applicationDidReceiveMemoryWarning(self)
        announce(Self.didReceiveMemoryWarningNotification)
        func tell(_ controller: UIViewController) {
            controller.didReceiveMemoryWarning()
            for child in controller.children { tell(child) }
            if let presented = controller.presentation.presented { tell(presented) }
        }
        for window in WindowList.visible { window.rootViewController.map(tell) }
    }
}
