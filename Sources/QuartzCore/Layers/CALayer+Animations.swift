extension CALayer {
    /// The keys of the layer's animations, the oldest first; nil without any.
    final var keysOfAnimations: [String]? {
        let keys = running.compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }

    /// Starts a copy of an animation.
    ///
    /// - Parameter completion: Counted until the animation's end besides the transaction's.
    package final func begin(_ given: CAAnimation, forKey name: String?, completion: CompletionGroup? = nil) {
        guard modelLayer == nil, let animation = given.copy() as? CAAnimation else { return }
        let key = animation is CATransition ? kCATransition : name
        if let key { endAnimations { $0.key == key } }
        if let function = CATransaction.animationTimingFunction() { animation.timingFunction = function }
        animation.begin(on: self, at: convertTime(EventLoop.main.now, from: nil))
        let run = RunningAnimation(animation, key: key, layer: self, groups: CATransaction.openGroups)
        if let completion { run.join(completion) }
        running.append(run)
        EventLoop.animations.insert(run)
        didAnimate(animation)
    }

    /// Ends animations before their time.
    package final func endAnimations(where condition: (RunningAnimation) -> Bool) {
        guard !running.isEmpty, modelLayer == nil else { return }
        let ended = running.filter(condition)
        guard !ended.isEmpty else { return }
        running.removeAll { run in ended.contains { $0 === run } }
        EventLoop.animations.remove(ended)
        for run in ended {
            didAnimate(run.animation)
            // Told in the next turn: whoever removes an animation doesn't expect to be called back by that.
            EventLoop.main.schedule(after: 0) { run.stop(finished: false) }
        }
    }

    /// An animation with a progress of its own shows something else, though the clock stands.
    package final func progressDidChange(of property: LayerProperty) {
        cachedPresentation = nil
        note(property)
    }

    /// What is shown is no longer what it was.
    final func didAnimate(_ animation: CAAnimation) {
        cachedPresentation = nil
        for property in animation.animatedProperties { note(property) }
    }
}

extension CALayer {
    /// The animations of the layer and all below it that run now.
    package final var animationsInTree: [RunningAnimation] {
        EventLoop.animations.runs.filter { run in
            var layer: CALayer? = run.layer
            while let candidate = layer, candidate !== self { layer = candidate.superlayer }
            return layer != nil
        }
    }
}
