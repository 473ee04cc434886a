import Foundation

extension UICollectionViewListCell {
    // MARK: The list
    /// Takes the look of the list around the cell.
    func take(_ place: ListSectionPlace?) {
        list.place = place
        setNeedsLayout()
        setListEnvironment(place.map { UIListEnvironment($0.configuration.appearance) })
        guard let place else { return }
        if !list.hasOwnBackground {
            let background = standardBackground(place)
            if configurations.background != background {
                setBackgroundConfiguration(background)
                list.hasOwnBackground = false
            }
        }
        let width = owner?.bounds.width ?? bounds.width
        let side =
            place.configuration.appearance == .insetGrouped
            ? TableLook.current.insetMargin(tableWidth: width, hasSideInsets: false, isLandscape: false)
            : TableLook.current.sideMargin(screenWidth: width)
        let own = NSDirectionalEdgeInsets(top: 8, leading: side, bottom: 8, trailing: side)
        for view in [self, contentView] where !view.margins.wasSet && view.margins.own != own {
            view.changeMargins { $0.own = own }
        }
    }

    private func standardBackground(_ place: ListSectionPlace) -> UIBackgroundConfiguration {
        switch (place.configuration.appearance, place.role) {
        case (.plain, .item), (.sidebarPlain, .item): .listPlainCell()
        case (.grouped, .item), (.insetGrouped, .item): .listGroupedCell()
        case (.sidebar, .item): .listSidebarCell()
        case (.plain, _), (.sidebarPlain, _): .listPlainHeaderFooter()
        case (.grouped, _), (.insetGrouped, _): .listGroupedHeaderFooter()
        case (.sidebar, _): .listSidebarHeader()
        }
    }

    var standardContent: UIListContentConfiguration {
        guard let place = list.place else { return .cell() }
        switch (place.configuration.appearance, place.role) {
        case (.plain, .item), (.grouped, .item), (.insetGrouped, .item): return .cell()
        case (.sidebar, .item), (.sidebarPlain, .item): return .sidebarCell()
        case (.plain, .header): return .plainHeader()
        case (.plain, .footer), (.sidebar, .footer), (.sidebarPlain, .footer): return .plainFooter()
        case (.grouped, .header), (.insetGrouped, .header): return .groupedHeader()
        case (.grouped, .footer), (.insetGrouped, .footer): return .groupedFooter()
        case (.sidebar, .header), (.sidebarPlain, .header): return .sidebarHeader()
        }
    }

    // MARK: Accessories
    func accessoriesDidChange() {
        for view in list.accessoryViews { view.removeFromSuperview() }
        list.accessoryViews = []
        setNeedsLayout()
    }

    private func showAccessories() {
        let shown = accessories.filter { $0.isShown(isEditing: listPlace.isEditing) }
        let leading = UICellAccessory.ordered(shown.filter { !$0.isTrailing }, isTrailing: false)
        let trailing = UICellAccessory.ordered(shown.filter(\.isTrailing), isTrailing: true)
        let ordered = leading + trailing
        guard ordered.map(\.kind) != list.accessoryViews.map(\.accessory.kind) else { return }
        for view in list.accessoryViews { view.removeFromSuperview() }
        list.accessoryViews = ordered.map { accessory in
            ListAccessoryView(accessory, traits: traitCollection) { [weak self] in self?.wasTapped($0) }
        }
        for view in list.accessoryViews { addSubview(view) }
    }

    private func wasTapped(_ accessory: UICellAccessory) {
        if let action = accessory.action { return action() }
        switch accessory.kind {
        case .outlineDisclosure: list.toggle?()
        case .delete: (owner as? UICollectionView)?.askForDeletion(of: self)
        case .disclosureIndicator, .checkmark, .insert, .reorder, .multiselect, .detail, .label, .popUpMenu,
            .customView:
            break
        }
    }

    /// Whether a touch anywhere shows and hides the items below.
    var togglesWhenTouched: Bool {
        accessories.contains { accessory in
            guard case .outlineDisclosure(let style) = accessory.kind, list.toggle != nil else { return false }
            return style == .header || (style == .automatic && list.place?.role == .header)
        }
    }

    private var owner: UIView? {
        var view = superview
        while let ancestor = view, !(ancestor is UICollectionView) { view = ancestor.superview }
        return view
    }

    // MARK: Places
    /// Where the content stands, left to right.
    private func contentFrame(in size: CGSize) -> (content: CGRect, leading: [CGFloat], trailing: [CGFloat]) {
        let look = ListLook.current
        let margins = directionalLayoutMargins
        let indent = CGFloat(indentationLevel) * indentationWidth
        var (start, end) = (CGFloat(0), size.width)
        var (leading, trailing): ([CGFloat], [CGFloat]) = ([], [])
        var place = margins.leading + (indentsAccessories ? indent : 0)
        for view in list.accessoryViews where !view.accessory.isTrailing {
            leading.append(place)
            place += view.slot(scale: layoutScale) + look.accessoryGap
            start = place - margins.leading + (indentsAccessories ? 0 : indent)
        }
        if leading.isEmpty { start = indent }
        place = size.width - margins.trailing
        for view in list.accessoryViews.reversed() where view.accessory.isTrailing {
            place -= view.slot(scale: layoutScale)
            trailing.append(place)
            end = place
            place -= look.accessoryGap
        }
        return (
            CGRect(x: start, y: 0, width: max(0, end - start), height: size.height), leading, trailing.reversed()
        )
    }

