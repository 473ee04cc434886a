extension UICollectionView.CellRegistration {
    /// The first cell of a nib; make it once, not for each cell.
    public init(cellNib: UINib, handler: @escaping Handler) {
        self.init(
            make: { cellNib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionViewCell }.first },
            handler: handler
        )
    }
}

extension UICollectionView.SupplementaryRegistration {
    /// The first view of a nib, of a kind.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
        self.init(
            make: {
                supplementaryNib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionReusableView }.first
            },
            elementKind: elementKind,
            handler: handler
        )
    }
}
