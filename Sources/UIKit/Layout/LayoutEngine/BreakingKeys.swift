import ConstraintSolver

/// The order in which constraints of a contradiction give way, made when there is one (AL-6).
@MainActor
struct BreakingKeys {
    private let items: [LayoutItem]
    private let constraints: [ConstraintHandle: NSLayoutConstraint]

    init(_ system: LayoutSystem) {
        items = system.items
        constraints = system.constraintsByHandle
    }

    /// The key of a row; the greatest breaks. Content sizes have an empty one.
    func key(of handle: ConstraintHandle) -> BreakingKey {
        constraints[handle].map { key(of: $0) } ?? BreakingKey([])
    }

    private func key(of constraint: NSLayoutConstraint) -> BreakingKey {
        let first = rank(of: constraint.firstItem)
        // A constraint on one item counts that item twice, so sizes break before edges and spacings.
        let second = constraint.secondItem == nil ? first : rank(of: constraint.secondItem)
        let firstIsLatest = first >= second
        let attribute = firstIsLatest ? constraint.firstAttribute : constraint.secondAttribute
        var relation: Double =
            switch constraint.relation {
            case .equal: 0
            case .greaterThanOrEqual: 1
            case .lessThanOrEqual: 2
            }
        var constant = Double(constraint.constant)
        if !firstIsLatest {
            // Written the other way round, `latest = earlier + constant`, inequalities and the constant turn.
            constant = -constant
            if relation > 0 { relation = 3 - relation }
        }
        return BreakingKey([max(first, second), min(first, second), relation, Double(attribute.rawValue), constant])
    }

    private func rank(of item: AnyObject?) -> Double {
        if let view = item as? UIView { return self.item(view, view.constraintState.place)?.rank ?? -1 }
        guard let guide = item as? UILayoutGuide else { return -1 }
        if let rank = self.item(guide, guide.place)?.rank, rank >= 0 { return rank }
        guard let owner = guide.owningView else { return -1 }
        return self.item(owner, owner.constraintState.place)?.systemGuideRank ?? -1
    }

    private func item(_ object: AnyObject, _ place: Int) -> LayoutItem? {
        if items.first?.object === object { return items[0] }
        return place < items.count && items[place].object === object ? items[place] : nil
    }
}
