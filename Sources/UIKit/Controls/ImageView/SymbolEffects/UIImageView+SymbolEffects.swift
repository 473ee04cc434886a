import InsetSymbols

extension UIImageView {
    /// Shows an effect that comes to its end.
    ///
    /// - Parameter completion: Called at its end, or when another effect of its kind takes its place.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default,
        animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) { symbolEffects.show(effect.configuration, options, lasts: false, animated: animated, completion) }

    /// Shows an effect until it is removed.
    ///
    /// - Parameter completion: Called when the effect has come to stay, or is taken away before.
    public func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default,
        animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) { symbolEffects.show(effect.configuration, options, lasts: true, animated: animated, completion) }

    /// Shows an effect that can do both: a spring once, others until they are removed.
    ///
    /// - Parameter completion: Called at its end, or when it is taken away.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default,
        animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        let configuration = effect.configuration
        symbolEffects.show(configuration, options, lasts: configuration.kind.lasts, animated: animated, completion)
    }

    /// Takes an effect of a kind away; nothing happens without one.
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default,
        animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) { remove(effect.configuration, completion) }

    /// Takes an effect of a kind away; nothing happens without one.
    public func removeSymbolEffect(
        ofType effect: some IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default,
        animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) { remove(effect.configuration, completion) }

    /// Takes an effect of a kind away; nothing happens without one.
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default,
        animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) { remove(effect.configuration, completion) }

    /// Takes all effects away.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        symbolEffects.endAll()
    }

    /// Shows another symbol, which comes by an effect.
    public func setSymbolImage(
        _ image: UIImage,
        contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default,
        completion: UISymbolEffectCompletion? = nil
    ) {
        self.image = image
        symbolEffects.show(contentTransition.configuration, options, lasts: false, animated: true, completion)
    }

    private func remove(_ configuration: SymbolEffectConfiguration, _ completion: UISymbolEffectCompletion?) {
        symbolEffects.end(configuration.kind)
        completion?(UISymbolEffectCompletionContext(sender: self, isFinished: true))
    }

    private var symbolEffects: SymbolEffectPlayer {
        if let known = symbolEffectPlayer { return known }
        let made = SymbolEffectPlayer(for: self)
        symbolEffectPlayer = made
        return made
    }
}

extension SymbolEffectConfiguration.Kind {
    /// Whether an effect that can do both goes on by itself.
    fileprivate var lasts: Bool { self == .pulse || self == .variableColor || self == .breathe || self == .rotate }
}
