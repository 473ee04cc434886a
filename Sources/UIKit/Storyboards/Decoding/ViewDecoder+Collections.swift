import InterfaceBuilder

extension ViewDecoder {
    // MARK: Collections
    /// Prototypes of cells, headers and footers, each registered under its identifier.
    func addItems(to collection: UICollectionView) {
        if let background = node.object(forKey: "backgroundView") {
            collection.backgroundView = instance.makeView(background)
        }
        for prototype in node.cells {
            guard let identifier = prototype.string("reuseIdentifier") else { continue }
            let make = prototypeMaker(prototype)
            collection.registerPrototype(identifier: identifier) { make() as? UICollectionViewCell }
        }
        let supplementaries = [
            ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
            ("sectionFooterView", UICollectionView.elementKindSectionFooter),
        ]
        for (key, kind) in supplementaries {
            guard let prototype = node.object(forKey: key), let identifier = prototype.string("reuseIdentifier") else {
                continue
            }
            let make = prototypeMaker(prototype)
            collection.registerSupplementaryPrototype(kind: kind, identifier: identifier) {
                make() as? UICollectionReusableView
            }
        }
        if instance.environment.policy.showsPrototypeCells {
            instance.documentItems[ObjectIdentifier(collection)] = DocumentItems(of: node, self)
        }
    }

    // MARK: Cells
    /// The content view is the cell's own; what the document puts into it goes there.
    func addContent(to cell: UICollectionViewCell) {
        let content = cell.contentView
        if content.superview == nil { cell.insertSubview(content, at: 0) }
        for key in ["backgroundView", "selectedBackgroundView"] {
            guard let child = node.object(forKey: key), let view = instance.makeView(child) else { continue }
            if key == "backgroundView" { cell.backgroundView = view } else { cell.selectedBackgroundView = view }
        }
        guard let child = node.object(forKey: "contentView") else { return addConfigurations(to: cell) }
        let decoder = ViewDecoder(instance.resolved(child), instance)
        content.frame = cell.bounds
        instance.register(content, for: decoder.node)
        decoder.decodeContent(content)
        decoder.addChildren(to: content)
        addConfigurations(to: cell)
    }
}

/// Shows the prototypes of a document in a collection without an app behind it, each at its stored size.
final class DocumentItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    private let sizes: [CGSize?]
    private let makers: [@MainActor () -> UIView?]
    private let supplementaries: [String: @MainActor () -> UIView?]

    @MainActor
    init(of node: ObjectNode, _ decoder: ViewDecoder) {
        let cells = node.cells
        sizes = cells.map { $0.frame?.size }
        makers = cells.map { decoder.prototypeMaker($0) }
        let views = [
            (UICollectionView.elementKindSectionHeader, node.object(forKey: "sectionHeaderView")),
            (UICollectionView.elementKindSectionFooter, node.object(forKey: "sectionFooterView")),
        ]
        supplementaries = Dictionary(
            uniqueKeysWithValues: views.compactMap { kind, view in view.map { (kind, decoder.prototypeMaker($0)) } }
        )
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { makers.count }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        makers[indexPath.item]() as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplementaries[kind]?() as? UICollectionReusableView ?? UICollectionReusableView(frame: .zero)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        sizes[indexPath.item] ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    }
}
