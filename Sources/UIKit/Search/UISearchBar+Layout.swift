extension UISearchBar {
    var metrics: SearchBarLook { SearchBarLook.current }
    /// What a prompt adds, in points. Unknown; as in the bars of old.
    private static let promptHeight: CGFloat = 31
    private var promptHeight: CGFloat { prompt == nil || isInNavigationBar ? 0 : Self.promptHeight }
    var barHeight: CGFloat { metrics.height + promptHeight + (showsScopeBar ? metrics.scope : 0) }

    func layoutSearchBar() {
        let metrics = metrics
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        background.frame = bounds
        background.backgroundColor =
            isInNavigationBar || searchBarStyle == .minimal
            ? nil : barTintColor ?? (barStyle == .default ? metrics.bar.color : .black)
        background.layer.contents = isInNavigationBar ? nil : shownBackgroundImage?.cgImage
        showHairlines()
        promptLabel.isHidden = promptHeight == 0
        // The bar's color reaches the screen's edges, what can be touched keeps clear of the notch (SA-27).
        let clear = bounds.inset(
            by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
        )
        promptLabel.frame = clear.insetBy(dx: metrics.side, dy: 0)
        promptLabel.frame.size.height = promptHeight
        let side = isInNavigationBar ? navigationBarMargin : metrics.side
        var field = clear.insetBy(dx: side, dy: 0)
        let fieldHeight =
            images.field(for: searchTextField.isEnabled ? .normal : .disabled)?.size.height ?? metrics.field
        field.size.height = fieldHeight
        let rowHeight = bounds.height - promptHeight - (showsScopeBar ? metrics.scope : 0)
        let row = metrics.centersField ? rowHeight : min(bounds.height - promptHeight, metrics.height)
        field.origin.y = promptHeight + ((row - fieldHeight) / 2).roundedToPixel(scale: layoutScale)
        if isInNavigationBar { field.origin.y = min(1, bounds.height - fieldHeight) }
        if isInBarRow { field = bounds }
        cancelButton.isHidden = !cancelIsShown || isInBarRow
        if cancelIsShown, !isInBarRow {
            let size = cancelButton.intrinsicContentSize
            field.size.width -= size.width + metrics.cancelGap
            let x = isRightToLeft ? clear.minX + side : clear.maxX - side - size.width
            cancelButton.frame = CGRect(x: x, y: field.midY - size.height / 2, width: size.width, height: size.height)
            if isRightToLeft { field.origin.x += size.width + metrics.cancelGap }
        }
        let adjustment = searchFieldBackgroundPositionAdjustment
        searchTextField.frame = field.offsetBy(dx: adjustment.horizontal, dy: adjustment.vertical)
        buttons.update()
        let isFilled = searchBarStyle == .minimal || metrics.fieldIsFilled || isInNavigationBar
        searchTextField.backgroundColor = isFilled || barStyle != .default ? .tertiarySystemFill : .white
        showFieldImage()
        scopeBackground.isHidden = !showsScopeBar
        scopeBackground.image = images.scopeBar
        scopeBackground.frame = bounds
        scopeBackground.frame.origin.y = promptHeight + metrics.height
        scopeBackground.frame.size.height = metrics.scope
        scopeControl.isHidden = !showsScopeBar
        let height = scopeControl.sizeThatFits(.zero).height
        scopeControl.frame = CGRect(
            x: clear.minX + metrics.side,
            y: promptHeight + metrics.height + (metrics.scope - height) / 2 - 4,
            width: max(0, clear.width - 2 * metrics.side),
            height: height
        )
    }

    /// Inside the bar's edges (looks: search fields).
    private func showHairlines() {
        let isShown =
            metrics.hasHairlines && !isInNavigationBar && searchBarStyle != .minimal && shownBackgroundImage == nil
        let height = 1 / layoutScale
        let color = UIColor(white: 0, alpha: Self.hairlineAlpha)
        for (line, y) in [(hairlines.top, 0), (hairlines.bottom, bounds.height - height)] {
            line.isHidden = !isShown
            line.show(color, frame: CGRect(x: 0, y: y, width: bounds.width, height: height), radius: 0)
        }
    }

    /// 181 on 201.
    private static let hairlineAlpha: CGFloat = 0.1

    private var navigationBarMargin: CGFloat { BarMetrics(traits: traitCollection).sideMargin(width: bounds.width) }
}
