import Platform

/// Which controller decides about the status bar, the home indicator and the orientations (ST-1, HI-1).
@MainActor
package enum StatusBarOwner {
    /// What is decided; containers hand each on by itself.
    package enum Question { case hidden, style, homeIndicator, edges }

    /// The frontmost full-screen controller; nil without a window.
    package static var topController: UIViewController? {
        let windows = WindowList.inPaintOrder.filter { $0.rootViewController?.isViewLoaded ?? false }
        let screenful = windows.last { $0.bounds.size == SimulatedDevice.current.sceneFrame.size } ?? windows.last
        guard var controller = screenful?.rootViewController else { return nil }
        while let presented = controller.presentedViewController, !presented.isBeingDismissed, decides(presented) {
            controller = presented
        }
        return controller
    }

    /// A sheet leaves the bar to whom it covers, unless it asks for it (ST-6).
    private static func decides(_ presented: UIViewController) -> Bool {
        let style = presented.presentation.activeStyle
        let isFullScreen = style == .fullScreen || style == .currentContext
        return isFullScreen || presented.modalPresentationCapturesStatusBarAppearance
    }

    package static func current(for question: Question) -> UIViewController? {
        guard var controller = topController else { return nil }
        // A container that names itself would go on for ever.
        for _ in 0..<64 {
            let child =
                switch question {
                case .hidden: controller.childForStatusBarHidden
                case .style: controller.childForStatusBarStyle
                case .homeIndicator: controller.childForHomeIndicatorAutoHidden
                case .edges: controller.childForScreenEdgesDeferringSystemGestures
                }
            guard let child, child !== controller else { break }
            controller = child
        }
        return controller
    }

    /// ST-1: the app's wish where the Info.plist says so, else the controller's.
    package static var isHidden: Bool {
        guard UIApplication.controllersDecideStatusBar else { return UIApplication.wantsStatusBarHidden }
        return current(for: .hidden)?.prefersStatusBarHidden ?? false
    }

    /// HI-2: the edges whose first swipe is the app's; none before iOS 11.
    package static var deferredEdges: UIRectEdge {
        guard Quirk.edgeGesturesMayBeDeferred.holds else { return [] }
        return current(for: .edges)?.preferredScreenEdgesDeferringSystemGestures ?? []
    }

    /// ST-1: as for hiding; `default` without a controller.
    package static var style: UIStatusBarStyle {
        guard UIApplication.controllersDecideStatusBar else { return UIApplication.shared.statusBarStyle }
        let style = current(for: .style)?.preferredStatusBarStyle ?? .default
        return style == .default && isAboveCard ? .lightContent : style
    }

    /// Whether a sheet makes the screen black around it, so that the bar's text is light (looks: sheets).
    private static var isAboveCard: Bool {
        guard let presented = topController?.presentedViewController, !presented.isBeingDismissed else { return false }
        return presented.presentation.active?.peekingCard != nil
    }
}
