import InterfaceBuilder

extension ViewDecoder {
    /// What a button shows in its states, or by its configuration.
    func decode(_ button: UIButton) {
        for state in node.buttonStates { decode(state, of: button) }
        if let configuration = node.buttonConfiguration { button.configuration = made(configuration) }
    }

    private func decode(_ state: ButtonState, of button: UIButton) {
        let states: [String: UIControl.State] = [
            "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
            "focused": .focused,
        ]
        guard let controlState = states[state.name] else { return }
        // Beside a configuration Xcode leaves the titles that a button had before; they don't count (IB-31).
        if node.buttonConfiguration == nil { decodeTitles(state, for: controlState, of: button) }
        if let color = values.color(state.titleColor) { button.setTitleColor(color, for: controlState) }
        if let color = values.color(state.titleShadowColor) { button.setTitleShadowColor(color, for: controlState) }
        if let configuration = values.symbolConfiguration(state.symbolConfiguration) {
            button.setPreferredSymbolConfiguration(configuration, forImageIn: controlState)
        }
        if let image = values.image(state.image) { button.setImage(image, for: controlState) }
        if let image = values.image(state.backgroundImage) { button.setBackgroundImage(image, for: controlState) }
    }

    private func decodeTitles(_ state: ButtonState, for controlState: UIControl.State, of button: UIButton) {
        if let title = state.title { button.setTitle(title, for: controlState) }
        if let title = values.attributedString(state.attributedTitle) {
            button.setAttributedTitle(title, for: controlState)
        }
    }

    // MARK: Configurations (iOS 15)
    private func made(_ described: ButtonConfiguration) -> UIButton.Configuration {
        var configuration: UIButton.Configuration =
            switch described.style {
            case "filled": .filled()
            case "tinted": .tinted()
            case "gray": .gray()
            case "borderless": .borderless()
            case "bordered": .bordered()
            case "borderedTinted": .borderedTinted()
            case "borderedProminent": .borderedProminent()
            default: .plain()
            }
        let sizes: [String: UIButton.Configuration.Size] = [
            "mini": .mini, "small": .small, "medium": .medium, "large": .large,
        ]
        if let size = described.buttonSize.flatMap({ sizes[$0] }) { configuration.buttonSize = size }
        let corners: [String: UIButton.Configuration.CornerStyle] = [
            "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
            "capsule": .capsule,
        ]
        if let style = described.cornerStyle.flatMap({ corners[$0] }) { configuration.cornerStyle = style }
        decodeTitles(described, into: &configuration)
        configuration.image = values.image(described.image)
        configuration.preferredSymbolConfigurationForImage = values.symbolConfiguration(described.symbolConfiguration)
        switch described.imagePlacement {
        case "trailing": configuration.imagePlacement = .trailing
        case "top": configuration.imagePlacement = .top
        case "bottom": configuration.imagePlacement = .bottom
        default: break
        }
        if let padding = described.imagePadding { configuration.imagePadding = padding }
        if let padding = described.titlePadding { configuration.titlePadding = padding }
        if let insets = described.contentInsets {
            configuration.contentInsets = NSDirectionalEdgeInsets(
                top: insets.top,
                leading: insets.leading,
                bottom: insets.bottom,
                trailing: insets.trailing
            )
        }
        if let color = values.color(described.baseForegroundColor) { configuration.baseForegroundColor = color }
        if let color = values.color(described.baseBackgroundColor) { configuration.baseBackgroundColor = color }
        configuration.showsActivityIndicator = described.showsActivityIndicator
        if let background = described.background { decode(background, into: &configuration.background) }
        return configuration
    }

    private func decodeTitles(_ described: ButtonConfiguration, into configuration: inout UIButton.Configuration) {
        if let title = described.title { configuration.title = title }
        if let subtitle = described.subtitle { configuration.subtitle = subtitle }
        if let title = values.attributedTitle(described.attributedTitle) { configuration.attributedTitle = title }
        if let subtitle = values.attributedTitle(described.attributedSubtitle) {
            configuration.attributedSubtitle = subtitle
        }
        if let font = values.font(described.titleFont) {
            configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
                var outgoing = incoming
                outgoing.font = font
                return outgoing
            }
        }
        if let font = values.font(described.subtitleFont) {
            configuration.subtitleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
                var outgoing = incoming
                outgoing.font = font
                return outgoing
            }
        }
        switch described.titleAlignment {
        case "leading": configuration.titleAlignment = .leading
        case "center": configuration.titleAlignment = .center
        case "trailing": configuration.titleAlignment = .trailing
        default: break
        }
    }

    /// Takes over what a document says of a background.
    func decode(_ node: ObjectNode, into background: inout UIBackgroundConfiguration) {
        if let radius = node.length("cornerRadius") { background.cornerRadius = radius }
        if let color = values.color(node.color("backgroundColor")) { background.backgroundColor = color }
        if let color = values.color(node.color("strokeColor")) { background.strokeColor = color }
        if let width = node.length("strokeWidth") { background.strokeWidth = width }
        if let image = values.image(node.image("image")) { background.image = image }
    }
}
