extension DocumentTables {
    /// What a document leaves out stays at the class's default (CV-M9).
    static let collectionViewFlowLayout = DocumentAttributes<UICollectionViewFlowLayout>("collectionViewFlowLayout") {
        $0.choice(
            "scrollDirection",
            \.scrollDirection,
            ["vertical": .vertical, "horizontal": .horizontal],
            default: .vertical
        )
        $0.number("minimumLineSpacing", \.minimumLineSpacing)
        $0.number("minimumInteritemSpacing", \.minimumInteritemSpacing)
        $0.size("itemSize", \.itemSize)
        $0.size("estimatedItemSize", \.estimatedItemSize)
        $0.row("automaticEstimatedItemSize", .bool, read: { $0.bool("automaticEstimatedItemSize") }) {
            if $1 { $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
        }
        $0.size("headerReferenceSize", \.headerReferenceSize)
        $0.size("footerReferenceSize", \.footerReferenceSize)
        $0.insets("sectionInset", \.sectionInset)
        $0.choice(
            "sectionInsetReference",
            \.sectionInsetReference,
            ["contentInset": .fromContentInset, "safeArea": .fromSafeArea, "layoutMargins": .fromLayoutMargins],
            default: .fromContentInset
        )
        $0.bool("sectionHeadersPinToVisibleBounds", \.sectionHeadersPinToVisibleBounds, default: false)
        $0.bool("sectionFootersPinToVisibleBounds", \.sectionFootersPinToVisibleBounds, default: false)
    }
}
