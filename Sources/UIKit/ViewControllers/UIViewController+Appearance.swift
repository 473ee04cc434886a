/// How far a controller's view is from being on the screen.
struct AppearanceState {
    enum Phase { case disappeared, appearing, appeared, disappearing }

    var phase: Phase = .disappeared
    /// Whether `viewIsAppearing` is still to come.
    private var awaitsIsAppearing = false
    /// Whether it comes back before it has quite gone, as where a pop is called off.
    private var isReturning = false
    /// Whether the end of the appearance comes with the end of the turn, not from a container.
    var awaitsEnd = false
    private var isAnimated = false
    /// Whether the view gets its geometry before `viewIsAppearing`; of new insets the layout tells (PR-22).
    private var isSettling = false
    private var owesInsets = false
}

extension AppearanceState {
    /// Lets a controller appear at once: will, is, layout, did (PR-22).
    ///
    /// - Parameter place: Puts the view into its place; between will and is.
    @MainActor
    func appear(_ controller: UIViewController, animated: Bool, place: () -> Void) {
        controller.beginAppearanceTransition(true, animated: animated)
        place()
        controller.appearance.tellIsAppearing(controller, animated: animated)
        controller.viewIfLoaded?.layoutIfNeeded()
        controller.endAppearanceTransition()
    }

    /// Lets a controller disappear at once.
    @MainActor
    func disappear(_ controller: UIViewController, animated: Bool) {
        controller.beginAppearanceTransition(false, animated: animated)
        controller.endAppearanceTransition()
    }

    @MainActor
    func begin(_ controller: UIViewController, isAppearing: Bool, animated: Bool) {
        let messages = ObservedMessages.shared
        let phase = controller.appearance.phase
        if isAppearing {
            guard phase == .disappeared || phase == .disappearing else { return }
            controller.appearance.phase = .appearing
        } else {
            guard phase == .appeared || phase == .appearing else { return }
            controller.appearance.phase = .disappearing
        }
        controller.appearance.isAnimated = animated
        controller.appearance.isReturning = phase == .disappearing
        controller.appearance.awaitsIsAppearing = isAppearing
        controller.appearance.awaitsEnd = false
        if isAppearing {
            controller.loadViewIfNeeded()
            messages.send(.viewWillAppear, to: controller, animated) { controller.viewWillAppear(animated) }
            controller.installVisibleChildren()
        } else {
            messages.send(.viewWillDisappear, to: controller, animated) { controller.viewWillDisappear(animated) }
        }
        for child in controller.visibleChildrenForAppearance {
            child.appearance.begin(child, isAppearing: isAppearing, animated: animated)
        }
    }

    /// PR-23: traits and geometry are valid, no layout has run yet.
    @MainActor
    func tellIsAppearing(_ controller: UIViewController, animated: Bool) {
        let messages = ObservedMessages.shared
        guard controller.appearance.phase == .appearing else { return }
        if controller.appearance.awaitsIsAppearing {
            controller.appearance.awaitsIsAppearing = false
            SimulatedDevice.current.controllerIsAppearing()
            controller.appearance.isSettling = true
            controller.settleGeometry()
            controller.appearance.isSettling = false
            // PR-23: what has changed by joining is told before.
            controller.viewIfLoaded?.tellOfTraits()
            controller.willBeAppearing(animated: animated)
            messages.send(.viewIsAppearing, to: controller, animated) { controller.viewIsAppearing(animated) }
        }
        for child in controller.visibleChildrenForAppearance {
            child.appearance.tellIsAppearing(child, animated: animated)
        }
    }

    /// Before the first layout of a view that an app put in itself (PR-23).
    @MainActor
    func tellBeforeLayout(_ controller: UIViewController) {
        if awaitsEnd, awaitsIsAppearing { tellIsAppearing(controller, animated: isAnimated) }
        if controller.appearance.owesInsets { tellOfSafeArea(controller) }
    }

    /// The view's insets have changed.
    @MainActor
    func tellOfSafeArea(_ controller: UIViewController) {
        controller.appearance.owesInsets = isSettling
        if !isSettling { controller.viewSafeAreaInsetsDidChange() }
    }

    @MainActor
    func end(_ controller: UIViewController) {
        let messages = ObservedMessages.shared
        let animated = controller.appearance.isAnimated
        controller.appearance.awaitsEnd = false
        switch controller.appearance.phase {
        case .appearing:
            // An app that forwards appearances may end one before any layout.
            if awaitsIsAppearing, !isReturning, controller.viewIfLoaded?.window != nil {
                tellIsAppearing(controller, animated: animated)
            }
            controller.appearance.phase = .appeared
            for child in controller.visibleChildrenForAppearance { child.appearance.end(child) }
            controller.willHaveAppeared(animated: animated)
            messages.send(.viewDidAppear, to: controller, animated) { controller.viewDidAppear(animated) }
        case .disappearing:
            controller.appearance.phase = .disappeared
            for child in controller.visibleChildrenForAppearance { child.appearance.end(child) }
            messages.send(.viewDidDisappear, to: controller, animated) { controller.viewDidDisappear(animated) }
        case .appeared, .disappeared: break
        }
    }
}

extension UIViewController {
    /// Gives the view the size and the safe area that it will have in the layout to come (PR-23).
    fileprivate func settleGeometry() {
        guard let view = viewIfLoaded, view.window != nil else { return }
        // What containers around take from it shows in its own.
        parent?.settleGeometry()
        if let container = parent as? any ContainerLayout, let around = parent?.viewIfLoaded,
            view.isDescendant(of: around), around.ownLayer.layoutIsNeeded
        {
            around.updateSafeAreaFromAbove()
            container.layoutContainer()
        }
        view.updateSafeAreaFromAbove()
    }

    /// The children that appear and disappear with this controller: those whose views are in its view.
    var visibleChildrenForAppearance: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
        return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
    }
}
