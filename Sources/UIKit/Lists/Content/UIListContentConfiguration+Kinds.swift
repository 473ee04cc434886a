import Foundation

extension UIListContentConfiguration {
    // MARK: Cells
    /// A text, and a smaller one below it.
    public static func cell() -> Self { Self(.cell) }
    /// As a cell of the subtitle style.
    public static func subtitleCell() -> Self { Self(.subtitleCell) }
    /// A text and a value at the end of its line, or below it where there is no room.
    public static func valueCell() -> Self { Self(.valueCell) }
    /// In a sidebar.
    public static func sidebarCell() -> Self { Self(.sidebarCell) }
    /// In a sidebar, with a smaller text below.
    public static func sidebarSubtitleCell() -> Self { Self(.sidebarSubtitleCell) }
    /// In a sidebar, for an item with a larger image.
    public static func accompaniedSidebarCell() -> Self { Self(.accompaniedSidebarCell) }
    /// In a sidebar, for an item with a larger image and a smaller text below.
    public static func accompaniedSidebarSubtitleCell() -> Self { Self(.accompaniedSidebarSubtitleCell) }

    // MARK: Headers and footers
    /// Of a section in a plain list.
    public static func plainHeader() -> Self { Self(.plainHeader) }
    /// Of a section in a plain list.
    public static func plainFooter() -> Self { Self(.plainFooter) }
    /// Of a group.
    public static func groupedHeader() -> Self { Self(.groupedHeader) }
    /// Of a group.
    public static func groupedFooter() -> Self { Self(.groupedFooter) }
    /// Larger than a group's header (iOS 15).
    public static func prominentInsetGroupedHeader() -> Self { Self(.prominentInsetGroupedHeader) }
    /// Larger still (iOS 15).
    public static func extraProminentInsetGroupedHeader() -> Self { Self(.extraProminentInsetGroupedHeader) }
    /// Of a section in a sidebar.
    public static func sidebarHeader() -> Self { Self(.sidebarHeader) }
    /// Of a section (iOS 18); a group's, until it is updated for a header of another list (TR-24).
    public static func header() -> Self { Self(.header) }
    /// Of a section (iOS 18); a group's, until it is updated for a footer of another list (TR-24).
    public static func footer() -> Self { Self(.footer) }

    // MARK: Looks
    /// Gives texts, image and margins the look of the kind.
    mutating func dress(_ look: ListLook) {
        switch kind {
        case .cell: dressCell(look)
        case .subtitleCell:
            dressCell(look)
            let color = TableLook.current.subtitleIsPale ? UIColor.secondaryLabel : .label
            secondaryTextProperties = TextProperties(.caption1, color)
        case .valueCell:
            dressCell(look)
            prefersSideBySideTextAndSecondaryText = true
            secondaryTextProperties = TextProperties(.body, .secondaryLabel)
        case .sidebarCell, .accompaniedSidebarCell:
            dressCell(look)
            prefersSideBySideTextAndSecondaryText = true
            secondaryTextProperties = TextProperties(.body, .secondaryLabel)
        case .sidebarSubtitleCell, .accompaniedSidebarSubtitleCell: dressCell(look)
        case .plainHeader: dressHeader(.headline, .label, look.plainHeaderMargins)
        case .groupedHeader, .header: dressGroupedHeader(look)
        case .plainFooter, .groupedFooter, .footer: dressHeader(.footnote, .secondaryLabel, look.footerMargins)
        case .prominentInsetGroupedHeader: dressHeader(.title3, .label, look.groupedHeaderMargins, weight: .semibold)
        case .extraProminentInsetGroupedHeader:
            dressHeader(.title2, .label, look.groupedHeaderMargins, weight: .bold)
        case .sidebarHeader: dressHeader(.title3, .label, [look.contentMargin, look.contentMargin], weight: .semibold)
        }
    }

    private mutating func dressCell(_ look: ListLook) {
        directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: look.contentMargin,
            leading: 0,
            bottom: look.contentMargin,
            trailing: look.trailingMargin
        )
        imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
    }

    private mutating func dressGroupedHeader(_ look: ListLook) {
        let table = TableLook.current
        dressHeader(
            table.groupedHeaderIsBold ? .headline : .footnote,
            .secondaryLabel,
            look.groupedHeaderMargins
        )
        if table.groupedHeaderIsUppercase { textProperties.transform = .uppercase }
    }

    private mutating func dressHeader(
        _ style: UIFont.TextStyle,
        _ color: UIColor,
        _ margins: [CGFloat],
        weight: UIFont.Weight? = nil
    ) {
        textProperties = TextProperties(style, color)
        if let weight {
            textProperties.font = UIFontMetrics(forTextStyle: style).scaledFont(
                for: .systemFont(ofSize: Self.standardSize(of: style), weight: weight)
            )
        }
        secondaryTextProperties = TextProperties(.footnote, .secondaryLabel)
        prefersSideBySideTextAndSecondaryText = true
        directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: margins.first ?? 0,
            leading: 0,
            bottom: margins.last ?? 0,
            trailing: 0
        )
    }

    /// Points at the standard text size, which the metrics scale.
    private static func standardSize(of style: UIFont.TextStyle) -> CGFloat {
        let standard = UITraitCollection(preferredContentSizeCategory: .large)
        return UIFont.preferredFont(forTextStyle: style, compatibleWith: standard).pointSize
    }
}

extension UIListContentConfiguration: UIContentConfiguration {
    /// The view that shows the configuration, without a frame.
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// Texts of what is disabled are pale, and those of what has the focus white, unless the app colored them.
    public func updated(for state: any UIConfigurationState) -> Self {
        var (isDisabled, isFocused) = (false, false)
        if let state = state as? UICellConfigurationState {
            (isDisabled, isFocused) = (state.isDisabled, state.isFocused)
        }
        if let state = state as? UIViewConfigurationState { isDisabled = state.isDisabled }
        let list = state.traitCollection.listEnvironment
        var updated = adapted(to: list)
        guard isDisabled || isFocused else { return updated }
        let color = isDisabled ? UIColor.tertiaryLabel : .white
        let standard = Self(kind.shown(in: list))
        if updated.textProperties.color == standard.textProperties.color { updated.textProperties.color = color }
        if updated.secondaryTextProperties.color == standard.secondaryTextProperties.color {
            updated.secondaryTextProperties.color = color
        }
        if isFocused, imageProperties.tintColor == standard.imageProperties.tintColor {
            updated.imageProperties.tintColor = color
        }
        return updated
    }
}

extension UIListContentConfiguration {
    /// TR-24: what the app left as it was is as in the list around.
    private func adapted(to list: UIListEnvironment) -> Self {
        let other = kind.shown(in: list)
        guard other != kind else { return self }
        let (standard, look) = (Self(kind), Self(other))
        var adapted = self
        if textProperties == standard.textProperties { adapted.textProperties = look.textProperties }
        if secondaryTextProperties == standard.secondaryTextProperties {
            adapted.secondaryTextProperties = look.secondaryTextProperties
        }
        if directionalLayoutMargins == standard.directionalLayoutMargins {
            adapted.directionalLayoutMargins = look.directionalLayoutMargins
        }
        return adapted
    }
}

extension UIListContentConfiguration.Kind {
    /// What a header or footer that goes by its list is in one.
    fileprivate func shown(in list: UIListEnvironment) -> Self {
        switch (self, list) {
        case (.header, .plain): .plainHeader
        case (.header, .sidebar), (.header, .sidebarPlain): .sidebarHeader
        case (.footer, .plain), (.footer, .sidebar), (.footer, .sidebarPlain): .plainFooter
        default: self
        }
    }
}
