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
        let frame = attributes.frame
        let isHorizontal = place.axis == .horizontal
        let seen = bounds.inset(by: adjustedContentInset)
        var offset = contentOffset
        if isHorizontal {
            offset.y += position.change(from: (seen.minY, seen.maxY), to: (frame.minY, frame.maxY), .vertical)
        } else {
            offset.x += position.change(from: (seen.minX, seen.maxX), to: (frame.minX, frame.maxX), .horizontal)
        }
        setContentOffset(clamped(offset), animated: animated)
        // A section that wasn't in sight has no scroll view before it is laid out.
        if collection.scrollers[section] == nil { layoutIfNeeded() }
        guard let scroller = collection.scrollers[section] else { return }
        let shown = visibleFrame(of: attributes)
        let window = scroller.frame
        var own = scroller.contentOffset
        if isHorizontal {
            own.x += position.change(from: (window.minX, window.maxX), to: (shown.minX, shown.maxX), .horizontal)
        } else {
            own.y += position.change(from: (window.minY, window.maxY), to: (shown.minY, shown.maxY), .vertical)
        }
        scroller.setContentOffset(scroller.clamped(own), animated: animated)
    }
}

extension UICollectionView.ScrollPosition {
    /// How far to scroll along an axis so that a stretch stands where the position says; as little as shows it where
    /// nothing is said.
    fileprivate func change(
        from seen: (low: CGFloat, high: CGFloat),
        to wanted: (low: CGFloat, high: CGFloat),
        _ axis: NSLayoutConstraint.Axis
    ) -> CGFloat {
        let isHorizontal = axis == .horizontal
        if contains(isHorizontal ? .left : .top) { return wanted.low - seen.low }
        if contains(isHorizontal ? .right : .bottom) { return wanted.high - seen.high }
        if contains(isHorizontal ? .centeredHorizontally : .centeredVertically) {
            return (wanted.low + wanted.high - seen.low - seen.high) / 2
        }
        if wanted.low < seen.low { return wanted.low - seen.low }
        return wanted.high > seen.high ? min(wanted.high - seen.high, wanted.low - seen.low) : 0
    }
}
