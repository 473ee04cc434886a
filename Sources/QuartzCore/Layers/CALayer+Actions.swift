import ObjectiveCRuntime

extension CALayer {
    /// Changes one of a plain layer's values, in the order of Core Animation: the action is looked for, the value
    /// changes, the action runs.
    final func change(_ property: LayerProperty, by mutation: (inout LayerValues) -> Void) {
        change(property) { mutation(&values) }
    }

    /// The same, where a value becomes another one.
    final func change<Value: Equatable>(
        _ property: LayerProperty,
        of present: Value,
        to value: Value,
        by mutation: (inout LayerValues) -> Void
    ) {
        if value != present { change(property, by: mutation) }
    }

    /// The same for a value that a subclass keeps.
    final func change(_ property: LayerProperty, by mutation: () -> Void) {
        guard modelLayer == nil else { return mutation() }
        let action = actionBeforeChange(property.key)
        observed([property.key], mutation)
        didChange(property)
        action?.run(forKey: property.key, object: self, arguments: nil)
    }

    /// Tells who follows the layer.
    final func didChange(_ property: LayerProperty) {
        cachedPresentation = nil
        note(property)
        if type(of: self) != CALayer.self, type(of: self).needsDisplay(forKey: property.key) { setNeedsDisplay() }
    }

    // MARK: Looking for actions

    /// The action for an event, with what has to be known from before the change; nil for none.
    package final func actionBeforeChange(_ event: String) -> (any CAAction)? {
        guard mayHaveActions, !CATransaction.disableActions(), let action = action(forKey: event), !(action is NSNull)
        else { return nil }
        guard let animation = action as? CABasicAnimation, animation.hasNoValues, !animation.isAdditive else {
            return action
        }
        // Without values it goes from what was shown to what will be.
        let copy = animation.copy() as? CABasicAnimation ?? animation
        if copy.keyPath == nil { copy.keyPath = event }
        copy.fromValue = current.layerValue(at: LayerKeyPath(copy.keyPath ?? event)).any
        return copy
    }

    /// Whether somebody may name an action: spares the search for layers that are only being made.
    private var mayHaveActions: Bool {
        delegate != nil || actions != nil || style != nil || isOfAppsClass || isCommitted
    }

    /// Whether the layer's class is a subclass from outside, which may override anything.
    final var isOfAppsClass: Bool { !Self.ownClasses.contains(ObjectIdentifier(type(of: self))) }

    /// The classes of this module, none of which names actions of its own.
    private static let ownClasses: Set<ObjectIdentifier> = [
        ObjectIdentifier(CALayer.self), ObjectIdentifier(CAShapeLayer.self), ObjectIdentifier(CAGradientLayer.self),
        ObjectIdentifier(CATextLayer.self), ObjectIdentifier(CATransformLayer.self),
        ObjectIdentifier(CAReplicatorLayer.self), ObjectIdentifier(CAScrollLayer.self),
    ]

    /// Whether the layer was on a screen at the last commit; what is new shows at once, without animation.
    private var isCommitted: Bool {
        var layer = self
        while !layer.isDisplayRoot, let parent = layer.superlayerReference {
            guard layer.commitOfInsertion < CATransaction.lastCommit else { return false }
            layer = parent
        }
        return layer.isDisplayRoot
    }

    /// Whether the layer is in a tree that is on a screen.
    package final var isDisplayed: Bool {
        var layer = self
        while !layer.isDisplayRoot, let parent = layer.superlayerReference { layer = parent }
        return layer.isDisplayRoot
    }

    /// The search that `action(forKey:)` documents. `NSNull` ends it.
    final func findAction(forKey event: String) -> (any CAAction)? {
        let given =
            delegate?.action(for: self, forKey: event) ?? actions?[event]
            ?? (style?["actions"] as? [String: any CAAction])?[event] ?? type(of: self).defaultAction(forKey: event)
        if let given { return given is NSNull ? nil : given }
        return isCommitted ? implicitAction(forKey: event) : nil
    }

    private func implicitAction(forKey event: String) -> (any CAAction)? {
        guard let property = LayerProperty(key: event), property.isAnimatable else { return nil }
        let animation = CABasicAnimation(keyPath: event)
        animation.timingFunction = CAMediaTimingFunction(name: .default)
        return animation
    }
}

extension CABasicAnimation {
    fileprivate var hasNoValues: Bool { fromValue == nil && toValue == nil && byValue == nil }
}

extension LayerProperty {
    /// Whether a change has values in between, or fades.
    package var isAnimatable: Bool {
        switch self {
        case .bounds, .position, .anchorPoint, .anchorPointZ, .zPosition, .transform, .sublayerTransform, .contents,
            .contentsRect, .contentsCenter, .contentsScale, .contentsTint, .opacity, .backgroundColor, .cornerRadius,
            .borderWidth, .borderColor, .shadowColor, .shadowOpacity, .shadowOffset, .shadowRadius, .path, .fillColor,
            .strokeColor, .strokeStart, .strokeEnd, .lineWidth, .miterLimit, .lineDashPhase, .colors, .locations,
            .startPoint, .endPoint, .fontSize, .foregroundColor, .instanceDelay, .instanceTransform, .instanceColor,
            .instanceRedOffset, .instanceGreenOffset, .instanceBlueOffset, .instanceAlphaOffset, .instanceCount:
            true
        // Core Animation doesn't animate a shadow's or a path's own change unless it is asked to; a path that is set
        // shows at once.
        case .shadowPath, .geometryFlipped, .contentsGravity, .magnificationFilter, .minificationFilter, .opaque,
            .hidden, .masksToBounds, .doubleSided, .cornerCurve, .maskedCorners, .shouldRasterize, .rasterizationScale,
            .allowsEdgeAntialiasing, .allowsGroupOpacity, .fillRule, .lineCap, .lineJoin, .lineDashPattern, .type,
            .string, .font, .wrapped, .alignmentMode, .truncationMode, .preservesDepth, .transition, .drawing,
            .sublayers, .mask:
            false
        }
    }
}
