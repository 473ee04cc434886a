import InterfaceBuilder

extension ViewDecoder {
    /// What the document says to assistive apps; what it leaves out the view says by itself.
    func decodeAccessibility(of view: UIView) {
        guard let accessibility = node.accessibility else { return }
        if let isElement = accessibility.isElement { view.isAccessibilityElement = isElement }
        if let label = accessibility.label { view.accessibilityLabel = label }
        if let hint = accessibility.hint { view.accessibilityHint = hint }
        if let value = accessibility.value { view.accessibilityValue = value }
        if let identifier = accessibility.identifier { view.accessibilityIdentifier = identifier }
        if let names = accessibility.traits { view.accessibilityTraits = UIAccessibilityTraits(documentNames: names) }
    }
}

extension UIAccessibilityTraits {
    /// Reads the names that documents use; unknown ones count for nothing.
    init(documentNames: Set<String>) {
        let names: [String: UIAccessibilityTraits] = [
            "button": .button, "link": .link, "image": .image, "selected": .selected, "playsSound": .playsSound,
            "keyboardKey": .keyboardKey, "staticText": .staticText, "summaryElement": .summaryElement,
            "notEnabled": .notEnabled, "updatesFrequently": .updatesFrequently, "searchField": .searchField,
            "startsMediaSession": .startsMediaSession, "adjustable": .adjustable,
            "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn,
            "header": .header, "tabBar": .tabBar,
        ]
        self.init(documentNames.compactMap { names[$0] })
    }
}
