extension MenuOverlay {
    /// Follows the finger that opened the menu and is still down, from item to item (BT-26).
    ///
    /// - Parameter point: In the window.
    func follow(to point: CGPoint) {
        guard !isClosing else { return }
        let start = finger ?? point
        finger = start
        // A finger that only rests chooses nothing, though the menu may have come up under it.
        let distance = ((point.x - start.x) * (point.x - start.x) + (point.y - start.y) * (point.y - start.y))
            .squareRoot()
        fingerChooses = fingerChooses || distance > Self.leastMovement
        let item = fingerChooses ? item(at: point) : nil
        for other in rows { other.isHighlighted = other === item }
    }

    /// Chooses what the finger leaves; beside the items the menu stays open.
    func release(at point: CGPoint) {
        follow(to: point)
        let item = fingerChooses ? item(at: point) : nil
        forgetFinger()
        if let item { choose(item.element) }
    }

    /// Lets go of the finger without a choice.
    func forgetFinger() {
        (finger, fingerChooses) = (nil, false)
        for item in rows { item.isHighlighted = false }
    }

    private func item(at point: CGPoint) -> MenuItemControl? {
        let place = platter.convert(point, from: nil)
        guard platter.bounds.contains(place) else { return nil }
        return rows.first { $0.isEnabled && $0.bounds.contains($0.convert(point, from: nil)) }
    }

    /// Points; as far as a finger goes before it drags.
    private static let leastMovement: CGFloat = 10
}