    func layoutListCell() {
        showAccessories()
        let (content, leading, trailing) = contentFrame(in: bounds.size)
        placeMirrored(contentView, content)
        let starts = leading + trailing
        for (view, x) in zip(list.accessoryViews, starts) {
            let width = view.slot(scale: layoutScale)
            view.isExpanded = list.isExpanded
            view.isSelected = isSelected
            placeMirrored(view, CGRect(x: x, y: 0, width: width, height: bounds.height))
        }
        contentView.layoutIfNeeded()
        layoutListLines()
        layoutListCorners()
    }

    private func placeMirrored(_ view: UIView, _ frame: CGRect) {
        var frame = frame
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { frame.origin.x = bounds.width - frame.maxX }
        if view.frame != frame { view.setUntransformedFrame(frame) }
    }

    func fittingListSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        showAccessories()
        let (content, _, _) = contentFrame(in: CGSize(width: target.width, height: bounds.height))
        guard contentView is any UIContentView || !contentView.constraintState.held.isEmpty else {
            return CGSize(width: target.width, height: target.height)
        }
        placeMirrored(
            contentView,
            CGRect(x: content.minX, y: 0, width: content.width, height: contentView.frame.height)
        )
        let fitting = contentView.systemLayoutSizeFitting(
            CGSize(width: content.width, height: target.height),
            withHorizontalFittingPriority: horizontal,
            verticalFittingPriority: vertical
        )
        return CGSize(width: target.width, height: fitting.height)
    }

    // MARK: Lines
    var separatorGuide: UILayoutGuide {
        if let guide = list.separatorGuide { return guide }
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        let leading = guide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: separatorStart)
        let trailing = guide.trailingAnchor.constraint(equalTo: trailingAnchor)
        // An app's own constraints win.
        (leading.priority, trailing.priority) = (.defaultLow, .defaultLow)
        NSLayoutConstraint.activate([
            leading, trailing, guide.topAnchor.constraint(equalTo: topAnchor),
            guide.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
        list.separatorGuide = guide
        return guide
    }

    /// Where texts begin (CV-M4).
    private var separatorStart: CGFloat {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let start = isRightToLeft ? bounds.width - contentView.frame.maxX : contentView.frame.minX
        if let content = contentView as? UIListContentView { return start + content.textInset }
        return start + directionalLayoutMargins.leading
    }

    private func layoutListLines() {
        guard let place = list.place else {
            list.separator?.isHidden = true
            list.topSeparator?.isHidden = true
            return
        }
        let separators = place.separators
        let points = TableLook.current.separatorPoints
        let thickness = points > 0 ? points : 1 / layoutScale
        let isBottom = place.showsBottomSeparator(separators)
        // Taken out first: what shows a line reads the state it lies in.
        var (bottom, top) = (list.separator, list.topSeparator)
        show(&bottom, isBottom, separators.bottomSeparatorInsets, bounds.height - thickness, thickness, separators)
        let isTop = place.showsTopSeparator(separators)
        show(&top, isTop, separators.topSeparatorInsets, 0, thickness, separators)
        (list.separator, list.topSeparator) = (bottom, top)
    }

    private func show(
        _ line: inout CALayer?,
        _ isShown: Bool,
        _ insets: NSDirectionalEdgeInsets,
        _ y: CGFloat,
        _ thickness: CGFloat,
        _ separators: UIListSeparatorConfiguration
    ) {
        guard isShown else {
            line?.isHidden = true
            return
        }
        let automatic = UIListSeparatorConfiguration.automaticInsets
        var (leading, trailing) = (insets.leading, insets.trailing)
        if leading == automatic.leading { leading = separatorStart }
        if trailing == automatic.trailing {
            let isCard = list.place?.configuration.appearance == .insetGrouped
            trailing = isCard && TableLook.current.insetSeparatorRight > 0 ? directionalLayoutMargins.trailing : 0
        }
        if let guide = list.separatorGuide {
            let frame = guide.layoutFrame
            let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
            leading = isRightToLeft ? bounds.width - frame.maxX : frame.minX
            trailing = isRightToLeft ? frame.minX : bounds.width - frame.maxX
        }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        ListLine.show(
            &line,
            in: self,
            CGRect(
                x: isRightToLeft ? trailing : leading,
                y: y,
                width: max(0, bounds.width - leading - trailing),
                height: thickness
            ),
            separators.color
        )
    }

    /// The first and the last item of a card are round (CV-M1).
    private func layoutListCorners() {
        guard let place = list.place, place.role == .item, place.configuration.appearance == .insetGrouped,
            place.isFirst || place.isLast
        else { return layer.cornerRadius = 0 }
        layer.cornerRadius = TableLook.current.cardRadius
        layer.cornerCurve = .continuous
        layer.masksToBounds = true
        var corners: CACornerMask = []
        if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.maskedCorners = corners
    }
}
