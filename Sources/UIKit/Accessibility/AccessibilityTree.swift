/// What assistive apps would find in a view: the elements in reading order.
@MainActor
package struct AccessibilityTree {
    /// One element as it would be read out.
    package struct Element: Equatable {
        package let label: String?
        package let value: String?
        package let hint: String?
        package let identifier: String?
        package let traits: UIAccessibilityTraits
        /// Points of the screen.
        package let frame: CGRect
    }

    package let elements: [Element]

    /// - Parameter root: A window, or any view in one.
    package init(of root: UIView) {
        var found: [UIView] = []
        Self.collect(root, into: &found)
        elements = found.map { view in
            Element(
                label: view.accessibilityLabel,
                value: view.accessibilityValue,
                hint: view.accessibilityHint,
                identifier: view.accessibilityIdentifier,
                traits: view.accessibilityTraits,
                frame: view.accessibilityFrame
            )
        }
    }

    /// Views that can be seen and aren't hidden from assistive apps; an element hides what is in it.
    private static func collect(_ view: UIView, into found: inout [UIView]) {
        guard !view.isHidden, view.alpha > 0 else { return }
        if view.isAccessibilityElement {
            found.append(view)
            return
        }
        guard !view.accessibilityElementsHidden else { return }
        if let elements = view.accessibilityElements {
            for case let element as UIView in elements { collect(element, into: &found) }
            return
        }
        // A modal view takes the others out of reach.
        if let modal = view.subviews.last(where: { $0.accessibilityViewIsModal && !$0.isHidden }) {
            return collect(modal, into: &found)
        }
        var groups: [(frame: CGRect, elements: [UIView])] = []
        for subview in view.subviews {
            var inside: [UIView] = []
            collect(subview, into: &inside)
            if !inside.isEmpty { groups.append((subview.frame, inside)) }
        }
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        for group in ordered(groups, isRightToLeft: isRightToLeft) { found += group.elements }
    }

    /// From top to bottom, and from the leading to the trailing side among those that share a line.
    private static func ordered(
        _ groups: [(frame: CGRect, elements: [UIView])],
        isRightToLeft: Bool
    ) -> [(frame: CGRect, elements: [UIView])] {
        var lines: [[(frame: CGRect, elements: [UIView])]] = []
        for group in groups.enumerated().sorted(by: {
            ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset)
        }) {
            let next = group.element
            if let first = lines.last?.first, next.frame.midY < first.frame.maxY, next.frame.midY >= first.frame.minY {
                lines[lines.count - 1].append(next)
            } else {
                lines.append([next])
            }
        }
        return lines.flatMap { line in
            line.sorted { isRightToLeft ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX }
        }
    }
}
