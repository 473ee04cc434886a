import UIKit

/// What assistive apps find on a screen: a view, or what a view names in place of what it holds.
package struct AccessibleElement: Encodable, Equatable {
    /// A view's id in the ``Hierarchy``; for what is no view its container's, with its place: the same on every run.
    package let id: String
    /// On the screen, in points.
    package let frame: Hierarchy.Rect
    /// Where a press activates it, on the screen, in points.
    package let point: [Double]
    /// What is read out.
    package let accessibility: Hierarchy.Accessibility
}

/// The elements of a scene in reading order, those of a window after those of the windows behind it.
@MainActor
struct AccessibleElements {
    private(set) var elements: [(told: AccessibleElement, object: UIResponder)] = []

    init(_ scene: StagedScene) {
        var names = HierarchyBuilder(scene, [], explained: nil).names
        let known = scene.roots
        let windows = scene.simulator.map { _ in UIApplication.shared.windows.filter { !$0.isHidden } } ?? []
        let others = windows.filter { window in !known.contains { $0 === window } }
        for window in others { names.add(ViewTree(window)) }
        for root in known + others {
            // Counts from the container's first, whichever views lie between.
            var counts: [ObjectIdentifier: Int] = [:]
            for element in AccessibilityTree(of: root).elements {
                let id: String
                if let container = element.container {
                    let number = counts[ObjectIdentifier(container), default: 0]
                    counts[ObjectIdentifier(container)] = number + 1
                    id = "\(names.id(of: container))/element[\(number)]"
                } else {
                    id = (element.object as? UIView).map { names.id(of: $0) } ?? ""
                }
                let point = element.object.accessibilityActivationPoint
                let told = AccessibleElement(
                    id: id,
                    frame: Hierarchy.Rect(element.frame),
                    point: [Double(point.x), Double(point.y)],
                    accessibility: AccessibilityNames.accessibility(of: element)
                )
                elements.append((told, element.object))
            }
        }
    }
}

extension StagedScene {
    /// What assistive apps find on the screen, in reading order.
    package func accessibleElements() -> [AccessibleElement] {
        reading { AccessibleElements(self).elements.map(\.told) }
    }

    /// The element with an id of ``accessibleElements()``; nil where it is gone.
    package func accessibleObject(withID id: String) -> UIResponder? {
        reading { AccessibleElements(self).elements.first { $0.told.id == id }?.object }
    }
}
