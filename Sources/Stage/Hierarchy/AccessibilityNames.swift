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
        let told = accessibility(ofElement: view)
        let isEmpty =
            !told.isElement && told.label == nil && told.value == nil && told.hint == nil && told.identifier == nil
        return isEmpty ? nil : told
    }

    /// What a view, or an element that is none, says of itself.
    static func accessibility(ofElement element: UIResponder) -> Hierarchy.Accessibility {
        let traits = element.accessibilityTraits
        return Hierarchy.Accessibility(
            isElement: element.isAccessibilityElement,
            label: element.accessibilityLabel,
            value: element.accessibilityValue,
            hint: element.accessibilityHint,
            identifier: element.accessibilityIdentifier,
            traits: names.filter { traits.contains($0.0) }.map(\.1)
        )
    }
}
