import InterfaceBuilder

extension ViewDecoder {
    func decode(_ label: UILabel) {
        label.font = values.font(node.font()) ?? .systemFont(ofSize: UIFont.labelFontSize)
        if let color = values.color(node.color("textColor")) { label.textColor = color }
        if let alignment = NSTextAlignment(documentName: node.string("textAlignment")) {
            label.textAlignment = alignment
        }
        label.numberOfLines = node.integer("numberOfLines") ?? 1
        label.lineBreakMode = NSLineBreakMode(documentName: node.string("lineBreakMode")) ?? .byTruncatingTail
        switch node.string("baselineAdjustment") {
        case "none": label.baselineAdjustment = .none
        case "alignCenters": label.baselineAdjustment = .alignCenters
        default: label.baselineAdjustment = .alignBaselines
        }
        if let adjusts = node.bool("adjustsFontSizeToFit") { label.adjustsFontSizeToFitWidth = adjusts }
        if let least = node.number("minimumScaleFactor") {
            label.minimumScaleFactor = least
            label.adjustsFontSizeToFitWidth = true
        } else if let least = node.number("minimumFontSize"), label.font.pointSize > 0 {
            label.minimumScaleFactor = least / label.font.pointSize
            label.adjustsFontSizeToFitWidth = true
        }
        if let tightens = node.bool("adjustsLetterSpacingToFitWidth") {
            label.allowsDefaultTighteningForTruncation = tightens
        }
        if let adjusts = node.bool("adjustsFontForContentSizeCategory") {
            label.adjustsFontForContentSizeCategory = adjusts
        }
        if let width = node.length("preferredMaxLayoutWidth") { label.preferredMaxLayoutWidth = width }
        if let enabled = node.bool("enabled") { label.isEnabled = enabled }
        if let highlighted = node.bool("highlighted") { label.isHighlighted = highlighted }
        if let color = values.color(node.color("highlightedColor")) { label.highlightedTextColor = color }
        if let color = values.color(node.color("shadowColor")) { label.shadowColor = color }
        if let offset = node.size("shadowOffset") { label.shadowOffset = offset }
        label.text = node.string("text")
        if let text = values.attributedString(node.attributedText("attributedText")) { label.attributedText = text }
    }

    func decode(_ field: UITextField) {
        field.font = values.font(node.font()) ?? field.font
        if let color = values.color(node.color("textColor")) { field.textColor = color }
        if let alignment = NSTextAlignment(documentName: node.string("textAlignment")) {
            field.textAlignment = alignment
        }
        let styles: [String: UITextField.BorderStyle] = [
            "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
        ]
        if let style = node.string("borderStyle").flatMap({ styles[$0] }) { field.borderStyle = style }
        field.text = node.string("text")
        field.placeholder = node.string("placeholder")
        if let text = values.attributedString(node.attributedText("attributedText")) { field.attributedText = text }
        if let text = values.attributedString(node.attributedText("attributedPlaceholder")) {
            field.attributedPlaceholder = text
        }
        if let adjusts = node.bool("adjustsFontSizeToFit") { field.adjustsFontSizeToFitWidth = adjusts }
        if let least = node.number("minimumFontSize") { field.minimumFontSize = least }
        if let adjusts = node.bool("adjustsFontForContentSizeCategory") {
            field.adjustsFontForContentSizeCategory = adjusts
        }
        if let clears = node.bool("clearsOnBeginEditing") { field.clearsOnBeginEditing = clears }
        let modes: [String: UITextField.ViewMode] = [
            "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
        ]
        if let mode = node.string("clearButtonMode").flatMap({ modes[$0] }) { field.clearButtonMode = mode }
        field.background = values.image(node.image("background"))
        field.disabledBackground = values.image(node.image("disabledBackground"))
        if let traits = node.object(forKey: "textInputTraits") { decode(traits, into: field) }
    }

    private func decode(_ traits: ObjectNode, into field: UITextField) {
        if let secure = traits.bool("secureTextEntry") { field.isSecureTextEntry = secure }
        if let enables = traits.bool("enablesReturnKeyAutomatically") { field.enablesReturnKeyAutomatically = enables }
        switch traits.string("autocapitalizationType") {
        case "words": field.autocapitalizationType = .words
        case "sentences": field.autocapitalizationType = .sentences
        case "allCharacters": field.autocapitalizationType = .allCharacters
        default: field.autocapitalizationType = .none
        }
        switch traits.string("autocorrectionType") {
        case "no": field.autocorrectionType = .no
        case "yes": field.autocorrectionType = .yes
        default: break
        }
        let keyboards: [String: UIKeyboardType] = [
            "alphabet": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL,
            "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad,
            "emailAddress": .emailAddress,
            "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
        ]
        if let keyboard = traits.string("keyboardType").flatMap({ keyboards[$0] }) { field.keyboardType = keyboard }
        let returnKeys: [String: UIReturnKeyType] = [
            "go": .go, "google": .google, "join": .join, "next": .next, "route": .route, "search": .search,
            "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall, "continue": .continue,
        ]
        if let key = traits.string("returnKeyType").flatMap({ returnKeys[$0] }) { field.returnKeyType = key }
    }
}
