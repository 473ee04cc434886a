/// Every look there is, for the test that checks each file whole.
enum LookTables {
    static let all: [any LookTable] = [
        ButtonLook.table, ButtonConfigurationLook.table, SwitchLook.table, SliderLook.table, StepperLook.table,
        SegmentedControlLook.table, ProgressLook.table, ActivityIndicatorLook.table, PageControlLook.table,
        TextFieldLook.table, TextInputLook.table, SearchBarLook.table, PickerLook.table, DatePickerLook.table,
        RefreshControlLook.table,
        TableLook.table, CollectionLook.table, ListLook.table, MarginLook.table,
        BarMaterialLook.table, NavigationBarLook.table, BackButtonLook.table, ToolbarLook.table, TabBarLook.table,
        MenuLook.table, EditMenuLook.table, SheetLook.table, PopoverLook.table, AlertLook.table,
        KeyboardLook.Phone.table, KeyboardLook.Pad.table, KeyboardLook.Colors.table, KeyboardLook.Labels.table,
        KeyboardLook.Heights.table,
        SystemColors.table, StatusBarLook.table,
    ]
}
