import Foundation

/// An element in sight that an app may move, turn or fade.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
    /// 0…1.
    var alpha: CGFloat { get set }
    /// Greater is nearer.
    var zIndex: Int { get set }
    /// Whether the element is out of sight.
    var isHidden: Bool { get set }
    /// In the content's coordinates.
    var center: CGPoint { get set }
    /// About the center.
    var transform: CGAffineTransform { get set }
    /// About the center.
    var transform3D: CATransform3D { get set }
    /// The element's kind; a cell's name.
    var name: String { get }
    /// Which element.
    var indexPath: IndexPath { get }
    /// In the content's coordinates, before the transform.
    var frame: CGRect { get }
    /// The size at a zero origin.
    var bounds: CGRect { get }
    /// Cell, supplementary view or decoration.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// Nil for cells.
    var representedElementKind: String? { get }
}

/// An element by its attributes, which it changes.
final class VisibleLayoutItem: NSObject, NSCollectionLayoutVisibleItem {
    private let attributes: UICollectionViewLayoutAttributes

    init(_ attributes: UICollectionViewLayoutAttributes) {
        self.attributes = attributes
        super.init()
    }

    var alpha: CGFloat {
        get { attributes.alpha }
        set { attributes.alpha = newValue }
    }
    var zIndex: Int {
        get { attributes.zIndex }
        set { attributes.zIndex = newValue }
    }
    var isHidden: Bool {
        get { attributes.isHidden }
        set { attributes.isHidden = newValue }
    }
    var center: CGPoint {
        get { attributes.center }
        set { attributes.center = newValue }
    }
    var transform: CGAffineTransform {
        get { attributes.transform }
        set { attributes.transform = newValue }
    }
    var transform3D: CATransform3D {
        get { attributes.transform3D }
        set { attributes.transform3D = newValue }
    }
    var name: String { attributes.representedElementKind ?? "" }
    var indexPath: IndexPath { attributes.indexPath }
    var frame: CGRect { attributes.frame }
    var bounds: CGRect { attributes.bounds }
    var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
    var representedElementKind: String? { attributes.representedElementKind }
}
