/// An element of an open menu, as it is touched: a row or a tile.
class MenuItemControl: UIControl {
    let element: UIMenuElement

    init(element: UIMenuElement) {
        self.element = element
        super.init(frame: .zero)
        isEnabled = element.isEnabledInMenus
    }

    required init?(coder: NSCoder) { nil }

    /// BT-M24.
    var textColor: UIColor {
        if !isEnabled { return .secondaryLabel }
        if element.isDestructiveInMenus { return .systemRed }
        return MenuLook.current.isGlass ? .label.withAlphaComponent(0.96) : .label
    }

    /// The element's image, or the one that it has while it is on.
    var shownImage: UIImage? {
        let selected = element.menuState == .on ? (element as? any UIMenuLeaf)?.selectedImage : nil
        return selected ?? element.image
    }

    func show(_ image: UIImage?, in view: UIImageView, _ color: UIColor) {
        view.image = image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
        view.tintColor = color
        view.isHidden = image == nil
    }

    /// EV-9.
    override var naturalAccessibility: NaturalAccessibility {
        let words = [element.title, element.subtitle].compactMap(\.self).filter { !$0.isEmpty }
        let traits: UIAccessibilityTraits = element.menuState == .on ? [.button, .selected] : .button
        return super.naturalAccessibility.adding(traits, label: words.isEmpty ? nil : words.joined(separator: ", "))
    }

    override func controlStateDidChange() {
        super.controlStateDidChange()
        backgroundColor = isHighlighted ? .tertiarySystemFill : nil
    }
}
