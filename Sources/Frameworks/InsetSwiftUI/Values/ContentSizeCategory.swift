/// How large texts are, as the user chose.
public enum ContentSizeCategory: CaseIterable, Hashable, Sendable {
    /// The smallest, and on to the largest of the usual sizes.
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    /// Larger than the usual sizes, and on to the largest of all.
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    /// The largest of all.
    case accessibilityExtraExtraExtraLarge

    /// Whether it is larger than the usual sizes.
    public var isAccessibilityCategory: Bool {
        switch self {
        case .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge: false
        case .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
            .accessibilityExtraExtraExtraLarge:
            true
        }
    }
}
