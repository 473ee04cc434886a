extension UIView: AppearanceBearing {
    var appearanceTraits: UITraitCollection { traitCollection }
    var appearanceContainer: UIResponder? { next }

    /// `tintColor` as far as it is the view's own; nil: inherited.
    var appearanceTintColor: UIColor? {
        get { tint.own }
        set { tintColor = newValue }
    }

    /// Sets the background that a class has of its own, which an appearance may replace.
    func setStandardBackground(_ color: UIColor?) {
        AppearanceRegistry.withoutNotes { backgroundColor = color }
    }

    /// Called on entering a window, and there at each change of traits (AP-1, AP-7).
    func takeAppearances() {
        guard !AppearanceRegistry.current.isEmpty else { return }
        applyAppearances()
        for item in (self as? any BarItemsShowing)?.shownItems ?? [] { item.applyAppearances() }
    }
}

extension UITableView {
    /// `separatorInset` as far as it was set.
    var appearanceSeparatorInset: UIEdgeInsets? {
        get { table.separatorInset }
        set {
            table.separatorInset = newValue
            cellsNeedLayout()
        }
    }
}

extension UITableViewCell {
    /// `separatorInset` as far as it was set; nil: the table's.
    var appearanceSeparatorInset: UIEdgeInsets? {
        get { cellState.separatorInset }
        set {
            cellState.separatorInset = newValue
            setNeedsLayout()
        }
    }
}
