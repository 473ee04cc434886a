import Platform

/// What an environment has for traits, what it overrides, and what it and its observers are still to hear.
struct TraitReception {
    /// The traits that hold; nil before the first question.
    var current: UITraitCollection?
    /// What was told last, while there is something to tell (TR-9).
    var untold: UITraitCollection?
    /// Whether any traits were told; counts before iOS 13 (TR-8).
    var wasTold = false
    var overrideStyle: UIUserInterfaceStyle = .unspecified
    var overrides = UITraitOverrides()
    /// The list that the environment is or stands in, under its overrides; nil: what is above says.
    var listEnvironment: UIListEnvironment?
    var textSizes = ContentSizeLimits()
    var registry = TraitChangeRegistry()
}

/// Views, view controllers and presentation controllers: they take traits from above, with overrides of their own, and
/// tell of changes.
@MainActor
protocol TraitReceiving: UITraitEnvironment, TraitChangeRegistering {
    var reception: TraitReception { get set }
    /// Whether what is in no window hears at once, what is in one just before its layout (TR-9).
    var hearsAtOnce: Bool { get }
    /// Takes traits from above again, after a change of an override.
    func overridesDidChange()
}

extension TraitReceiving {
    package var traitChangeRegistry: TraitChangeRegistry {
        get { reception.registry }
        set { reception.registry = newValue }
    }

    func setTraitOverrides(_ overrides: UITraitOverrides) {
        reception.overrides = overrides
        overridesDidChange()
    }

    func setOverrideStyle(_ style: UIUserInterfaceStyle) {
        guard style != reception.overrideStyle else { return }
        reception.overrideStyle = style
        overridesDidChange()
    }

    /// Traits from above with this environment's own over them.
    func merged(with inherited: UITraitCollection) -> UITraitCollection {
        var inherited = inherited
        if let list = reception.listEnvironment {
            inherited = inherited.replacing(UITraitListEnvironment.self, value: list)
        }
        return inherited.merging(reception.overrides, style: reception.overrideStyle)
    }

    // MARK: Telling (TR-8, TR-9)
    /// Keeps what was told last till the change is told.
    func note(changeFrom previous: UITraitCollection) {
        if reception.untold == nil { reception.untold = previous }
    }

    /// Before iOS 13 each environment hears of its traits once when it joins a window, whatever they are.
    func tellOfFirstTraits(isInWindow: Bool) {
        guard Quirk.firstTraitsAreTold.holds, !reception.wasTold, isInWindow else { return }
        reception.wasTold = true
        traitCollection.withCurrent { traitCollectionDidChange(nil) }
    }

    /// Tells the environment, then its observers (TR-21), of what they haven't heard yet.
    ///
    /// - Returns: Whether there was something to tell.
    @discardableResult
    func tellUntold() -> Bool {
        guard let previous = reception.untold else { return false }
        reception.untold = nil
        let current = traitCollection
        guard current != previous else { return false }
        reception.wasTold = true
        current.withCurrent {
            traitCollectionDidChange(previous)
            reception.registry.notify(self, from: previous, to: current)
        }
        return true
    }
}
