extension UITableViewCell {
    // MARK: Labels and image (TV-19)
    var styledTextLabel: UILabel {
        if let label = cellState.textLabel { return label }
        let label = UILabel(frame: .zero)
        label.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = cellState.style == .value2 ? tintColor : .label
        if cellState.style == .value2 {
            label.textAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
        }
        cellState.textLabel = label
        contentView.addSubview(label)
        setNeedsLayout()
        return label
    }

    var styledDetailLabel: UILabel? {
        if let label = cellState.detailTextLabel { return label }
        guard cellState.style != .default else { return nil }
        let label = UILabel(frame: .zero)
        let isSmall = cellState.style == .subtitle
        label.font = .preferredFont(forTextStyle: isSmall ? .caption1 : .body, compatibleWith: traitCollection)
        label.adjustsFontForContentSizeCategory = true
        let isPale = cellState.style == .value1 || (isSmall && TableLook.current.subtitleIsPale)
        label.textColor = isPale ? .secondaryLabel : .label
        cellState.detailTextLabel = label
        contentView.addSubview(label)
        setNeedsLayout()
        return label
    }

    var styledImageView: UIImageView {
        if let view = cellState.imageView { return view }
        let view = UIImageView(frame: .zero)
        view.contentMode = .center
        cellState.imageView = view
        contentView.addSubview(view)
        setNeedsLayout()
        return view
    }

    /// Takes over what a document made for a style.
    package func adopt(
        style: CellStyle,
        textLabel: UILabel?,
        detailTextLabel: UILabel?,
        imageView: UIImageView?
    ) {
        cellState.style = style
        cellState.textLabel = textLabel
        cellState.detailTextLabel = detailTextLabel
        cellState.imageView = imageView
        for view in [textLabel, detailTextLabel, imageView] as [UIView?] where view?.superview == nil {
            if let view { contentView.addSubview(view) }
        }
        setNeedsLayout()
    }

    /// The identifier that a document gives.
    package func setReuseIdentifier(_ identifier: String?) { cellState.reuseIdentifier = identifier }

    // MARK: The row
    /// Takes the row's look, and the margins of the table's cells (LM-5).
    func take(_ place: TableCellPlace, margins own: NSDirectionalEdgeInsets) {
        applyStandardBackground(place.style)
        for view in [self, contentView] where !view.margins.wasSet && view.margins.own != own {
            view.changeMargins { $0.own = own }
            setNeedsLayout()
        }
        guard place != cellState.place else { return }
        let wasEditing = cellState.place.isTableEditing
        cellState.place = place
        setNeedsLayout()
        guard place.isTableEditing != wasEditing else { return }
        cellState.place.isTableEditing = wasEditing
        setEditing(place.isTableEditing, animated: false)
    }

    private func applyStandardBackground(_ style: UITableView.Style) {
        guard !cellState.hasOwnBackground, backgroundColor == nil || cellState.place.style != style else { return }
        cellState.isApplyingBackground = true
        setStandardBackground(style == .plain ? .systemBackground : .secondarySystemGroupedBackground)
        cellState.isApplyingBackground = false
    }

    func setRowFrame(_ rect: CGRect) {
        if frame != rect { frame = rect }
    }

    // MARK: Selection
    func setSelectedState(_ isSelected: Bool, isHighlighted: Bool) {
        if isSelected != self.isSelected { setSelected(isSelected, animated: false) }
        if isHighlighted != self.isHighlighted { setHighlighted(isHighlighted, animated: false) }
    }

    func stateDidChange() {
        showSelection()
        setNeedsUpdateConfiguration()
    }

    func showSelection() {
        // A background configuration shows the state by itself.
        let isFilled = isFocused && focusStyle == .default && configurations.showsFocus
        let isChosen = (isSelected || isHighlighted) && selectionStyle != .none
        let isShown = (isFilled || isChosen) && configurations.background == nil
        let view = isShown ? (isFilled ? nil : chosenBackground) ?? systemSelectionView(isFilled) : nil
        if let shown = cellState.shownSelectionView, shown !== view, shown.superview === self {
            shown.removeFromSuperview()
        }
        cellState.shownSelectionView = view
        if let view {
            if view.superview !== self { insertSubview(view, belowSubview: contentView) }
            view.frame = bounds
        }
        for label in [cellState.textLabel, cellState.detailTextLabel] { label?.isHighlighted = isShown }
        cellState.imageView?.isHighlighted = isShown
    }

    /// The app's view behind a chosen cell: a table that selects many rows prefers the one for that.
    private var chosenBackground: UIView? {
        guard tableView?.selectsMany == true else { return selectedBackgroundView }
        return multipleSelectionBackgroundView ?? selectedBackgroundView
    }

    /// - Parameter isFilled: Of the cell that has the focus.
    private func systemSelectionView(_ isFilled: Bool) -> UIView {
        let view = cellState.systemSelectionView ?? UIView(frame: bounds)
        view.backgroundColor = isFilled ? .tintColor : TableLook.current.selection.color
        cellState.systemSelectionView = view
        return view
    }

    // MARK: Views
    func backgroundDidChange(_ view: UIView?, from old: UIView?) {
        if old !== view { old?.removeFromSuperview() }
        if let view { insertSubview(view, at: 0) }
        showSelection()
        setNeedsLayout()
    }

    func accessoryViewDidChange(from old: UIView?) {
        if let old, old.superview === self, old !== shownAccessoryView { old.removeFromSuperview() }
        showAccessoryView()
        setNeedsLayout()
    }

    /// Only the accessory view of the present state is in the cell.
    func showAccessoryView() {
        let shown = shownAccessoryView
        for case let view? in [accessoryView, editingAccessoryView] where view !== shown && view.superview === self {
            view.removeFromSuperview()
        }
        if let shown, shown.superview !== self { addSubview(shown) }
    }
}
