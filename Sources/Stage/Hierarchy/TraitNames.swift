import UIKit

/// Traits by their names in UIKit, with values that people can read.
@MainActor
enum TraitNames {
    /// Those of a view that differ from its superview's; nil for none. All of them without a superview.
    static func differences(
        of traits: UITraitCollection,
        from above: UITraitCollection?
    ) -> [String: String]? {
        guard traits !== above else { return nil }
        let (own, others) = (values(of: traits), above.map(values) ?? [:])
        let different = own.filter { others[$0.key] != $0.value }
        return different.isEmpty ? nil : different
    }

    private static func values(of traits: UITraitCollection) -> [String: String] {
        [
            "accessibilityContrast": String(describing: traits.accessibilityContrast),
            "displayGamut": String(describing: traits.displayGamut),
            "displayScale": ThreeDecimals.text(Double(traits.displayScale)),
            "horizontalSizeClass": String(describing: traits.horizontalSizeClass),
            "layoutDirection": String(describing: traits.layoutDirection),
            "legibilityWeight": String(describing: traits.legibilityWeight),
            "preferredContentSizeCategory": traits.preferredContentSizeCategory.rawValue,
            "userInterfaceIdiom": String(describing: traits.userInterfaceIdiom),
            "userInterfaceLevel": String(describing: traits.userInterfaceLevel),
            "userInterfaceStyle": String(describing: traits.userInterfaceStyle),
            "verticalSizeClass": String(describing: traits.verticalSizeClass),
        ]
    }
}
