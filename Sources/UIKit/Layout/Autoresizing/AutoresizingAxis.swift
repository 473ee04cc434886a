/// What an autoresizing mask does along one axis: position and size as linear functions of the superview's size.
///
/// The change of the superview's size is shared among the flexible parts in proportion to their present sizes; parts
/// of no size share it evenly. With nothing flexible the view stays as it is.
struct AutoresizingAxis {
    /// The view's position and size, in points, while the superview had the size `reference`.
    let position: CGFloat
    let size: CGFloat
    let reference: CGFloat
    /// Whether only the margins are flexible, in a superview of no size, so that nothing tells their shares (AL-65).
    private let isUndecided: Bool
    /// The shares, 0…1, of the superview's change that go to the margin before the view and to the view.
    let positionShare: CGFloat
    let sizeShare: CGFloat

    init(
        position: CGFloat,
        size: CGFloat,
        superviewSize: CGFloat,
        isBeforeFlexible: Bool,
        isSizeFlexible: Bool,
        isAfterFlexible: Bool
    ) {
        self.position = position
        self.size = size
        reference = superviewSize
        let after = superviewSize - position - size
        let parts = [(isBeforeFlexible, position), (isSizeFlexible, size), (isAfterFlexible, after)]
        let flexible = parts.filter(\.0)
        let total = flexible.reduce(0) { $0 + max(0, $1.1) }
        let shares = parts.map { isFlexible, length -> CGFloat in
            guard isFlexible else { return 0 }
            return total > 0 ? max(0, length) / total : 1 / CGFloat(flexible.count)
        }
        isUndecided = superviewSize <= 0 && isBeforeFlexible && isAfterFlexible && !isSizeFlexible
        positionShare = shares[0]
        sizeShare = shares[1]
    }

    /// Position and size for a superview of another size.
    func placed(in superviewSize: CGFloat) -> (position: CGFloat, size: CGFloat) {
        let change = superviewSize - reference
        if isUndecided, change != 0 { return ((superviewSize - size) / 2, size) }
        return (position + positionShare * change, size + sizeShare * change)
    }
}
