import Platform

extension UITableViewCell {
    // MARK: Lines (TV-6 … TV-8, TV-M8)
    func layoutSeparators() {
        guard let table = tableView, table.separatorStyle != .none,
            let color = cellState.separatorColor ?? table.separatorColor
        else {
            cellState.separator?.isHidden = true
            cellState.topSeparator?.isHidden = true
            return
        }
        let place = cellState.place
        let thickness = table.separatorThickness
        let isGroupEnd = place.style != .plain && place.isLast
        let linesEndGroups = TableLook.current.linesEndGroups
        // A section's last line spans the cell; cards have none.
        let hasBottom = !(isGroupEnd && (place.style == .insetGrouped || !linesEndGroups))
        let hasTop = place.style == .grouped && place.isFirst && linesEndGroups
        let insets = isGroupEnd ? UIEdgeInsets.zero : separatorInsets(of: table)
        show(
            &cellState.separator,
            hasBottom,
            CGRect(
                x: insets.left,
                y: bounds.height - thickness,
                width: max(0, bounds.width - insets.left - insets.right),
                height: thickness
            ),
            color
        )
        show(
            &cellState.topSeparator,
            hasTop,
            CGRect(x: 0, y: 0, width: bounds.width, height: thickness),
            color
        )
    }

    private func show(_ line: inout CALayer?, _ isShown: Bool, _ frame: CGRect, _ color: UIColor) {
        guard isShown else {
            line?.isHidden = true
            return
        }
        ListLine.show(&line, in: self, frame, color)
    }

    /// From the cell's edges, left and right.
    private func separatorInsets(of table: UITableView) -> UIEdgeInsets {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let automatic = automaticInsets(of: table, isRightToLeft)
        guard let own = cellState.separatorInset ?? table.table.separatorInset else { return automatic }
        guard table.separatorInsetReference == .fromAutomaticInsets else { return own }
        return UIEdgeInsets(
            top: 0,
            left: automatic.left + own.left,
            bottom: 0,
            right: automatic.right + own.right
        )
    }

    /// The text's leading edge, counted from the safe area (TV-6, TV-8, TV-M23).
    private func automaticInsets(of table: UITableView, _ isRightToLeft: Bool) -> UIEdgeInsets {
        let metrics = TableLook.current
        let content = contentView.margins.wasSet ? contentView.margins.own.leading : margins.own.leading
        if let list = contentView as? UIListContentView {
            let trailing = isInsetAtEnd ? margins.own.trailing : 0
            // Where contents reach under the notch their margins have kept clear of it already.
            let safe = table.insetsContentViewsToSafeArea ? safeLeading(isRightToLeft) : 0
            let leading = safe + editingIndent + list.textInset
            return UIEdgeInsets(
                top: 0,
                left: isRightToLeft ? trailing : leading,
                bottom: 0,
                right: isRightToLeft ? leading : trailing
            )
        }
        var leading = metrics.textInset > 0 && !contentView.margins.wasSet ? metrics.textInset : content
        leading += safeLeading(isRightToLeft)
        if let image = cellState.imageView?.image {
            leading += TableCellLayout.shownSize(of: image.size, rowHeight: bounds.height).width + metrics.imageGap
        }
        leading += CGFloat(indentationLevel) * indentationWidth
        leading += editingIndent
        let trailing = isInsetAtEnd ? margins.own.trailing : 0
        return UIEdgeInsets(
            top: 0,
            left: isRightToLeft ? trailing : leading,
            bottom: 0,
            right: isRightToLeft ? leading : trailing
        )
    }

    private func safeLeading(_ isRightToLeft: Bool) -> CGFloat {
        isRightToLeft ? safeAreaInsets.right : safeAreaInsets.left
    }

    private var editingIndent: CGFloat {
        isEditing && cellState.place.editingStyle != .none ? TableLook.current.editIndent : 0
    }

    private var isInsetAtEnd: Bool {
        cellState.place.style == .insetGrouped && TableLook.current.insetSeparatorRight > 0
    }

    // MARK: Cards
    func layoutCorners() {
        let place = cellState.place
        let isCard = place.style == .insetGrouped && (place.isFirst || place.isLast)
        layer.cornerRadius = isCard ? TableLook.current.cardRadius : 0
        guard isCard else { return }
        layer.cornerCurve = .continuous
        layer.masksToBounds = true
        var corners: CACornerMask = []
        if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.maskedCorners = corners
    }
}
