/// A controller's own traits, and what it overrides for its children.
struct ControllerTraitState {
    var current: UITraitCollection?
    var overrideStyle: UIUserInterfaceStyle = .unspecified
    var overrides = UITraitOverrides()
    var registry = TraitChangeRegistry()
    var childOverrides: [ObjectIdentifier: UITraitCollection] = [:]
}

extension UIViewController: UITraitEnvironment, TraitChangeRegistering, UIContentContainer {
    package var traitChangeRegistry: TraitChangeRegistry {
        get { traits.registry }
        set { traits.registry = newValue }
    }

    /// Overrides for this controller and what is below it (iOS 17).
    public var traitOverrides: UITraitOverrides {
        get { traits.overrides }
        set {
            traits.overrides = newValue
            updateTraits()
        }
    }

    var currentTraits: UITraitCollection { traits.current ?? inheritedTraits() }

    /// TR-5: from the parent with its override, from the presentation, or from the window.
    private func inheritedTraits() -> UITraitCollection {
        var base: UITraitCollection
        if let parent {
            base = parent.traitCollection
            if let override = parent.overrideTraitCollection(forChild: self) {
                base = UITraitCollection(traitsFrom: [base, override])
            }
        } else if let given = presentation.traitsForPresented {
            base = given
        } else if let window = viewIfLoaded?.window {
            base = window.traitCollection
        } else {
            base = UITraitCollection.hostDefault
        }
        return base.merging(traits.overrides, style: traits.overrideStyle)
    }

    func setOverrideStyle(_ style: UIUserInterfaceStyle) {
        guard style != traits.overrideStyle else { return }
        traits.overrideStyle = style
        updateTraits()
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
        let previous = traits.current ?? UITraitCollection.hostDefault
        traits.current = new
        if new != previous {
            new.withCurrent {
                traitCollectionDidChange(previous)
                traits.registry.notify(self, from: previous, to: new)
            }
        }
        viewIfLoaded?.updateTraitsFromController()
        for child in children where !(child.viewIfLoaded?.isDescendant(of: viewIfLoaded) ?? false) {
            child.updateTraits()
        }
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
        if let presented = presentedViewController, presented.presentation.presenting === self {
            presented.willTransition(to: newCollection, with: coordinator)
        }
    }

    func forwardWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            // TR-13: a child whose size does not change hears nothing.
            guard let view = child.viewIfLoaded, view.bounds.size != childSize else { continue }
            child.viewWillTransition(to: childSize, with: coordinator)
        }
        if let presented = presentedViewController, presented.presentation.presenting === self {
            presented.viewWillTransition(to: size, with: coordinator)
        }
    }
}

extension UIView {
    fileprivate func isDescendant(of view: UIView?) -> Bool { view.map { isDescendant(of: $0) } ?? false }
}
