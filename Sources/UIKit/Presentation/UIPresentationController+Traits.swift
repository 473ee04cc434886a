import Platform

extension UIPresentationController: UITraitEnvironment, TraitReceiving, UIContentContainer {
    /// Overrides for what is presented (iOS 17).
    public var traitOverrides: UITraitOverrides {
        get { reception.overrides }
        set { setTraitOverrides(newValue) }
    }

    func overridesDidChange() { traitsMayHaveChanged() }
    var hearsAtOnce: Bool { true }

    var currentTraits: UITraitCollection {
        guard let outer = containerView?.superview else {
            return presenting?.traitCollection ?? UITraitCollection.hostDefault
        }
        return adding(to: outer.traitCollection)
    }

    /// Traits from around the container, with what the presentation adds to them.
    private func adding(to outer: UITraitCollection) -> UITraitCollection {
        var layers = [outer]
        // TR-18: the root's style goes on to what is presented over the window.
        if !coversContext, let style = containerView?.window?.rootViewController?.overrideUserInterfaceStyle,
            style != .unspecified
        {
            layers.append(UITraitCollection(userInterfaceStyle: style))
        }
        if isElevated, Quirk.presentationsAreElevated.holds {
            layers.append(UITraitCollection(userInterfaceLevel: .elevated))
        }
        if let ownTraits { layers.append(ownTraits) }
        if let overrideTraitCollection { layers.append(overrideTraitCollection) }
        return merged(with: UITraitCollection(traitsFrom: layers))
    }

    func traitsMayHaveChanged() {
        guard containerView != nil else { return }
        tellOfTraits()
        presentedViewController.updateTraits()
    }

    /// Tells of a change since the last time; the first time it only takes note.
    func tellOfTraits() {
        let current = traitCollection
        let previous = reception.current
        reception.current = current
        guard let previous, previous != current else { return }
        note(changeFrom: previous)
        tellUntold()
    }

    // MARK: Transitions (TR-11 … TR-13)
    func forwardWillTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        let collection = adding(to: newCollection)
        let presented = presentedViewController
        guard collection != presented.traitCollection else { return }
        presented.willTransition(to: collection, with: coordinator)
    }

    func forwardWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        let presented = presentedViewController
        let presentedSize = self.size(forChildContentContainer: presented, withParentContainerSize: size)
        guard presented.viewIfLoaded?.bounds.size != presentedSize else { return }
        presented.viewWillTransition(to: presentedSize, with: coordinator)
    }

    // MARK: Dismissing by touch (PR-16, PR-17)
    /// Whether a touch or a drag may end the presentation now; tells of the attempt where not.
    func mayBeDismissedByUser() -> Bool {
        if presentedViewController.isModalInPresentation
            || !(delegate?.presentationControllerShouldDismiss(self) ?? true)
        {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return false
        }
        return true
    }

    /// Ends the presentation as a touch does, with the delegate's calls.
    func userDismisses() {
        guard mayBeDismissedByUser() else { return }
        delegate?.presentationControllerWillDismiss(self)
        let delegate = delegate
        presentedViewController.presentingViewController?.dismiss(animated: true) { [self] in
            delegate?.presentationControllerDidDismiss(self)
            presentedViewController.userDidDismiss()
        }
    }
}
