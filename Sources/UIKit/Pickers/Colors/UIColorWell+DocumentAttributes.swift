extension DocumentTables {
    static let colorWell = DocumentAttributes<UIColorWell>("colorWell") {
        $0.string("title", \.title)
        $0.color("selectedColor", \.selectedColor)
        $0.bool("supportsAlpha", \.supportsAlpha, default: true)
    }
}
