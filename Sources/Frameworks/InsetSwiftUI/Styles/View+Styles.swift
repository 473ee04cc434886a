nonisolated extension View {
    /// How buttons look.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { self }
    /// How buttons look and what a touch does.
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }
    /// The form of buttons' borders.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
    /// Whether a button's action comes again while it is held.
    public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
    /// How switches look.
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { self }
    /// How words and pictures stand.
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View { self }
    /// How values and what they are stand.
    public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View { self }
    /// How fields for text look.
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }
    /// How areas for text look.
    public func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }
    /// How choices look.
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
    /// How choices of a date look.
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
    /// How rows look.
    public func listStyle<S: ListStyle>(_ style: S) -> some View { self }
    /// How rows of settings look.
    public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
    /// How boxes look.
    public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View { self }
    /// How views that can be opened look.
    public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View { self }
    /// How controls that belong together look.
    public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { self }
    /// How progress looks.
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { self }
    /// How numbers between bounds look.
    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { self }
    /// How menus look.
    public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
    /// In which order a menu's items stand.
    public func menuOrder(_ order: MenuOrder) -> some View { self }
    /// Whether a menu has a mark.
    public func menuIndicator(_ visibility: Visibility) -> some View { self }
    /// Whether choosing closes a menu.
    public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
    /// How large controls are.
    public func controlSize(_ controlSize: ControlSize) -> some View { self }
    /// How large pictures of symbols are.
    public func imageScale(_ scale: Image.Scale) -> some View { self }
    /// How symbols are drawn.
    public func symbolVariant(_ variant: SymbolVariants) -> some View { self }
    /// How symbols are colored.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
    /// Whether controls have no title.
    public func labelsHidden() -> some View { self }
    /// Whether controls have a title.
    public func labelsVisibility(_ visibility: Visibility) -> some View { self }
    /// How much headers stand out.
    public func headerProminence(_ prominence: Prominence) -> some View { self }
}

/// Whether a button's action comes again while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    /// As the system does.
    public static let automatic = Self("automatic")
    /// Always.
    public static let enabled = Self("enabled")
    /// Never.
    public static let disabled = Self("disabled")
}

/// Whether choosing closes a menu.
public struct MenuActionDismissBehavior: Equatable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    /// As the system does.
    public static let automatic = Self("automatic")
    /// Always.
    public static let enabled = Self("enabled")
    /// Never.
    public static let disabled = Self("disabled")
}
