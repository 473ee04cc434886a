import Foundation

/// How a toolbar looks (iOS 13).
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    /// How the plain items of the toolbar look.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
        didSet { partsDidChange() }
    }
    /// How items of the style `done`, and the system's done and save, look.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
        didSet { partsDidChange() }
    }

    public override init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        partsDidChange()
    }
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        defer { partsDidChange() }
        guard let other = barAppearance as? UIToolbarAppearance else { return }
        buttonAppearance.take(from: other.buttonAppearance)
        doneButtonAppearance.take(from: other.doneButtonAppearance)
    }
    /// Reads nothing of the archive: as `init()`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        partsDidChange()
    }

    /// Listens to the items' appearances.
    private func partsDidChange() {
        for part in [buttonAppearance, doneButtonAppearance] {
            part.changed = { [weak self] in self?.appearanceDidChange() }
        }
        appearanceDidChange()
    }

    open override func copy(with zone: NSZone? = nil) -> Any { UIToolbarAppearance(barAppearance: self) }
}
