extension StackConstraints {
    /// Gaps between neighbors, all of the first one's size (AL-53).
    mutating func addEqualGaps() {
        addGuides("UISV-distributing-edge", from: main.end, to: main.start, priority: .required)
    }

    /// Distances between neighbors' centers, all alike as far as there is room (AL-53).
    mutating func addEqualCenterDistances() {
        addGuides("UISV-distributing-edge", from: main.center, to: main.center, priority: Priority.centering)
    }

    /// A distance stands for a guide: the first neighboring pair's is compared with every other's.
    private mutating func addGuides(
        _ identifier: String,
        from start: NSLayoutConstraint.Attribute,
        to end: NSLayoutConstraint.Attribute,
        priority: UILayoutPriority
    ) {
        let guides = stack.gapGuides(count: max(0, views.count - 1))
        for (index, guide) in guides.enumerated() {
            relate(identifier, guide, main.start, .equal, views[index], start)
            relate(identifier, guide, main.end, .equal, views[index + 1], end)
        }
        for guide in guides.dropFirst() {
            relate("UISV-fill-equally", guide, main.size, .equal, guides[0], main.size, priority: priority)
        }
    }
}
