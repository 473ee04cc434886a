extension DocumentTables {
    static let `switch` = DocumentAttributes<UISwitch>("switch") {
        $0.bool("on", \.isOn, default: false, always: true)
        $0.color("onTintColor", \.onTintColor)
        $0.color("thumbTintColor", \.thumbTintColor)
        $0.string("title", \.title)
    }
}
