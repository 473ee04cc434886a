import Foundation

extension UICollectionView {
    /// Makes, places and takes away the scroll views of sections that scroll by themselves.
    func layoutScrollers(for attributes: [UICollectionViewLayoutAttributes]) {
        var sections = Set(attributes.compactMap(\.scrollingSection))
        for section in collection.scrollers.keys.sorted() where !sections.contains(section) {
            guard let place = collectionViewLayout.scroller(ofSection: section) else {
                collection.scrollers.removeValue(forKey: section)?.removeFromSuperview()
                continue
            }
            // One out of sight keeps how far it has scrolled.
            collection.scrollers[section]?.place = mirrored(place)
            sections.remove(section)
        }
        for section in sections.sorted() {
            guard let place = collectionViewLayout.scroller(ofSection: section) else { continue }
            let scroller = collection.scrollers[section] ?? OrthogonalScrollView(frame: .zero)
            if collection.scrollers[section] == nil {
                collection.scrollers[section] = scroller
                insertSubview(scroller, at: backgroundView == nil ? 0 : 1)
            }
            scroller.place = mirrored(place)
        }
    }

    private func mirrored(_ place: OrthogonalPlace) -> OrthogonalPlace {
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return place }
        var place = place
        place.frame.origin.x = contentSize.width - place.frame.maxX
        return place
    }

    func orthogonalSectionDidScroll() {
        collection.needsAttributes = true
        setNeedsLayout()
    }

    /// The view that holds an element: a section's own scroll view, or the collection.
    func holder(of attributes: UICollectionViewLayoutAttributes) -> UIView {
        attributes.scrollingSection.flatMap { collection.scrollers[$0] } ?? self
    }

    /// Where an element is seen, in the content's space.
    func visibleFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
        guard let section = attributes.scrollingSection, let scroller = collection.scrollers[section] else {
            return attributes.frame
        }
        return attributes.frame.offsetBy(dx: -scroller.contentOffset.x, dy: -scroller.contentOffset.y)
    }

    // MARK: Scrolling by code
    /// CV-14: the collection brings the section into view, and the section's own scroll view the item.
    func bringIntoView(_ attributes: UICollectionViewLayoutAttributes, at position: ScrollPosition, animated: Bool) {
        guard let section = attributes.scrollingSection, let place = collectionViewLayout.scroller(ofSection: section)
        else { return }
        let isHorizontal = place.axis == .horizontal
        let target = offset(showing: attributes.frame, at: position)
        setContentOffset(
            isHorizontal ? CGPoint(x: contentOffset.x, y: target.y) : CGPoint(x: target.x, y: contentOffset.y),
            animated: animated
        )
        // A section that wasn't in sight has no scroll view before it is laid out.
        if collection.scrollers[section] == nil { layoutIfNeeded() }
        guard let scroller = collection.scrollers[section] else { return }
        let (shown, own) = (visibleFrame(of: attributes), scroller.contentOffset)
        let frame = shown.offsetBy(dx: own.x - scroller.frame.minX, dy: own.y - scroller.frame.minY)
        let aim = scroller.offset(showing: frame, at: position)
        scroller.setContentOffset(
            isHorizontal ? CGPoint(x: aim.x, y: own.y) : CGPoint(x: own.x, y: aim.y),
            animated: animated
        )
    }
}
