import DeviceCatalog
import Foundation
import Platform

extension SimulatedDevice {
    /// Seconds that the interface takes to turn.
    package var rotationDuration: TimeInterval { device.idiom == .pad ? 0.4 : 0.3 }

    /// Turns the device; the interface follows where device and app support it, in the order of TR-10.
    ///
    /// - Returns: Whether the interface turned.
    @discardableResult
    package func rotate(to orientation: UIInterfaceOrientation) -> Bool {
        let before = heldOrientation
        heldOrientation = orientation
        if before != orientation, UIDevice.current.isGeneratingDeviceOrientationNotifications {
            NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
        }
        guard orientation != self.orientation, mayAutorotate, !isLocked,
            supportedOrientations.contains(orientation: orientation)
        else {
            return false
        }
        turn(to: orientation, animated: true)
        return true
    }

    /// Turns the interface to where the controllers want it now, as when another one covers the screen.
    package func turnToSupportedOrientation() {
        let supported = supportedOrientations
        if heldOrientation != orientation, mayAutorotate, !isLocked, supported.contains(orientation: heldOrientation) {
            return turn(to: heldOrientation)
        }
        guard !supported.contains(orientation: orientation) else { return }
        let wanted = StatusBarOwner.topController?.preferredInterfaceOrientationForPresentation ?? .portrait
        let all: [UIInterfaceOrientation] = [wanted, .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
        if let orientation = all.first(where: { supported.contains(orientation: $0) }) { turn(to: orientation) }
    }

    /// Whether the topmost controller lets the interface follow the device; not asked from iOS 16.
    private var mayAutorotate: Bool {
        Quirk.rotationIgnoresShouldAutorotate.holds(in: era) || StatusBarOwner.topController?.shouldAutorotate ?? true
    }

    /// Whether the topmost controller, or the child that decides for it, holds the interface as it stands (iOS 26).
    private var isLocked: Bool {
        guard Quirk.controllersLockOrientation.holds(in: era), var controller = StatusBarOwner.topController else {
            return false
        }
        while let child = controller.childViewControllerForInterfaceOrientationLock { controller = child }
        return controller.prefersInterfaceOrientationLocked
    }

    /// What device, app and topmost controller allow together (LB-6).
    package var supportedOrientations: UIInterfaceOrientationMask {
        var mask: UIInterfaceOrientationMask = []
        for orientation in device.supportedOrientations {
            mask.insert(UIInterfaceOrientationMask(rawValue: 1 << UInt(orientation.rawValue)))
        }
        let sharesScreen =
            device.multitasking != nil && Quirk.padsShareTheirScreen.holds(in: era) && !settings.requiresFullScreen
        if let app = UIApplication.supportedOrientations(fallback: settings.supportedOrientations) {
            mask.formIntersection(app)
        }
        if !sharesScreen, let top = StatusBarOwner.topController {
            let common = mask.intersection(top.supportedInterfaceOrientations)
            if !common.isEmpty { mask = common }
        }
        return mask
    }

    private func turn(to orientation: UIInterfaceOrientation, animated: Bool = false) {
        let screen = screenDevice.size(in: InterfaceOrientation(orientation))
        let size = windowSize(in: orientation) ?? screen
        let new = sceneTraits(in: orientation) ?? traits(in: orientation)
        tellSizeTransition(to: size, traits: new, orientation: orientation, animated: animated) { [self] in
            self.orientation = orientation
            apply(configuration)
            // The status bar's owner may decide by the traits it has only now.
            apply(configuration)
        }
    }

    /// Runs a change of the scene's size or traits in the order of TR-10; without windows just the change.
    ///
    /// - Parameter animated: Whether the views go to their new places; the simulator's settings show at once.
    func tellSizeTransition(
        to size: CGSize,
        traits: UITraitCollection,
        orientation: UIInterfaceOrientation? = nil,
        animated: Bool = false,
        change: () -> Void
    ) {
        let windows = WindowList.inPaintOrder.filter {
            !$0.isOfSystem && $0.followsScene(oldScreen: UIScreen.main.bounds)
        }
        let changesSize = windows.contains { $0.bounds.size != size }
        guard let container = windows.first, changesSize || windows.contains(where: { $0.traitsFromScreen != traits })
        else { return change() }
        let duration = AnimationState.areEnabled ? rotationDuration : 0
        let coordinator = TransitionCoordinator(containerView: container, duration: duration)
        if let orientation, orientation != self.orientation { coordinator.turn = (self.orientation, orientation) }
        TransitionCoordinator.ofTurn = coordinator
        let insets = configuration(in: orientation ?? self.orientation, isStatusBarHidden: nil).safeAreaInsets
        upcomingScene = UpcomingScene(size: size, safeAreaInsets: insets, traits: traits)
        let roots = windows.compactMap(\.rootViewController).filter(\.isViewLoaded)
        for root in roots where root.traitCollection != traits && isSizeClassChange(root.traitCollection, traits) {
            root.willTransition(to: traits, with: coordinator)
        }
        for root in roots where changesSize { root.viewWillTransition(to: size, with: coordinator) }
        upcomingScene = nil
        let changes = {
            change()
            for root in roots { root.adaptPresentationIfNeeded() }
            Self.layOutWindows()
            coordinator.runAnimations()
            Self.layOutWindows()
        }
        if animated, duration > 0 {
            AnimationBlock(duration: duration, pace: .easeInOut, options: .allowUserInteraction).run(changes)
        } else {
            UIView.withoutBlock(changes)
        }
        EventLoop.main.schedule(after: duration) {
            coordinator.runCompletions()
            if TransitionCoordinator.ofTurn === coordinator { TransitionCoordinator.ofTurn = nil }
        }
    }

    /// Whether `willTransition(to:)` is called: for size classes, not for style and text size.
    private func isSizeClassChange(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
        old.horizontalSizeClass != new.horizontalSizeClass || old.verticalSizeClass != new.verticalSizeClass
            || old.displayScale != new.displayScale
    }
}

extension UIWindow {
    /// Whether the window's size is the scene's, so that it goes along when that changes.
    func followsScene(oldScreen: CGRect) -> Bool {
        bounds.size == oldScreen.size || bounds.size == sceneSize || ownScene != nil
    }

    func sceneFrameDidChange(to frame: CGRect) {
        sceneSize = frame.size
        if self.frame != frame { self.frame = frame }
        placeRoot()
    }
}
