import ConstraintSolver

extension LayoutSystem {
    /// The order in which constraints of a contradiction give way; the greatest breaks (AL-6).
    func breakingKey(of constraint: NSLayoutConstraint) -> BreakingKey {
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
        guard let item else { return -1 }
        if let rank = ranks[ObjectIdentifier(item)] { return rank }
        guard let owner = (item as? any ConstraintItem)?.constraintView else { return -1 }
        return systemGuideRanks[ObjectIdentifier(owner)] ?? -1
    }
}
