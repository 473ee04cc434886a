import Foundation

extension NSCollectionLayoutSection {
    /// A section that looks like a table: rows that say how high they are, with lines, headers and footers.
    public class func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> Self {
        let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: row,
            subitems: [NSCollectionLayoutItem(layoutSize: row)]
        )
        let section = unsafeDowncast(NSCollectionLayoutSection(group: group), to: Self.self)
        section.list = configuration
        let side = configuration.sideInset(width: layoutEnvironment.container.contentSize.width)
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
        if configuration.headerMode == .supplementary {
            let header = boundary(UICollectionView.elementKindSectionHeader, .top, row)
            header.pinToVisibleBounds = configuration.appearance == .plain
            section.boundarySupplementaryItems.append(header)
        }
        if configuration.footerMode == .supplementary {
            let footer = boundary(UICollectionView.elementKindSectionFooter, .bottom, row)
            footer.pinToVisibleBounds = configuration.appearance == .plain
            section.boundarySupplementaryItems.append(footer)
        }
        return section
    }

    private class func boundary(_ kind: String, _ alignment: NSRectAlignment, _ size: NSCollectionLayoutSize)
        -> NSCollectionLayoutBoundarySupplementaryItem
    {
        NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: kind, alignment: alignment)
    }
}

extension UICollectionViewCompositionalLayout {
    /// A layout whose sections all look like a table.
    public class func list(using configuration: UICollectionLayoutListConfiguration) -> Self {
        let layout = UICollectionViewCompositionalLayout { _, environment in
            NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        }
        return unsafeDowncast(layout, to: Self.self)
    }
}
