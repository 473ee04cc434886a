/// Lays out views in a row or a column.
@preconcurrency @MainActor
open class UIStackView: UIView {
    func arrangedVisibilityDidChange(of view: UIView) {}
}
