import InterfaceBuilder

/// Applies to a bar what a document says of it, whether the bar stands in a view or belongs to a controller.
@MainActor
struct BarDecoder {
    private let values: DocumentValues

    init(_ values: DocumentValues) { self.values = values }

    func decode(_ bar: UINavigationBar, _ node: ObjectNode) {
        if let style = barStyle(node) { bar.barStyle = style }
        if let translucent = node.bool("translucent") { bar.isTranslucent = translucent }
        if let large = node.bool("largeTitles") { bar.prefersLargeTitles = large }
        if let color = values.color(node.color("barTintColor")) { bar.barTintColor = color }
        if let color = values.color(node.color("tintColor")) { bar.tintColor = color }
        if let attributes = titleAttributes(node.object(forKey: "titleTextAttributes")) {
            bar.titleTextAttributes = attributes
        }
        if let attributes = titleAttributes(node.object(forKey: "largeTitleTextAttributes")) {
            bar.largeTitleTextAttributes = attributes
        }
    }

    func decode(_ bar: UITabBar, _ node: ObjectNode) {
        if let style = barStyle(node) { bar.barStyle = style }
        if let translucent = node.bool("translucent") { bar.isTranslucent = translucent }
        if let color = values.color(node.color("barTintColor")) { bar.barTintColor = color }
        if let color = values.color(node.color("tintColor")) { bar.tintColor = color }
    }

    func decode(_ bar: UIToolbar, _ node: ObjectNode) {
        if let style = barStyle(node) { bar.barStyle = style }
        if let translucent = node.bool("translucent") { bar.isTranslucent = translucent }
        if let color = values.color(node.color("barTintColor")) { bar.barTintColor = color }
        if let color = values.color(node.color("tintColor")) { bar.tintColor = color }
    }

    private func barStyle(_ node: ObjectNode) -> UIBarStyle? {
        switch node.string("barStyle") {
        case "black", "blackOpaque", "blackTranslucent": .black
        default: nil
        }
    }

    private func titleAttributes(_ node: ObjectNode?) -> [NSAttributedString.Key: Any]? {
        guard let node else { return nil }
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let font = values.font(node.font()) { attributes[.font] = font }
        if let color = values.color(node.color("textColor")) { attributes[.foregroundColor] = color }
        return attributes.isEmpty ? nil : attributes
    }
}
