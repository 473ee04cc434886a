/// The short names of text sizes.
package enum TextSizeNames {
    private static let prefix = "UICTContentSizeCategory"
    private static let accessible = ["M", "L", "XL", "XXL", "XXXL"]

    /// "AX3" of `UIContentSizeCategory`'s raw value "UICTContentSizeCategoryAccessibilityXL".
    package static func name(of category: String) -> String {
        let name = category.hasPrefix(prefix) ? String(category.dropFirst(prefix.count)) : category
        return accessible.firstIndex { name == "Accessibility\($0)" }.map { "AX\($0 + 1)" } ?? name
    }
}
