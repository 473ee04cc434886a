import ArgumentParser

/// A text size by its short name.
struct ContentSizeChoice: ExpressibleByArgument {
    /// `UIContentSizeCategory`'s raw value.
    let category: String

    private static let names = [
        "XS": "XS", "S": "S", "M": "M", "L": "L", "XL": "XL", "XXL": "XXL", "XXXL": "XXXL", "AX1": "AccessibilityM",
        "AX2": "AccessibilityL", "AX3": "AccessibilityXL", "AX4": "AccessibilityXXL", "AX5": "AccessibilityXXXL",
    ]

    static let allValueStrings = [
        "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5",
    ]

    /// Reads "XL", "AX3", or UIKit's own "UICTContentSizeCategoryXL".
    init?(argument: String) {
        let prefix = "UICTContentSizeCategory"
        let name = argument.hasPrefix(prefix) ? String(argument.dropFirst(prefix.count)) : argument
        guard let found = Self.names[name.uppercased()] ?? Self.names.values.first(where: { $0 == name }) else {
            return nil
        }
        category = prefix + found
    }
}
