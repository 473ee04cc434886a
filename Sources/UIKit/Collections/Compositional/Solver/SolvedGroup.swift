import Foundation

/// A group with places for its items, in the group's own space, in points.
struct SolvedGroup {
    /// The place of an item.
    struct Leaf {
        var frame: CGRect
        /// Along these axes the element is asked for its size.
        var measuredAxes: UIAxis
        var zIndex = 0
    }

    /// A view fastened to an item or a group.
    struct Supplementary {
        var frame: CGRect
        var kind: String
        var zIndex: Int
        /// Which of the group's leaves it goes with.
        var leaf: Int
    }

    var size: CGSize
    var leaves: [Leaf] = []
    var supplementaries: [Supplementary] = []

    mutating func append(_ other: SolvedGroup, at origin: CGPoint) {
        let first = leaves.count
        for var leaf in other.leaves {
            leaf.frame = leaf.frame.offsetBy(dx: origin.x, dy: origin.y)
            leaves.append(leaf)
        }
        for var view in other.supplementaries {
            view.frame = view.frame.offsetBy(dx: origin.x, dy: origin.y)
            view.leaf += first
            supplementaries.append(view)
        }
    }
}

extension CGSize {
    subscript(along axis: NSLayoutConstraint.Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

extension NSLayoutConstraint.Axis {
    var other: NSLayoutConstraint.Axis { self == .horizontal ? .vertical : .horizontal }
    var set: UIAxis { self == .horizontal ? .horizontal : .vertical }
}

extension NSDirectionalEdgeInsets {
    /// The insets at the begin and the end of an axis.
    func sides(_ axis: NSLayoutConstraint.Axis) -> (start: CGFloat, end: CGFloat) {
        axis == .horizontal ? (leading, trailing) : (top, bottom)
    }
}

extension CGPoint {
    /// A point with its coordinates along and across an axis.
    init(_ along: CGFloat, _ across: CGFloat, _ axis: NSLayoutConstraint.Axis) {
        self = axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
    }
}
