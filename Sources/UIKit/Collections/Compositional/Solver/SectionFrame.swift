import Foundation

/// A section in its layout: where its groups lie, and its headers, footers and backgrounds; in the content's space.
@MainActor
struct SectionFrame {
    /// A header, a footer or another view at an edge.
    struct Boundary {
        var item: NSCollectionLayoutBoundarySupplementaryItem
        var frame: CGRect
    }

    var solved: CompositionalSection
    /// From the section's begin to its end along the layout's axis, in the content's whole breadth.
    var frame = CGRect.zero
    /// Where the groups' space begins.
    var groupsOrigin = CGPoint.zero
    var boundaries: [Boundary] = []
    /// Points that headers and footers take along the layout's axis.
    var headerLength: CGFloat = 0
    var footerLength: CGFloat = 0
    /// Points that a list keeps above its header and below its end.
    var spaceBefore: CGFloat = 0
    var spaceAfter: CGFloat = 0
    /// Around the groups, the reference's included.
    var insets = NSDirectionalEdgeInsets.zero

    /// Along which axis the section scrolls by itself; nil: not at all.
    var isOrthogonal: Bool { solved.section.isOrthogonal }

    /// All that the section's own scroll view shows, where it scrolls by itself.
    func scrollSize(axis: NSLayoutConstraint.Axis) -> CGSize {
        var size = frame.size
        let sides = insets.sides(axis.other)
        size[along: axis.other] = solved.length + sides.start + sides.end
        size[along: axis] = solved.breadth
        return size
    }
}

extension NSRectAlignment {
    /// Whether a view stands at the begin (-1), at the end (1) or in the middle of an axis.
    func side(_ axis: NSLayoutConstraint.Axis) -> Int {
        let edges = edges
        if axis == .vertical { return edges.contains(.top) ? -1 : edges.contains(.bottom) ? 1 : 0 }
        return edges.contains(.leading) ? -1 : edges.contains(.trailing) ? 1 : 0
    }
}
