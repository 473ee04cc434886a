import InsetSymbols
import QuartzCore

/// Shows the effects of one image view's symbol.
@MainActor
final class SymbolEffectPlayer: NSObject, @preconcurrency CAAnimationDelegate {
    private weak var view: UIImageView?
    private var running: [SymbolEffectConfiguration.Kind: Run] = [:]
    private var lastNumber = 0

    private struct Run {
        var key: String
        /// Whether its last values stay until it is removed.
        var stays: Bool
        var completion: UISymbolEffectCompletion?
    }

    init(for view: UIImageView) { self.view = view }

    /// Shows an effect in place of one of its kind.
    ///
    /// - Parameter lasts: Whether it goes on until it is removed, unless the options say otherwise.
    func show(
        _ configuration: SymbolEffectConfiguration,
        _ options: SymbolEffectOptions,
        lasts: Bool,
        animated: Bool,
        _ completion: UISymbolEffectCompletion?
    ) {
        end(configuration.kind)
        let motion = SymbolMotion(configuration)
        guard animated || motion.stays else { return tell(completion, isFinished: true) }
        lastNumber += 1
        let repetition = options.repetition
        let count = motion.stays ? 1 : repetition.map { $0.count ?? .max } ?? (lasts ? .max : 1)
        let duration = animated ? motion.duration / max(options.speed, 0.01) : 0.001
        let group = CAAnimationGroup()
        group.animations = motion.keyframes.map { keyPath, values in
            let animation = CAKeyframeAnimation(keyPath: keyPath)
            animation.values = values
            animation.duration = duration
            animation.fillMode = .both
            return animation
        }
        group.duration = duration + (count > 1 ? repetition?.delay ?? 0 : 0)
        group.repeatCount = count == .max ? .infinity : Float(count)
        group.isRemovedOnCompletion = !motion.stays
        group.fillMode = motion.stays ? .both : .removed
        group.delegate = self
        let key = "symbolEffect-\(configuration.kind)-\(lastNumber)"
        group.setValue(key, forKey: Self.name)
        running[configuration.kind] = Run(key: key, stays: motion.stays, completion: completion)
        view?.layer.add(group, forKey: key)
    }

    private static let name = "symbolEffect"

    /// Takes an effect away; nothing happens without one of the kind.
    func end(_ kind: SymbolEffectConfiguration.Kind) {
        guard let run = running.removeValue(forKey: kind) else { return }
        view?.layer.removeAnimation(forKey: run.key)
        tell(run.completion, isFinished: false)
    }

    /// Takes all effects away.
    func endAll() {
        for kind in Array(running.keys) { end(kind) }
    }

    private func tell(_ completion: UISymbolEffectCompletion?, isFinished: Bool) {
        guard let view else { return }
        completion?(UISymbolEffectCompletionContext(sender: view, isFinished: isFinished))
    }

    // MARK: CAAnimationDelegate
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        guard flag, let key = anim.value(forKey: Self.name) as? String,
            let (kind, run) = running.first(where: { $0.value.key == key })
        else { return }
        let completion = run.completion
        // What stays is still there to be removed.
        if run.stays {
            running[kind]?.completion = nil
        } else {
            running[kind] = nil
        }
        tell(completion, isFinished: true)
    }
}
