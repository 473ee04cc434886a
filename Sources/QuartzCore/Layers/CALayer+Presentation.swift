import Platform

extension CALayer {
    /// Takes what another layer shows, for its presentation.
    func copyValues(of source: CALayer) {
        values = source.values
        otherValues = source.otherValues
        (name, style, actions) = (source.name, source.style, source.actions)
    }

    /// The layer as it is shown now: itself, unless an animation changes it.
    package final var current: CALayer { running.isEmpty ? self : makePresentation() }

    /// A copy with the running animations applied; the same one as long as nothing changes and the clock stands.
    ///
    /// - Parameter isForApp: Whether an app asks, which is given a layer of its own class. To be shown, one of this
    ///   module's does unless the class draws what is animated: many have no `init(layer:)` and never need it on iOS.
    final func makePresentation(isForApp: Bool = false) -> CALayer {
        if modelLayer != nil { return self }
        let now = convertTime(EventLoop.main.now - World.current[Self.lateness].delay, from: nil)
        let needsOwnClass = isForApp || running.contains { $0.animation.needsDrawing(of: type(of: self)) }
        if let cached = cachedPresentation, cached.presentationTime == now,
            !needsOwnClass || type(of: cached) == type(of: self)
        {
            return cached
        }
        let copy = LayerAllocator.copy(self, as: needsOwnClass ? type(of: self) : shownClass)
        copy.modelLayer = self
        copy.presentationTime = now
        copy.superlayerReference = superlayerReference
        if !running.isEmpty {
            copy.drawsForItself = running.contains { $0.animation.needsDrawing(of: type(of: self)) }
            for run in running { run.animation.apply(at: now, to: copy) }
        }
        cachedPresentation = copy
        return copy
    }

    /// The class itself where it is one of this module's, or the nearest of these above.
    private var shownClass: CALayer.Type {
        switch self {
        case is CAShapeLayer: CAShapeLayer.self
        case is CAGradientLayer: CAGradientLayer.self
        case is CATextLayer: CATextLayer.self
        case is CAReplicatorLayer: CAReplicatorLayer.self
        case is CATransformLayer: CATransformLayer.self
        case is CAScrollLayer: CAScrollLayer.self
        case is CAEmitterLayer: CAEmitterLayer.self
        case is CATiledLayer: CATiledLayer.self
        case is BackdropLayer: BackdropLayer.self
        default: CALayer.self
        }
    }

    /// By how much what is shown is late: in a replicator's copies.
    private final class Lateness {
        /// Seconds.
        var delay: CFTimeInterval = 0
    }

    private static let lateness = World.Slot { Lateness() }

    /// Runs a closure in which layers are shown as they were some seconds ago.
    static func delayed(by seconds: CFTimeInterval, _ body: () -> Void) {
        let lateness = World.current[lateness]
        let outer = lateness.delay
        lateness.delay += seconds
        body()
        lateness.delay = outer
    }

    /// A presentation layer's sublayers are presentation layers.
    final var shownSublayers: [CALayer]? {
        if let modelLayer { return modelLayer.sublayers?.map { $0.makePresentation(isForApp: true) } }
        return children.isEmpty ? nil : children
    }

    /// The sublayers to paint: a presentation layer's are its model's.
    package final var treeChildren: [CALayer] { modelLayer?.children ?? children }
    /// The mask to paint, likewise.
    package final var treeMask: CALayer? { modelLayer?.maskLayer ?? maskLayer }
}

extension CAAnimation {
    /// Whether it changes something that the layer's class shows by drawing.
    fileprivate func needsDrawing(of type: CALayer.Type) -> Bool {
        if let group = self as? CAAnimationGroup {
            return group.animations?.contains { $0.needsDrawing(of: type) } ?? false
        }
        guard let key = (self as? CAPropertyAnimation)?.target?.key else { return false }
        return type.needsDisplay(forKey: key)
    }
}
