/// What an appearance was given to: a bar, or the item that brings its own.
@MainActor
protocol BarAppearanceHolder: AnyObject {
    /// A property of the appearance, or of an item's appearance in it, has another value.
    func appearanceDidChange(_ appearance: UIBarAppearance)
}

extension BarAppearanceHolder {
    /// The holder's own copy of an appearance that the app sets: later changes of the app's object don't count, those of
    /// the copy do.
    func adopted<Appearance: UIBarAppearance>(_ appearance: Appearance?) -> Appearance? {
        guard let appearance else { return nil }
        let own = appearance.copy(with: nil) as? Appearance ?? appearance
        own.holder = self
        return own
    }
}
