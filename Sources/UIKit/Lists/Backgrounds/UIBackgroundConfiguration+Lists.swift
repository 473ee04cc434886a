extension UIBackgroundConfiguration {
    // MARK: Cells
    /// Behind a cell of a plain list.
    public static func listPlainCell() -> Self { Self(.plainCell) }
    /// Behind a cell of a grouped list.
    public static func listGroupedCell() -> Self { Self(.groupedCell) }
    /// Behind a cell of a sidebar.
    public static func listSidebarCell() -> Self { Self(.sidebarCell) }
    /// Behind a cell of a sidebar with a larger image.
    public static func listAccompaniedSidebarCell() -> Self { Self(.sidebarCell) }
    /// Behind a cell (iOS 18); a plain list's, until it is updated for a cell of another list (TR-24).
    public static func listCell() -> Self { Self(.cell) }

    // MARK: Headers and footers
    /// Behind a header or footer of a plain list.
    public static func listPlainHeaderFooter() -> Self { Self(.plainHeader) }
    /// Behind a header or footer of a grouped list: nothing.
    public static func listGroupedHeaderFooter() -> Self { Self(.groupedHeader) }
    /// Behind a header of a sidebar: nothing.
    public static func listSidebarHeader() -> Self { Self(.sidebarHeader) }
    /// Behind a header (iOS 18): nothing, until it is updated for a header of a plain list (TR-24).
    public static func listHeader() -> Self { Self(.header) }
    /// Behind a footer (iOS 18): nothing, until it is updated for a footer of a plain list (TR-24).
    public static func listFooter() -> Self { Self(.header) }

    init(_ kind: Kind) {
        self.init()
        self.kind = kind
        backgroundColor = Self.color(of: kind)
        guard kind == .sidebarCell else { return }
        let look = ListLook.current
        cornerRadius = look.sidebarRadius
        backgroundInsets = NSDirectionalEdgeInsets(
            top: 0,
            leading: look.sidebarInset,
            bottom: 0,
            trailing: look.sidebarInset
        )
    }

    private static func color(of kind: Kind) -> UIColor {
        switch kind {
        case .custom, .groupedHeader, .sidebarHeader, .sidebarCell, .header: .clear
        case .plainCell, .cell: .systemBackground
        case .groupedCell: .secondarySystemGroupedBackground
        case .plainHeader: TableLook.current.plainHeaderBackground.color
        }
    }

    /// TR-24: what the app left as it was is as in the list around.
    private func adapted(to list: UIListEnvironment) -> Self {
        let other: Kind
        switch (kind, list) {
        case (.cell, .grouped), (.cell, .insetGrouped): other = .groupedCell
        case (.cell, .sidebar): other = .sidebarCell
        case (.header, .plain), (.header, .sidebarPlain): other = .plainHeader
        default: return self
        }
        let (standard, look) = (Self(kind), Self(other))
        var adapted = self
        if backgroundColor == standard.backgroundColor { adapted.backgroundColor = look.backgroundColor }
        if cornerRadius == standard.cornerRadius { adapted.cornerRadius = look.cornerRadius }
        if backgroundInsets == standard.backgroundInsets { adapted.backgroundInsets = look.backgroundInsets }
        return adapted
    }

    // MARK: States
    /// A chosen cell has the selection's color and one with the focus the tint color, unless the app gave it one of its own.
    @preconcurrency @MainActor
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        var updated = adapted(to: state.traitCollection.listEnvironment)
        guard kind.isCell, backgroundColor == Self.color(of: kind), backgroundColorTransformer == nil,
            let state = state as? UICellConfigurationState
        else { return updated }
        guard state.isHighlighted || state.isSelected || state.isFocused else { return updated }
        updated.backgroundColor = state.isFocused ? .tintColor : TableLook.current.selection.color
        return updated
    }
}
