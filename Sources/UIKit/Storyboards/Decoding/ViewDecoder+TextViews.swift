import InterfaceBuilder

extension ViewDecoder {
    func decode(_ textView: UITextView) {
        textView.font = values.font(node.font()) ?? textView.font
        if let color = values.color(node.color("textColor")) { textView.textColor = color }
        if let alignment = NSTextAlignment(documentName: node.string("textAlignment")) {
            textView.textAlignment = alignment
        }
        textView.text = node.string("text")
        if let text = values.attributedString(node.attributedText("attributedText")) { textView.attributedText = text }
        if let editable = node.bool("editable") { textView.isEditable = editable }
        if let selectable = node.bool("selectable") { textView.isSelectable = selectable }
        if let scrolls = node.bool("scrollEnabled") { textView.isScrollEnabled = scrolls }
        if let adjusts = node.bool("adjustsFontForContentSizeCategory") {
            textView.adjustsFontForContentSizeCategory = adjusts
        }
        if let allows = node.bool("allowsEditingTextAttributes") { textView.allowsEditingTextAttributes = allows }
    }

    func decode(_ searchBar: UISearchBar) {
        searchBar.text = node.string("text")
        searchBar.placeholder = node.string("placeholder")
        searchBar.prompt = node.string("prompt")
        if node.string("searchBarStyle") == "minimal" { searchBar.searchBarStyle = .minimal }
        if node.string("searchBarStyle") == "prominent" { searchBar.searchBarStyle = .prominent }
        if let color = values.color(node.color("barTintColor")) { searchBar.barTintColor = color }
        if let translucent = node.bool("translucent") { searchBar.isTranslucent = translucent }
        if let shows = node.bool("showsCancelButton") { searchBar.showsCancelButton = shows }
        if let shows = node.bool("showsBookmarkButton") { searchBar.showsBookmarkButton = shows }
        if let shows = node.bool("showsScopeBar") { searchBar.showsScopeBar = shows }
    }

    /// The content view is the document's own, so that outlets and constraints reach it.
    func decode(_ effectView: UIVisualEffectView) {
        let styles: [String: UIBlurEffect.Style] = [
            "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
            "systemMaterial": .systemMaterial, "systemThinMaterial": .systemThinMaterial,
            "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThickMaterial": .systemThickMaterial,
            "systemChromeMaterial": .systemChromeMaterial,
        ]
        if let style = node.element.children.first(where: { $0.name == "blurEffect" })?["style"].flatMap({ styles[$0] })
        {
            effectView.effect = UIBlurEffect(style: style)
        }
        if let content = node.object(forKey: "contentView"), let made = instance.makeView(content) {
            effectView.adopt(contentView: made)
        }
    }
}
