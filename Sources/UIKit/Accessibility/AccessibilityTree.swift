import Foundation

/// What assistive apps would find in a view: the elements in reading order.
@MainActor
package struct AccessibilityTree {
    /// One element as it would be read out.
    package struct Element {
        /// What is read out: a view, or what a view names in place of its subviews.
        package let object: UIResponder
        /// The view that named it; nil for a view.
        package let container: UIView?
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
        var found: [Found] = []
        Self.collect(root, into: &found)
        elements = found.map { element, container in
            Element(
                object: element,
                container: container,
                label: element.accessibilityLabel,
                value: element.accessibilityValue,
                hint: element.accessibilityHint,
                identifier: element.accessibilityIdentifier,
                traits: element.accessibilityTraits,
                frame: element.accessibilityFrame
            )
        }
    }

    private typealias Found = (object: UIResponder, container: UIView?)

    /// What a container names in place of its subviews; nil where it names nothing.
    private static func stated(_ container: UIResponder) -> [Any]? {
        if let elements = container.accessibilityElements { return elements }
        let count = container.accessibilityElementCount()
        guard count > 0, count != NSNotFound else { return nil }
        return (0..<count).compactMap { container.accessibilityElement(at: $0) }
    }

    /// Elements that are no views: they stand for themselves, or for those inside.
    private static func collect(stated elements: [Any], of container: UIView, into found: inout [Found]) {
        for element in elements {
            if let view = element as? UIView {
                collect(view, into: &found)
            } else if let part = element as? UIResponder {
                if part.isAccessibilityElement {
                    found.append((part, container))
                } else if let inside = stated(part), found.count < 10_000 {
                    collect(stated: inside, of: container, into: &found)
                }
            }
        }
    }

    /// Views that can be seen and aren't hidden from assistive apps; an element hides what is in it.
    private static func collect(_ view: UIView, into found: inout [Found]) {
        guard !view.isHidden, view.alpha > 0 else { return }
        if view.isAccessibilityElement {
            found.append((view, nil))
            return
        }
        guard !view.accessibilityElementsHidden else { return }
        if let elements = stated(view) { return collect(stated: elements, of: view, into: &found) }
        // A modal view takes the others out of reach.
        if let modal = view.subviews.last(where: { $0.accessibilityViewIsModal && !$0.isHidden }) {
            return collect(modal, into: &found)
        }
        var groups: [(frame: CGRect, elements: [Found])] = []
        for subview in view.subviews {
            var inside: [Found] = []
            collect(subview, into: &inside)
            if !inside.isEmpty { groups.append((subview.frame, inside)) }
        }
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        for group in ordered(groups, isRightToLeft: isRightToLeft) { found += group.elements }
    }

    /// From top to bottom, and from the leading to the trailing side among those that share a line.
    private static func ordered(
        _ groups: [(frame: CGRect, elements: [Found])],
        isRightToLeft: Bool
    ) -> [(frame: CGRect, elements: [Found])] {
        var lines: [[(frame: CGRect, elements: [Found])]] = []
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
