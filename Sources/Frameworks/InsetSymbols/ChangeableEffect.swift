/// An effect that comes in several forms.
protocol ChangeableEffect: SymbolEffect {
    var configuration: SymbolEffectConfiguration { get set }
}

extension ChangeableEffect {
    /// The same effect in another form.
    func changed(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
        var other = self
        change(&other.configuration)
        return other
    }
}
