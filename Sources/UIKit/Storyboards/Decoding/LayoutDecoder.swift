import InterfaceBuilder

/// Applies to a collection's layout what its document says of it.
@MainActor
struct LayoutDecoder {
    let node: ObjectNode

    init(_ node: ObjectNode) { self.node = node }

    /// What a document leaves out stays at the class's default (CV-M9).
    func decode(_ layout: UICollectionViewLayout) {
        guard let flow = layout as? UICollectionViewFlowLayout else { return }
        if node.string("scrollDirection") == "horizontal" { flow.scrollDirection = .horizontal }
        if let spacing = node.length("minimumLineSpacing") { flow.minimumLineSpacing = spacing }
        if let spacing = node.length("minimumInteritemSpacing") { flow.minimumInteritemSpacing = spacing }
        if let size = node.size("itemSize") { flow.itemSize = size }
        if let size = node.size("estimatedItemSize") { flow.estimatedItemSize = size }
        if node.bool("automaticEstimatedItemSize") == true {
            flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        }
        if let size = node.size("headerReferenceSize") { flow.headerReferenceSize = size }
        if let size = node.size("footerReferenceSize") { flow.footerReferenceSize = size }
        if let insets = node.insets("sectionInset") {
            flow.sectionInset = UIEdgeInsets(
                top: insets.top,
                left: insets.left,
                bottom: insets.bottom,
                right: insets.right
            )
        }
        switch node.string("sectionInsetReference") {
        case "safeArea": flow.sectionInsetReference = .fromSafeArea
        case "layoutMargins": flow.sectionInsetReference = .fromLayoutMargins
        default: break
        }
        if let pins = node.bool("sectionHeadersPinToVisibleBounds") { flow.sectionHeadersPinToVisibleBounds = pins }
        if let pins = node.bool("sectionFootersPinToVisibleBounds") { flow.sectionFootersPinToVisibleBounds = pins }
    }
}
