extension DocumentTables {
    static let activityIndicatorView = DocumentAttributes<UIActivityIndicatorView>("activityIndicatorView") {
        $0.choice(
            "style",
            \.style,
            ["white": .white, "gray": .gray, "whiteLarge": .whiteLarge, "medium": .medium, "large": .large],
            default: .white,
            always: true
        )
        $0.color("color", \.color)
        $0.bool("hidesWhenStopped", \.hidesWhenStopped, default: false, always: true)
        $0.row("animating", .bool, read: { $0.bool("animating") }) { if $1 { $0.startAnimating() } }
    }
}
