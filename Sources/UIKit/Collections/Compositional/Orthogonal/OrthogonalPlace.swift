import Foundation

/// Where a section scrolls by itself, and where its scrolling comes to rest.
@MainActor
struct OrthogonalPlace {
    /// In the collection's content.
    var frame: CGRect
    var contentSize: CGSize
    let axis: NSLayoutConstraint.Axis
    let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    let properties: UICollectionLayoutSectionOrthogonalScrollingProperties
    let section: CompositionalSection
    /// Points before the first group.
    let before: CGFloat
    /// Points beyond the content, so that its first and last group can be in the middle.
    var endInsets = (start: CGFloat(0), end: CGFloat(0))

    private var length: CGFloat { frame.size[along: axis] }

    /// Lets the first and the last group come to rest in the middle.
    mutating func centerEnds() {
        guard behavior == .groupPagingCentered, section.groupCount > 0 else { return }
        let last = section.groupCount - 1
        endInsets.start = max(0, -target(ofGroup: 0))
        endInsets.end = max(0, target(ofGroup: last) + length - contentSize[along: axis])
    }

    /// Where the scroll view stands at first.
    var start: CGPoint { CGPoint(behavior == .groupPagingCentered ? -endInsets.start : 0, 0, axis) }

    /// The offset that shows a group as the behavior wants it.
    private func target(ofGroup index: Int) -> CGFloat {
        let start = section.start(ofGroup: index)
        guard behavior == .groupPagingCentered else { return start }
        return before + start + section.length(ofGroup: index) / 2 - length / 2
    }

    /// Where a released drag comes to rest.
    ///
    /// - Parameters:
    ///   - proposed: Where it would by itself, along the axis.
    ///   - origin: Where it began.
    ///   - velocity: Points a millisecond.
    func rest(proposed: CGFloat, from origin: CGFloat, current: CGFloat, velocity: CGFloat) -> CGFloat {
        let (low, high) = (-endInsets.start, max(-endInsets.start, contentSize[along: axis] - length + endInsets.end))
        func clamped(_ offset: CGFloat) -> CGFloat { min(max(low, offset), high) }
        switch behavior {
        case .none, .continuous: return proposed
        case .continuousGroupLeadingBoundary:
            guard section.groupCount > 0 else { return proposed }
            return clamped(target(ofGroup: nearestGroup(to: proposed)))
        case .paging:
            guard length > 0 else { return proposed }
            return clamped(step(from: origin / length, to: current / length, velocity) * length)
        case .groupPaging, .groupPagingCentered:
            guard section.groupCount > 0 else { return proposed }
            let start = nearestGroup(to: origin)
            let nearest = nearestGroup(to: current)
            var group = nearest
            // A flick goes on by one, however short it was.
            if nearest == start, abs(velocity) > 0.3 { group += velocity > 0 ? 1 : -1 }
            group = min(max(group, start - 1), start + 1)
            return clamped(target(ofGroup: min(max(0, group), section.groupCount - 1)))
        }
    }

    private func step(from start: CGFloat, to current: CGFloat, _ velocity: CGFloat) -> CGFloat {
        let page = start.rounded()
        if abs(velocity) > 0.3 { return velocity > 0 ? page + 1 : page - 1 }
        return min(max(current.rounded(), page - 1), page + 1)
    }

    private func nearestGroup(to offset: CGFloat) -> Int {
        let place = behavior == .groupPagingCentered ? offset + length / 2 - before : offset
        let index = section.groupCount == 0 ? 0 : min(section.groupCount - 1, groupIndex(at: place))
        let candidates = [index, min(index + 1, section.groupCount - 1)]
        return candidates.min { abs(target(ofGroup: $0) - offset) < abs(target(ofGroup: $1) - offset) } ?? index
    }

    private func groupIndex(at place: CGFloat) -> Int { section.groups(from: place, to: place).first ?? 0 }
}
