import UIKit

/// What assistive apps find in views, with the names of their traits.
@MainActor
enum AccessibilityNames {
    private static let names: [(UIAccessibilityTraits, String)] = [
        (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"), (.playsSound, "playsSound"),
        (.keyboardKey, "keyboardKey"), (.staticText, "staticText"), (.summaryElement, "summaryElement"),
        (.notEnabled, "notEnabled"), (.updatesFrequently, "updatesFrequently"), (.searchField, "searchField"),
        (.startsMediaSession, "startsMediaSession"), (.adjustable, "adjustable"),
        (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"), (.tabBar, "tabBar"),
        (.header, "header"), (.toggleButton, "toggleButton"),
    ]

    /// nil for a view that says nothing of itself.
    static func accessibility(of view: UIView) -> Hierarchy.Accessibility? {
        let told = Hierarchy.Accessibility(
            isElement: view.isAccessibilityElement,
            label: view.accessibilityLabel,
            value: view.accessibilityValue,
            hint: view.accessibilityHint,
            identifier: view.accessibilityIdentifier,
            traits: names(of: view.accessibilityTraits)
        )
        let isEmpty =
            !told.isElement && told.label == nil && told.value == nil && told.hint == nil && told.identifier == nil
        return isEmpty ? nil : told
    }

    /// What was asked of an element, which isn't asked again.
    static func accessibility(of element: AccessibilityTree.Element) -> Hierarchy.Accessibility {
        Hierarchy.Accessibility(
            isElement: true,
            label: element.label,
            value: element.value,
            hint: element.hint,
            identifier: element.identifier,
            traits: names(of: element.traits)
        )
    }

    private static func names(of traits: UIAccessibilityTraits) -> [String] {
        names.filter { traits.contains($0.0) }.map(\.1)
    }
}
