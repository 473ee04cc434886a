import InterfaceBuilder

extension ViewDecoder {
    /// What the view's class takes beside the rows of its table: values that are made of the document's objects.
    func decodeParts(of view: UIView) {
        switch view {
        case let button as UIButton: decode(button)
        case let effectView as UIVisualEffectView: decode(effectView)
        case let collection as UICollectionView: decode(collection)
        default: break
        }
    }

    /// The content view is the document's own, so that outlets and constraints reach it.
    private func decode(_ effectView: UIVisualEffectView) {
        let reader = NodeReader(node, instance)
        if let style = effectStyle(reader) { effectView.effect = UIBlurEffect(style: style) }
        if let content = node.object(forKey: "contentView"), let made = instance.makeView(content) {
            effectView.adopt(contentView: made)
        }
    }

    private func effectStyle(_ reader: NodeReader) -> UIBlurEffect.Style? {
        let styles: [String: UIBlurEffect.Style] = [
            "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
            "systemMaterial": .systemMaterial, "systemThinMaterial": .systemThinMaterial,
            "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThickMaterial": .systemThickMaterial,
            "systemChromeMaterial": .systemChromeMaterial,
        ]
        guard let effect = node.element.child(named: "blurEffect"), let name = effect["style"] else { return nil }
        if styles[name] == nil { reader.refuse(name, of: "style", known: styles.keys.sorted()) }
        return styles[name]
    }

    private func decode(_ collection: UICollectionView) {
        if let layout = node.object(forKey: "collectionViewLayout"),
            let made = instance.makeObject(layout) as? UICollectionViewLayout
        {
            collection.collectionViewLayout = made
        }
    }
}
