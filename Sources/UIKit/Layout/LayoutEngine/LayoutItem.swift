import ConstraintSolver

/// A view or guide of an island: where it stands, and which variables its rectangle has.
///
/// It doesn't keep the view alive: what leaves an island has the island's system built anew.
struct LayoutItem {
    /// Where the rectangle comes from.
    enum Source {
        /// The island's root, whose size is given or wanted.
        case root
        /// Four variables of its own.
        case variables
        /// The autoresizing mask: linear in the superview's size.
        case mask
        /// A scroll view's content, which begins at zero.
        case content
    }

    unowned(unsafe) let object: AnyObject
    /// The view itself; nil for a guide.
    unowned(unsafe) let view: UIView?
    let source: Source
    /// The place of the superview, or of the guide's owner.
    let parent: Int
    /// The origin's variables; of no meaning for a root, a mask and a content.
    var origin: AxisPair<Variable>
    /// The size's variables; of no meaning for a mask.
    var size: AxisPair<Variable>
    /// What the mask says, in ``LayoutSystem/masks``.
    var mask = -1
    /// The place among the views that constraints place, or -1.
    var placed = -1
    /// Those of its subviews that constraints place.
    var placedSubviews = 0..<0
    /// The place of a scroll view's content, or -1.
    var content = -1
    /// Whether what is inside belongs to the system as well.
    var isOpen = false
    /// The places among the island's items (AL-6): the item's own, and that of the guides which a view brings along.
    var rank = -1.0
    var systemGuideRank = -1.0
}

/// An autoresizing mask as the system takes it, along both axes: origin and size as linear functions of the
/// superview's full size, the alignment insets counted off.
struct MaskPlace {
    struct Line {
        var share: Double
        var constant: Double
    }

    var origin = AxisPair(Line(share: 0, constant: 0))
    var size = AxisPair(Line(share: 0, constant: 0))
}

/// A view that constraints place: its values in the solver's table, and the frame made of them.
struct PlacedView {
    let view: Unmanaged<UIView>
    let superview: Unmanaged<UIView>
    /// Indices of x, y, width and height.
    let indices: (Int32, Int32, Int32, Int32)
    /// The values from which `frame` was made; not a number before the first solve and when it has to be made again.
    var values = (Double.nan, Double.nan, Double.nan, Double.nan)
    /// In the superview's bounds space, on device pixels (AL-35).
    var frame = CGRect.zero
    /// Whether the view may have another frame than this.
    var isPending = true
}

/// A constraint and its row in the solver.
struct ConstraintRow {
    let constraint: NSLayoutConstraint
    let handle: ConstraintHandle
    /// The row's constant less the constraint's own.
    var base: Double
    /// Whether the base follows margins, safe areas or baselines, which may change without the structure.
    let followsInsets: Bool
}

/// A sum of terms, written over again for each constraint.
struct TermSum {
    private(set) var terms: ContiguousArray<Term> = []
    var constant = 0.0
    /// Whether the constant follows margins, safe areas or baselines.
    var followsInsets = false
    /// Whether values that UIKit has constraints for are kept apart, for a log; else they are part of the constant.
    var keepsImplied = false
    private(set) var implied: [ImpliedTerm] = []

    mutating func clear() {
        terms.removeAll(keepingCapacity: true)
        implied.removeAll(keepingCapacity: true)
        constant = 0
        followsInsets = false
    }

    @inline(__always)
    mutating func add(_ variable: Variable, _ factor: Double) {
        if factor != 0 { terms.append(Term(variable, factor)) }
    }

    mutating func add(_ value: ImpliedValue, _ factor: Double) {
        if factor != 0 { implied.append(ImpliedTerm(value: value, factor: factor)) }
    }
}
