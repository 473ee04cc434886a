import Platform

/// What a controller's place and its overrides for children add to its traits.
struct ControllerTraitState {
    /// The window whose root the controller is.
    weak var rootWindow: UIWindow?
    var childOverrides: [ObjectIdentifier: UITraitCollection] = [:]
}

extension UIViewController: UITraitEnvironment, TraitReceiving, UIContentContainer {
    /// Overrides for this controller and what is below it (iOS 17).
    public var traitOverrides: UITraitOverrides {
        get { reception.overrides }
        set { setTraitOverrides(newValue) }
    }

    func overridesDidChange() { updateTraits() }
    /// From iOS 13 a controller whose view is in a window hears of its traits just before that view's layout.
    var hearsAtOnce: Bool { !Quirk.traitChangesWaitForLayout.holds || viewIfLoaded?.window == nil }
    var currentTraits: UITraitCollection { reception.current ?? inheritedTraits() }

    /// TR-5: from the parent with its override, from the presentation, or from the window.
    private func inheritedTraits() -> UITraitCollection {
        var base: UITraitCollection
        if let parent {
            base = traits(from: parent)
            // TR-6
            if let override = parent.overrideTraitCollection(forChild: self) {
                base = UITraitCollection(traitsFrom: [base, override])
            }
        } else if let active = presentation.active {
            base = active.traitCollection
        } else if let window = viewIfLoaded?.window ?? traits.rootWindow {
            base = window.traitCollection
        } else {
            base = UITraitCollection.hostDefault
        }
        return merged(with: base)
    }

    /// From iOS 17 the view's superview decides where there is one (TR-5); what isn't on its way to the screen goes by
    /// the prediction (TR-4, TR-M2).
    private func traits(from parent: UIViewController) -> UITraitCollection {
        if Quirk.traitsFlowInWindowsOnly.holds, !parent.isAttached { return .hostDefault }
        if Quirk.superviewsPassTraitsToControllers.holds, let superview = viewIfLoaded?.superview,
            superview.window != nil
        {
            return superview.traitCollection
        }
        return parent.traitCollection
    }

    /// Whether the outermost controller around is shown by a window or a presentation.
    private var isAttached: Bool {
        var controller = self
        while let parent = controller.parent { controller = parent }
        return controller.traits.rootWindow != nil || controller.presentation.active != nil
            || controller.viewIfLoaded?.window != nil
    }

    func setOverride(_ collection: UITraitCollection?, for child: UIViewController) {
        guard child.parent === self else {
            return UIKitException.raise(
                .invalidArgument,
                "setOverrideTraitCollection:forChildViewController: was called for \(type(of: child)), "
                    + "which is not a child of \(type(of: self))."
            )
        }
        traits.childOverrides[ObjectIdentifier(child)] = collection
        child.updateTraits()
    }

    /// Takes traits from above: this controller, its view, then the children whose views are not in it (TR-9).
    func updateTraits() {
        let new = inheritedTraits()
        let previous = reception.current ?? UITraitCollection.hostDefault
        reception.current = new
        if new != previous {
            note(changeFrom: previous)
            if hearsAtOnce { tellOfTraits() } else { viewIfLoaded?.markNeedsLayout() }
        } else {
            tellOfFirstTraits(isInWindow: viewIfLoaded?.window != nil)
        }
        viewIfLoaded?.updateTraitsFromController()
        for child in children where !(child.viewIfLoaded?.isDescendant(of: viewIfLoaded) ?? false) {
            child.updateTraits()
        }
    }

    // MARK: Telling (TR-9)
    /// Tells the controller of what it hasn't heard yet; what it presents may be shown otherwise then (PR-12).
    func tellOfTraits() {
        if tellUntold(), presentation.presented != nil { adaptPresentationIfNeeded() }
    }

    /// Tells this controller, its view and all below of changed traits at once, not just before their layout (iOS 17).
    public func updateTraitsIfNeeded() {
        tellOfTraits()
        viewIfLoaded?.updateTraitsIfNeeded()
        for child in children { child.updateTraitsIfNeeded() }
    }

    // MARK: Transitions (TR-10 … TR-13)
    func forwardWillTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children {
            let override = overrideTraitCollection(forChild: child)
            let collection = override.map { UITraitCollection(traitsFrom: [newCollection, $0]) } ?? newCollection
            guard collection != child.traitCollection else { continue }
            child.willTransition(to: collection, with: coordinator)
        }
        presentation.presented?.presentation.active?.willTransition(to: newCollection, with: coordinator)
    }

    /// What controllers of iOS 7 hear of a turn of the device.
    func tellTurn(with coordinator: any UIViewControllerTransitionCoordinator) {
        guard let turn = (coordinator as? TransitionCoordinator)?.turn else { return }
        let duration = coordinator.transitionDuration
        willRotate(to: turn.to, duration: duration)
        _ = coordinator.animate { [weak self] _ in
            self?.willAnimateRotation(to: turn.to, duration: duration)
        } completion: { [weak self] _ in
            self?.didRotate(from: turn.from)
        }
    }

    func forwardWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            // TR-13: a child whose size does not change hears nothing.
            guard let view = child.viewIfLoaded, view.bounds.size != childSize else { continue }
            child.viewWillTransition(to: childSize, with: coordinator)
        }
        guard let active = presentation.presented?.presentation.active else { return }
        // In a context the presentation covers this controller's place, elsewhere the scene's.
        let scene = active.coversContext ? nil : SimulatedDevice.current.upcomingScene?.size
        active.viewWillTransition(to: scene ?? size, with: coordinator)
    }
}

extension UIView {
    fileprivate func isDescendant(of view: UIView?) -> Bool { view.map { isDescendant(of: $0) } ?? false }
}
