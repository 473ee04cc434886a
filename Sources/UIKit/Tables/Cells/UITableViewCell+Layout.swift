import Platform

extension UITableViewCell {
    // MARK: Content view
    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    private var shownAccessoryType: AccessoryType { isEditing ? editingAccessoryType : accessoryType }
    var shownAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }

    /// Leading and trailing safe insets of the content (TV-1, TV-2).
    private var safeSides: (leading: CGFloat, trailing: CGFloat) {
        let index = tableView?.sectionIndexWidth ?? 0
        guard tableView?.insetsContentViewsToSafeArea ?? true else { return (0, index) }
        let insets = safeAreaInsets
        return isRightToLeft ? (insets.right, insets.left + index) : (insets.left, insets.right + index)
    }

    /// Points at the cell's trailing end that accessories and reorder controls take, safe inset included.
    private func trailingWidth(_ safe: CGFloat) -> CGFloat {
        var width = safe
        if showsReorder { width += TableLook.current.reorderControlWidth }
        if let view = shownAccessoryView { return width + accessorySlot(of: view) + margins.own.trailing }
        let reserved = CellAccessoryView.reservedWidth(
            of: shownAccessoryType,
            margin: margins.own.trailing,
            traits: traitCollection,
            scale: layoutScale
        )
        return width + reserved
    }

    /// TV-M24: a symbol stands in a slot that is as wide for all.
    private func accessorySlot(of view: UIView) -> CGFloat {
        guard let slot = TableLook.current.symbolSlot, (view as? UIImageView)?.image?.isSymbolImage ?? false else {
            return view.frame.width
        }
        return slot
    }

    private var showsReorder: Bool { isEditing && showsReorderControl }
    private var showsEditControl: Bool { isEditing && cellState.place.editingStyle != .none }
    private var editIndent: CGFloat {
        showsEditControl && cellState.place.indentsWhileEditing && shouldIndentWhileEditing
            ? TableLook.current.editIndent : 0
    }

    private func contentFrame(in size: CGSize) -> CGRect {
        let safe = safeSides
        let leading = safe.leading + editIndent
        let height = size.height - separatorShare
        let width = max(0, size.width - leading - trailingWidth(safe.trailing))
        return CGRect(x: leading, y: 0, width: width, height: max(0, height))
    }

    /// TV-21: up to iOS 12 the separator takes its pixel from the content.
    private var separatorShare: CGFloat {
        guard Quirk.separatorsTakeRoomInRows.holds, let tableView, tableView.separatorStyle != .none else { return 0 }
        return 1 / layoutScale
    }

    // MARK: The pass
    func layoutCell() {
        let content = contentFrame(in: bounds.size)
        place(contentView, content)
        layoutAccessories(after: content)
        layoutStyledContent(in: content.size)
        layoutBackgroundConfiguration()
        backgroundView?.frame = bounds
        if let selection = cellState.shownSelectionView, selection.superview === self { selection.frame = bounds }
        layoutSeparators()
        layoutCorners()
    }

    /// Places a subview by its frame in left-to-right order.
    private func place(_ view: UIView, _ frame: CGRect) {
        var frame = frame
        if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
        if view.frame != frame { view.setUntransformedFrame(frame) }
    }

    private func layoutAccessories(after content: CGRect) {
        let safe = safeSides.trailing
        let reorder = showsReorder ? TableLook.current.reorderControlWidth : 0
        let edge = bounds.width - safe - margins.own.trailing - reorder
        showAccessoryView()
        if let view = shownAccessoryView {
            let size = view.frame.size
            place(
                view,
                CGRect(
                    x: edge - accessorySlot(of: view) / 2 - size.width / 2,
                    y: ((bounds.height - size.height) / 2).roundedToPixel(scale: layoutScale),
                    width: size.width,
                    height: size.height
                )
            )
        }
        layoutAccessoryType(edge)
        layoutEditControls(safe)
    }

    private func layoutAccessoryType(_ edge: CGFloat) {
        let type = shownAccessoryView == nil ? shownAccessoryType : .none
        guard type != .none else {
            cellState.accessory?.removeFromSuperview()
            cellState.accessory = nil
            return
        }
        let view = cellState.accessory ?? CellAccessoryView(frame: .zero)
        view.type = type
        view.isMirrored = isRightToLeft
        view.onTap = { [weak self] in
            guard let self else { return }
            tableView?.accessoryWasTapped(in: self)
        }
        if cellState.accessory == nil {
            cellState.accessory = view
            addSubview(view)
        }
        let width = CellAccessoryView.signWidth(of: type, traits: traitCollection, scale: layoutScale)
        place(view, CGRect(x: edge - width, y: 0, width: width, height: bounds.height - separatorShare))
    }

    private func layoutEditControls(_ safe: CGFloat) {
        let metrics = TableLook.current
        if showsEditControl {
            let control = cellState.editControl ?? CellEditControl(frame: .zero)
            control.style = cellState.place.editingStyle
            if cellState.editControl == nil {
                cellState.editControl = control
                addSubview(control)
            }
            place(control, metrics.editControlFrame(rowHeight: bounds.height).offsetBy(dx: safeSides.leading, dy: 0))
        } else {
            cellState.editControl?.removeFromSuperview()
            cellState.editControl = nil
        }
        if showsReorder {
            let control = cellState.reorderControl ?? CellReorderControl(frame: .zero)
            if cellState.reorderControl == nil {
                cellState.reorderControl = control
                addSubview(control)
            }
            let width = metrics.reorderControlWidth
            place(control, CGRect(x: bounds.width - safe - width, y: 0, width: width, height: bounds.height))
        } else {
            cellState.reorderControl?.removeFromSuperview()
            cellState.reorderControl = nil
        }
    }

    // MARK: Styles
    private func layoutStyledContent(in size: CGSize) {
        guard cellState.textLabel != nil || cellState.detailTextLabel != nil || cellState.imageView != nil else {
            return
        }
        let frames = styledLayout.frames(in: size)
        fitStyledImage(in: size)
        let views: [(UIView?, CGRect)] = [
            (cellState.imageView, frames.image), (cellState.textLabel, frames.text),
            (cellState.detailTextLabel, frames.detail),
        ]
        for case (let view?, var frame) in views where view.superview === contentView {
            guard view.translatesAutoresizingMaskIntoConstraints else { continue }
            if isRightToLeft { frame.origin.x = size.width - frame.maxX }
            if view.frame != frame { view.setUntransformedFrame(frame) }
        }
    }

    /// An image higher than the row is drawn smaller (TV-32), whatever size it has; one that fits isn't drawn larger.
    private func fitStyledImage(in size: CGSize) {
        guard let view = cellState.imageView, let image = view.image else { return }
        let isTooHigh = image.size.height > size.height
        // A mode that the app chose stays.
        guard isTooHigh != cellState.shrinksImage,
            view.contentMode == (cellState.shrinksImage ? .scaleAspectFit : .center)
        else { return }
        cellState.shrinksImage = isTooHigh
        view.contentMode = isTooHigh ? .scaleAspectFit : .center
    }

    private var styledLayout: TableCellLayout {
        let metrics = TableLook.current
        let contentMargins = contentView.margins
        // With content in the safe area the margin counts from the content's edge, else from the safe area (TV-2).
        let isInset = tableView?.insetsContentViewsToSafeArea ?? true
        let unsafe =
            isInset
            ? 0 : (isRightToLeft ? safeAreaInsets.right : safeAreaInsets.left)
        let leading = metrics.textInset > 0 && !contentMargins.wasSet ? metrics.textInset : contentMargins.own.leading
        let hasAccessory = shownAccessoryView != nil || shownAccessoryType != .none
        return TableCellLayout(
            style: cellState.style,
            leading: leading + unsafe + CGFloat(indentationLevel) * indentationWidth,
            trailing: hasAccessory ? TableCellLayout.gapBeforeAccessory : leading,
            label: cellState.textLabel,
            detail: cellState.detailTextLabel,
            image: cellState.imageView?.image?.size,
            metrics: metrics,
            scale: layoutScale
        )
    }

    /// The height of a cell without constraints.
    func styledHeight(width: CGFloat) -> CGFloat {
        let content = contentFrame(in: CGSize(width: width, height: 0)).width
        return styledLayout.height(width: content)
    }

    // MARK: Fitting (TV-12)
    func fittingCellSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        guard contentView is any UIContentView || !contentView.constraintState.held.isEmpty else {
            return CGSize(width: target.width, height: styledHeight(width: target.width))
        }
        let width = contentFrame(in: CGSize(width: target.width, height: 0)).width
        let size = contentView.systemLayoutSizeFitting(
            CGSize(width: width, height: target.height),
            withHorizontalFittingPriority: horizontal,
            verticalFittingPriority: vertical
        )
        return CGSize(width: target.width, height: size.height)
    }
}
