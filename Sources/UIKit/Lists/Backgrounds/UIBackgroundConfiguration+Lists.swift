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
    /// Behind a cell (iOS 18); a plain list's, until a cell of a list knows better.
    public static func listCell() -> Self { Self(.plainCell) }

    // MARK: Headers and footers
    /// Behind a header or footer of a plain list.
    public static func listPlainHeaderFooter() -> Self { Self(.plainHeader) }
    /// Behind a header or footer of a grouped list: nothing.
    public static func listGroupedHeaderFooter() -> Self { Self(.groupedHeader) }
    /// Behind a header of a sidebar: nothing.
    public static func listSidebarHeader() -> Self { Self(.sidebarHeader) }
    /// Behind a header (iOS 18): nothing.
    public static func listHeader() -> Self { Self(.groupedHeader) }
    /// Behind a footer (iOS 18): nothing.
    public static func listFooter() -> Self { Self(.groupedHeader) }

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
        case .custom, .groupedHeader, .sidebarHeader, .sidebarCell: .clear
        case .plainCell: .systemBackground
        case .groupedCell: .secondarySystemGroupedBackground
        case .plainHeader: TableLook.current.plainHeaderBackground.color
        }
    }

    // MARK: States
    /// A chosen cell has the selection's color and one with the focus the tint color, unless the app gave it one of its own.
    @preconcurrency @MainActor
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        guard kind.isCell, backgroundColor == Self.color(of: kind), backgroundColorTransformer == nil,
            let state = state as? UICellConfigurationState
        else { return self }
        guard state.isHighlighted || state.isSelected || state.isFocused else { return self }
        var updated = self
        updated.backgroundColor = state.isFocused ? .tintColor : TableLook.current.selection.color
        return updated
    }
}
