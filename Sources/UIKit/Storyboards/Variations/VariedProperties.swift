import InterfaceBuilder

/// Sets the properties of a view that other size classes have changed; those that Interface Builder lets vary.
@MainActor
struct VariedProperties {
    let node: ObjectNode
    let instance: NibInstance
    private var values: DocumentValues { DocumentValues(instance.environment) }

    init(_ node: ObjectNode, _ instance: NibInstance) {
        self.node = node
        self.instance = instance
    }

    func apply(_ names: Set<String>, to view: UIView) {
        let decoder = ViewDecoder(node, instance)
        for name in names.sorted() {
            switch name {
            case "hidden": view.isHidden = node.bool("hidden") ?? false
            case "alpha": view.alpha = node.number("alpha").map { CGFloat($0) } ?? 1
            case "backgroundColor": view.backgroundColor = values.color(node.color("backgroundColor"))
            case "tintColor": view.tintColor = values.color(node.color("tintColor"))
            case "contentMode":
                view.contentMode =
                    node.string("contentMode").flatMap(UIView.ContentMode.init(documentName:)) ?? .scaleToFill
            case "layoutMargins", "directionalLayoutMargins": decoder.decodeMargins(of: view)
            case "fontDescription": setFont(of: view)
            case "frame":
                if let frame = node.frame, view.translatesAutoresizingMaskIntoConstraints { view.frame = frame }
            default: applyOfClass(name, view)
            }
        }
    }

    private func applyOfClass(_ name: String, _ view: UIView) {
        switch view {
        case let label as UILabel: apply(name, to: label)
        case let stack as UIStackView: apply(name, to: stack)
        case let imageView as UIImageView:
            if name == "image" { imageView.image = values.image(node.image("image")) }
            if name == "highlightedImage" { imageView.highlightedImage = values.image(node.image("highlightedImage")) }
        case let field as UITextField:
            if name == "textColor" { field.textColor = values.color(node.color("textColor")) ?? .label }
            if name == "placeholder" { field.placeholder = node.string("placeholder") }
        case let textView as UITextView:
            if name == "textColor" { textView.textColor = values.color(node.color("textColor")) ?? .label }
        default: break
        }
    }

    private func apply(_ name: String, to label: UILabel) {
        switch name {
        case "text": label.text = node.string("text")
        case "textColor": label.textColor = values.color(node.color("textColor")) ?? .label
        case "textAlignment":
            label.textAlignment = NSTextAlignment(documentName: node.string("textAlignment")) ?? .natural
        case "numberOfLines": label.numberOfLines = node.integer("numberOfLines") ?? 1
        default: break
        }
    }

    private func apply(_ name: String, to stack: UIStackView) {
        let decoder = ViewDecoder(node, instance)
        switch name {
        case "axis": stack.axis = node.string("axis") == "vertical" ? .vertical : .horizontal
        case "spacing": stack.spacing = node.length("spacing").map { CGFloat($0) } ?? 0
        case "distribution": stack.distribution = decoder.distribution
        case "alignment": stack.alignment = decoder.alignment
        case "baselineRelativeArrangement":
            stack.isBaselineRelativeArrangement = node.bool("baselineRelativeArrangement") ?? false
        default: break
        }
    }

    private func setFont(of view: UIView) {
        guard let font = values.font(node.font()) else { return }
        switch view {
        case let label as UILabel: label.font = font
        case let field as UITextField: field.font = font
        case let textView as UITextView: textView.font = font
        case let button as UIButton: button.titleLabel?.font = font
        default: break
        }
    }
}
