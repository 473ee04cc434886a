import Foundation

/// A view behind a section.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// Under which the layout knows how to make the view.
    public final let elementKind: String
    /// Greater is nearer; 0, the default, lies behind all items.
    open var zIndex = 0

    init(_ elementKind: String) {
        self.elementKind = elementKind
        let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        super.init(layoutSize: whole, supplementaryItems: [])
    }

    /// Behind the whole section, header and footer included, less the content insets.
    open class func background(elementKind: String) -> Self {
        unsafeDowncast(NSCollectionLayoutDecorationItem(elementKind), to: Self.self)
    }

    /// Another item of the same kind.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutDecorationItem(elementKind)
        copy.zIndex = zIndex
        return copy.taking(self)
    }
}
