import Foundation

extension UICollectionView {
    /// Lists a document's prototype cell under its identifier.
    package func registerPrototype(identifier: String, factory: @escaping @MainActor () -> UICollectionViewCell?) {
        reuse.register(for: identifier, factory: factory)
    }

    /// Lists a document's prototype header or footer.
    package func registerSupplementaryPrototype(
        kind: String,
        identifier: String,
        factory: @escaping @MainActor () -> UICollectionReusableView?
    ) {
        supplementaryReuse[kind, default: ViewReuse()].register(for: identifier, factory: factory)
    }

    /// A view of a class; nil for what is no view of a collection.
    ///
    /// Never inlined: the optimizer would take the view for an allocator, which no cell is, and fold casts to nil.
    @inline(never)
    static func makeView(_ type: AnyClass?) -> UICollectionReusableView? {
        guard let type, type is UICollectionReusableView.Type else { return nil }
        return unsafeBitCast(type, to: CollectionViewAllocator.Type.self).init(frame: .zero)
    }

    func dequeuedCell(_ identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        if let known = collection.reconfigured, known.indexPath == indexPath,
            known.cell.reuseIdentifier == identifier
        {
            return known.cell
        }
        let cell: UICollectionViewCell
        if let waiting = reuse.dequeue(identifier) {
            waiting.prepareForReuse()
            cell = waiting
        } else if let made = reuse.make(identifier) {
            made.reuseIdentifier = identifier
            cell = made
        } else {
            UIKitException.raise(
                .internalInconsistency,
                "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must "
                    + "register a nib or a class for the identifier or connect a prototype cell in a storyboard"
            )
            cell = UICollectionViewCell(frame: .zero)
        }
        if let attributes = collection.attributes.first(where: {
            $0.representedElementCategory == .cell && $0.indexPath == indexPath
        }) {
            apply(attributes, to: cell)
        }
        takeListPlace(cell, indexPath)
        return cell
    }

    func dequeuedSupplementary(_ kind: String, _ identifier: String, for indexPath: IndexPath)
        -> UICollectionReusableView
    {
        if let waiting = supplementaryReuse[kind]?.dequeue(identifier) {
            waiting.prepareForReuse()
            takeListPlace(waiting, SupplementaryKey(kind: kind, indexPath: indexPath))
            return waiting
        }
        if let made = supplementaryReuse[kind]?.make(identifier) {
            made.reuseIdentifier = identifier
            takeListPlace(made, SupplementaryKey(kind: kind, indexPath: indexPath))
            return made
        }
        UIKitException.raise(
            .internalInconsistency,
            "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class for "
                + "the identifier or connect a prototype cell in a storyboard"
        )
        return UICollectionReusableView(frame: .zero)
    }
}

/// Makes views of a class that is known at run time only: calls that class's own initializer through its slot, as
/// `ObjectAllocator` does. Never instantiated.
@_spi(Allocators) @preconcurrency @MainActor
open class CollectionViewAllocator: UICollectionReusableView {
    public required override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
