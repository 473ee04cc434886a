import Platform

extension UIView: UITraitEnvironment, TraitReceiving {
    /// Overrides for this view and what is below it (iOS 17).
    public var traitOverrides: UITraitOverrides {
        get { reception.overrides }
        set { setTraitOverrides(newValue) }
    }

    func overridesDidChange() { updateTraits() }
    /// Before iOS 13 a view hears at once too.
    var hearsAtOnce: Bool { !Quirk.traitChangesWaitForLayout.holds || window == nil }
    var currentTraits: UITraitCollection { reception.current ?? inheritedTraits() }

    /// The traits that flow in from above, with this view's own overrides (TR-5).
    ///
    /// Outside a window nothing flows from iOS 13 on: a view goes by what the device predicts (TR-4, TR-M2).
    private func inheritedTraits() -> UITraitCollection {
        let base: UITraitCollection
        if let controller = owningViewController {
            base = controller.traitCollection
        } else if let traitsFromScreen {
            base = traitsFromScreen
        } else if let superview, passesTraitsDown {
            base = superview.traitCollection
        } else {
            base = UITraitCollection.hostDefault
        }
        return reception.textSizes.limiting(merged(with: base))
    }

    private var passesTraitsDown: Bool { !Quirk.traitsFlowInWindowsOnly.holds || window != nil }

    /// Takes traits from above and tells about changes: the view first, then its subviews (TR-9).
    ///
    /// - Parameter isJoining: The view has just got a superview; what it had was a prediction (TR-8).
    func updateTraits(isJoining: Bool = false) {
        if traitsFromScreen != nil { return updateTraitsOfWindow() }
        if let controller = owningViewController {
            controller.updateTraits()
            return
        }
        applyTraits(inheritedTraits())
        for subview in subviews { subview.updateTraits(isJoining: isJoining) }
    }

    /// The root controller hands them to its view.
    private func updateTraitsOfWindow() {
        applyTraits(inheritedTraits())
        window?.rootViewController?.updateTraits()
        for subview in subviews where subview.owningViewController == nil { subview.updateTraits() }
    }

    /// A controller hands its traits to its root view and what is below.
    func updateTraitsFromController() {
        applyTraits(inheritedTraits())
        // What has left a window keeps what it had there, and is brought up to date when it comes back.
        guard passesTraitsDown else { return }
        for subview in subviews { subview.updateTraits() }
    }

    private func applyTraits(_ new: UITraitCollection) {
        let previous = reception.current ?? UITraitCollection.hostDefault
        reception.current = new
        nib.variations?.adapt(to: new)
        guard new != previous else { return tellOfFirstTraits(isInWindow: window != nil) }
        if window != nil { takeAppearances() }
        if new.displayScale > 0, new.displayScale != previous.displayScale { ownLayer.contentsScale = new.displayScale }
        if new.hasDifferentColorAppearance(comparedTo: previous) {
            updateLayerColors()
            ownLayer.setNeedsDisplay()
        }
        note(changeFrom: previous)
        if hearsAtOnce { tellOfTraits() }
        if new.layoutDirection != previous.layoutDirection { directionDidChange() }
        if new.preferredContentSizeCategory != previous.preferredContentSizeCategory { contentSizeCategoryDidChange() }
        ownLayer.setNeedsDisplay()
        markNeedsLayout()
    }

    // MARK: Telling (TR-9)
    /// Tells the view's controller, then the view, of what they haven't heard yet.
    func tellOfTraits() {
        if let controller = owningViewController, controller.reception.untold != nil { controller.tellOfTraits() }
        tellUntold()
    }

    /// Tells this view and all below it of changed traits at once, not just before their layout (iOS 17).
    public func updateTraitsIfNeeded() {
        tellOfTraits()
        for subview in subviews { subview.updateTraitsIfNeeded() }
    }

    private func contentSizeCategoryDidChange() {
        if constraintState.systemGuides[.readableContent] != nil { systemInsetsDidChangeForConstraints() }
    }

    // MARK: Direction
    /// AL-22: from the view's own attribute, else from its traits.
    var currentLayoutDirection: UIUserInterfaceLayoutDirection {
        Self.userInterfaceLayoutDirection(
            for: semanticContentAttribute,
            relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        )
    }

    /// The direction that an attribute means in the app's own direction.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        let isRightToLeft = UITraitCollection.current.layoutDirection == .rightToLeft
        return userInterfaceLayoutDirection(for: attribute, relativeTo: isRightToLeft ? .rightToLeft : .leftToRight)
    }

    /// Forced ones and those of playback and spatial controls go before the direction given (AL-22).
    public class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        // Playback controls and spatial ones keep the direction of the thing that they control.
        case .playback, .spatial: .leftToRight
        case .unspecified: layoutDirection
        }
    }

    func directionDidChange() {
        for view in [self, superview] { view?.arrangementDidChange() }
        islandRoot.invalidateEngine()
        superview?.islandRoot.invalidateEngine()
        ownLayer.setNeedsDisplay()
        markNeedsLayout()
    }
}

extension UITraitCollection {
    /// These traits with an object's overrides and style over them.
    func merging(_ overrides: UITraitOverrides, style: UIUserInterfaceStyle) -> UITraitCollection {
        var layers = [self]
        if !overrides.isEmpty { layers.append(overrides.collection) }
        if style != .unspecified { layers.append(UITraitCollection(userInterfaceStyle: style)) }
        return layers.count == 1 ? self : UITraitCollection(traitsFrom: layers)
    }
}
