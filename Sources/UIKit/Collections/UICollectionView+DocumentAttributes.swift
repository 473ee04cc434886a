extension DocumentTables {
    static let collectionView = DocumentAttributes<UICollectionView>("collectionView") {
        $0.bool("allowsSelection", \.allowsSelection, default: true)
        $0.bool("allowsMultipleSelection", \.allowsMultipleSelection, default: false)
        $0.bool("prefetchingEnabled", \.isPrefetchingEnabled, default: true)
        $0.bool("selectionFollowsFocus", \.selectionFollowsFocus, default: false)
    }

    static let collectionReusableView = DocumentAttributes<UICollectionReusableView>("collectionReusableView") {
        $0.row("reuseIdentifier", .string, read: { $0.node.string("reuseIdentifier") }) {
            $0.setReuseIdentifier($1)
        }
    }
}
