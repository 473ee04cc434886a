extension DocumentTables {
    static let pickerView = DocumentAttributes<UIPickerView>("pickerView") {
        $0.bool("showsSelectionIndicator", \.showsSelectionIndicator, default: true)
    }
}
