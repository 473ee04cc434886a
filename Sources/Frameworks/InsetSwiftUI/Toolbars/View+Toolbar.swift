nonisolated extension View {
    /// What stands in bars.
    public func toolbar<C: View>(@ViewBuilder content: () -> C) -> some View { self }
    /// What stands in bars.
    public func toolbar<C: ToolbarContent>(@ToolbarContentBuilder content: () -> C) -> some View { self }
    /// What stands in bars, as the person chooses.
    public func toolbar<C: CustomizableToolbarContent>(id: String, @ToolbarContentBuilder content: () -> C) -> some View
    { self }
    /// Whether bars are seen.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
    /// Whether bars are seen.
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
    /// Takes parts away that come by themselves.
    public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }
    /// What lies behind bars.
    public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View { self }
    /// Whether something lies behind bars.
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
    /// Whether something lies behind bars.
    public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        self
    }
    /// Light or dark bars.
    public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View { self }
    /// What a toolbar is for.
    public func toolbarRole(_ role: ToolbarRole) -> some View { self }
    /// The menu of the bar's title.
    public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }
    /// How large the bar's title is.
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }
    /// Whether the status bar is hidden.
    public func statusBar(hidden: Bool) -> some View { self }
    /// Whether the status bar is hidden.
    public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
    /// Whether the home indicator is hidden.
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
    /// At which edges the app hears of touches first.
    public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
