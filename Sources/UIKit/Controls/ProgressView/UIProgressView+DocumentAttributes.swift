extension DocumentTables {
    static let progressView = DocumentAttributes<UIProgressView>("progressView") {
        $0.choice("progressViewStyle", \.progressViewStyle, ["default": .default, "bar": .bar], default: .default)
        $0.number("progress", \.progress)
        $0.color("progressTintColor", \.progressTintColor, always: true)
        $0.color("trackTintColor", \.trackTintColor, always: true)
        $0.image("progressImage", \.progressImage)
        $0.image("trackImage", \.trackImage)
    }
}
