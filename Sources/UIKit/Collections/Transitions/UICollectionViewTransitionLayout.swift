import Foundation

/// Shows a collection between two layouts, as far as a finger or the app has brought it.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// The layout that is left.
    public final let currentLayout: UICollectionViewLayout
    /// The layout that comes.
    public final let nextLayout: UICollectionViewLayout
    /// How far the transition is: 0 is the current layout, 1 the next; other values go on in their direction. Default: 0.
    ///
    /// Setting it places the elements anew in the next layout pass.
    open var transitionProgress: CGFloat = 0 {
        didSet {
            guard transitionProgress != oldValue else { return }
            moveContent()
            invalidateLayout()
        }
    }

    private final var values: [String: CGFloat] = [:]
    private final var offsets: (current: CGPoint, next: CGPoint)?

    /// Between two layouts; a collection's ``UICollectionView/startInteractiveTransition(to:completion:)`` uses it.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        self.currentLayout = currentLayout
        nextLayout = newLayout
        super.init()
    }

    /// Called with a coder; layouts of documents aren't transitions, so that both layouts are flow layouts.
    public required init?(coder: NSCoder) {
        currentLayout = UICollectionViewFlowLayout()
        nextLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    // MARK: Values
    /// Keeps a number under a key, for a subclass to place elements by; the layout is asked again.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
        guard values[key] != value else { return }
        values[key] = value
        invalidateLayout()
    }
    /// The number under a key; 0 for an unknown one.
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    // MARK: Layout
    open override func prepare() {
        super.prepare()
        for layout in [currentLayout, nextLayout] {
            layout.collection = collection
            layout.prepare()
        }
    }

    open override var collectionViewContentSize: CGSize {
        let (from, to) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
        return CGSize(
            width: between(from.width, to.width),
            height: between(from.height, to.height)
        )
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        // What one layout shows may lie far away in the other, so each is asked around its own offset.
        let from = currentLayout.layoutAttributesForElements(in: rect.offsetBy(by: shift(to: offsets?.current))) ?? []
        let to = nextLayout.layoutAttributesForElements(in: rect.offsetBy(by: shift(to: offsets?.next))) ?? []
        var keys: Set<SupplementaryKey> = []
        return (from + to).compactMap { attributes in
            guard keys.insert(SupplementaryKey(attributes)).inserted else { return nil }
            return interpolated(attributes)
        }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let from = currentLayout.layoutAttributesForItem(at: indexPath)
        return interpolated(from, nextLayout.layoutAttributesForItem(at: indexPath))
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let from = currentLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
        return interpolated(from, nextLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath))
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let from = currentLayout.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath)
        return interpolated(from, nextLayout.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath))
    }

    override func makeDecoration(ofKind kind: String) -> UICollectionReusableView? {
        currentLayout.makeDecoration(ofKind: kind) ?? nextLayout.makeDecoration(ofKind: kind)
    }

    // MARK: Between
    /// Takes the offsets that the layouts have at their ends.
    final func begin(at current: CGPoint, next: CGPoint) { offsets = (current, next) }

    private func moveContent() {
        guard let offsets, let collection else { return }
        collection.contentOffset = CGPoint(
            x: between(offsets.current.x, offsets.next.x),
            y: between(offsets.current.y, offsets.next.y)
        )
    }

    private func shift(to offset: CGPoint?) -> CGVector {
        guard let offset, let collection else { return .zero }
        return CGVector(dx: offset.x - collection.contentOffset.x, dy: offset.y - collection.contentOffset.y)
    }

    private func interpolated(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
        let indexPath = attributes.indexPath
        let kind = attributes.representedElementKind ?? ""
        switch attributes.representedElementCategory {
        case .cell: return layoutAttributesForItem(at: indexPath)
        case .supplementaryView: return layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
        case .decorationView: return layoutAttributesForDecorationView(ofKind: kind, at: indexPath)
        }
    }

    /// What only one layout shows fades.
    private func interpolated(
        _ from: UICollectionViewLayoutAttributes?,
        _ to: UICollectionViewLayoutAttributes?
    ) -> UICollectionViewLayoutAttributes? {
        guard let known = from ?? to, let result = known.copy() as? UICollectionViewLayoutAttributes else { return nil }
        guard let from, let to else {
            result.alpha = from == nil ? between(0, known.alpha) : between(known.alpha, 0)
            return result
        }
        result.center = CGPoint(x: between(from.center.x, to.center.x), y: between(from.center.y, to.center.y))
        result.size = CGSize(
            width: max(0, between(from.size.width, to.size.width)),
            height: max(0, between(from.size.height, to.size.height))
        )
        result.alpha = between(from.alpha, to.alpha)
        result.transform3D = from.transform3D.mixed(with: to.transform3D, transitionProgress)
        result.zIndex = transitionProgress < 0.5 ? from.zIndex : to.zIndex
        result.isHidden = transitionProgress < 0.5 ? from.isHidden : to.isHidden
        return result
    }

    private func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * transitionProgress }
}

extension CGRect {
    fileprivate func offsetBy(by vector: CGVector) -> CGRect { offsetBy(dx: vector.dx, dy: vector.dy) }
}

extension CATransform3D {
    fileprivate func mixed(with other: CATransform3D, _ progress: CGFloat) -> CATransform3D {
        if CATransform3DEqualToTransform(self, other) { return self }
        var result = self
        for path: WritableKeyPath<CATransform3D, CGFloat> in [
            \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43,
            \.m44,
        ] { result[keyPath: path] += (other[keyPath: path] - self[keyPath: path]) * progress }
        return result
    }
}
