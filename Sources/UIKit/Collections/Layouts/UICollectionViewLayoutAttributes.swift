import Foundation

/// Where a layout puts one element, and how it looks there.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
    /// The size is kept when the center changes, and the center when the size does (CV-M10).
    open var center: CGPoint = .zero
    /// Points, before the transform. Zero by default.
    open var size: CGSize = .zero
    /// In the content's coordinates, in points, before the transform; made of center and size (CV-M10).
    open var frame: CGRect {
        get {
            CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
        }
        set {
            size = newValue.size
            center = CGPoint(x: newValue.midX, y: newValue.midY)
        }
    }
    /// The size at a zero origin; setting it takes the size alone.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }
    /// The flat part of `transform3D`: identity where that isn't flat. Default: identity.
    open var transform: CGAffineTransform {
        get { CATransform3DIsAffine(transform3D) ? CATransform3DGetAffineTransform(transform3D) : .identity }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }
    /// Given to the view about its center. Default: identity.
    open var transform3D = CATransform3DIdentity
    /// 0…1. Default: 1.
    open var alpha: CGFloat = 1
    /// Greater is nearer. Default: 0.
    open var zIndex = 0
    /// A hidden element gets no view. Default: false.
    open var isHidden = false
    /// Which element; item 0 of section 0 until told.
    open var indexPath: IndexPath
    /// `.cell` unless an initializer said otherwise.
    open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
    /// The supplementary view's or decoration's kind; nil for cells.
    open internal(set) var representedElementKind: String?

    /// The axes along which the element is asked for its size; a compositional layout sets them.
    final var measuredAxes: UIAxis = []
    /// The section whose own scroll view shows the element; nil: the collection does.
    final var scrollingSection: Int?

    public override required init() {
        indexPath = IndexPath(item: 0, section: 0)
        super.init()
    }

    /// A cell's, at zero size.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// A supplementary view's, at zero size.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .supplementaryView
        representedElementKind = elementKind
    }

    /// A decoration's, at zero size.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .decorationView
        representedElementKind = decorationViewKind
    }

    /// A copy of the same class with the same values; subclasses with values of their own extend it.
    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

    /// Whether both are of one class and say the same of the same element (CV-12); subclasses with values of their own
    /// extend it.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        guard self !== other else { return true }
        return MainActor.assumeIsolated { isSame(as: other) }
    }

    private final func isSame(as other: UICollectionViewLayoutAttributes) -> Bool {
        type(of: self) == type(of: other) && indexPath == other.indexPath
            && representedElementCategory == other.representedElementCategory
            && representedElementKind == other.representedElementKind
            && center == other.center && size == other.size
            && CATransform3DEqualToTransform(transform3D, other.transform3D)
            && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
    }

    /// The same for what is equal.
    open override var hash: Int {
        MainActor.assumeIsolated { indexPath.hashValue }
    }

    func duplicate() -> UICollectionViewLayoutAttributes {
        let other = type(of: self).init()
        other.indexPath = indexPath
        other.representedElementCategory = representedElementCategory
        other.representedElementKind = representedElementKind
        (other.center, other.size) = (center, size)
        other.transform3D = transform3D
        (other.measuredAxes, other.scrollingSection) = (measuredAxes, scrollingSection)
        (other.alpha, other.zIndex, other.isHidden) = (alpha, zIndex, isHidden)
        return other
    }
}
