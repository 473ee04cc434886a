/// A guide that has constraints active only while it is near an edge of its view, or away from it (iOS 15).
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
    private final var tracked: [(edge: NSDirectionalRectEdge, isNear: Bool, constraints: [NSLayoutConstraint])] = []

    /// Replaces the constraints that hold while the guide is at an edge; the app makes them, the guide activates them.
    open func setConstraints(
        _ trackedConstraints: [NSLayoutConstraint],
        activeWhenNearEdge edge: NSDirectionalRectEdge
    ) {
        set(trackedConstraints, edge, isNear: true)
    }
    /// Replaces the constraints that hold while the guide isn't at an edge.
    open func setConstraints(
        _ trackedConstraints: [NSLayoutConstraint],
        activeWhenAwayFrom edge: NSDirectionalRectEdge
    ) {
        set(trackedConstraints, edge, isNear: false)
    }
    /// As they were set; none by default.
    open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        tracked.first { $0.edge == edge && $0.isNear }?.constraints ?? []
    }
    /// As they were set; none by default.
    open func constraintsActive(whenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        tracked.first { $0.edge == edge && !$0.isNear }?.constraints ?? []
    }
    /// Deactivates and forgets all of them.
    open func removeAllTrackedConstraints() {
        for entry in tracked { NSLayoutConstraint.deactivate(entry.constraints) }
        tracked = []
    }

    private final func set(_ constraints: [NSLayoutConstraint], _ edge: NSDirectionalRectEdge, isNear: Bool) {
        if let index = tracked.firstIndex(where: { $0.edge == edge && $0.isNear == isNear }) {
            NSLayoutConstraint.deactivate(tracked.remove(at: index).constraints)
        }
        if !constraints.isEmpty { tracked.append((edge, isNear, constraints)) }
        activate()
    }

    /// The edges of the owning view that the guide is at.
    var nearEdges: NSDirectionalRectEdge { [] }

    /// Activates the constraints of the edges that the guide is at or away from, after it moved.
    final func activate() {
        let near = nearEdges
        for entry in tracked {
            let holds = near.contains(entry.edge) == entry.isNear
            for constraint in entry.constraints where constraint.isActive != holds { constraint.isActive = holds }
        }
    }
}
