extension EnvironmentValues {
    /// How large pictures of symbols are. Default: medium.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
    /// How symbols are drawn. Default: plain.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
    /// How symbols are colored. Default: nil.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
    /// How large controls are. Default: regular.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
    /// The least height of rows, in points. Default: 44.
    public var defaultMinListRowHeight: CGFloat {
        get { self[MinListRowHeightKey.self] }
        set { self[MinListRowHeightKey.self] = newValue }
    }
    /// The least height of headers, in points. Default: nil.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[MinListHeaderHeightKey.self] }
        set { self[MinListHeaderHeightKey.self] = newValue }
    }
    /// How much headers stand out. Default: standard.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }
    /// Whether views scroll. Default: true.
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }
    /// In which order a menu's items stand. Default: automatic.
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }
    /// What lies behind a view. Default: nil.
    public var backgroundMaterial: Material? { nil }
    /// What stands for the control's key. Default: nil.
    public var keyboardShortcut: KeyboardShortcut? { nil }

    // MARK: Accessibility

    /// Whether VoiceOver runs. Default: false.
    public var accessibilityVoiceOverEnabled: Bool { false }
    /// Whether Switch Control runs. Default: false.
    public var accessibilitySwitchControlEnabled: Bool { false }
    /// Whether things move less. Default: false.
    public var accessibilityReduceMotion: Bool { false }
    /// Whether less shines through. Default: false.
    public var accessibilityReduceTransparency: Bool { false }
    /// Whether colors mustn't be all that tells things apart. Default: false.
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    /// Whether colors are inverted. Default: false.
    public var accessibilityInvertColors: Bool { false }
    /// Whether buttons have shapes. Default: false.
    public var accessibilityShowButtonShapes: Bool { false }
    /// Whether content is shown larger on its own. Default: false.
    public var accessibilityLargeContentViewerEnabled: Bool { false }
}

private enum ImageScaleKey: EnvironmentKey { static let defaultValue = Image.Scale.medium }
private enum SymbolVariantsKey: EnvironmentKey { static let defaultValue = SymbolVariants.none }
private enum SymbolRenderingModeKey: EnvironmentKey { static let defaultValue: SymbolRenderingMode? = nil }
private enum ControlSizeKey: EnvironmentKey { static let defaultValue = ControlSize.regular }
private enum MinListRowHeightKey: EnvironmentKey { static let defaultValue: CGFloat = 44 }
private enum MinListHeaderHeightKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
private enum HeaderProminenceKey: EnvironmentKey { static let defaultValue = Prominence.standard }
private enum ScrollEnabledKey: EnvironmentKey { static let defaultValue = true }
private enum MenuOrderKey: EnvironmentKey { static let defaultValue = MenuOrder.automatic }
