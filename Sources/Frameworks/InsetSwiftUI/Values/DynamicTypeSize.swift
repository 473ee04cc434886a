/// How large texts are, as the user chose.
public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
    /// The smallest, and on to the largest of the usual sizes.
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    /// Larger than the usual sizes.
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// Whether it is larger than the usual sizes.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// UIKit's; nil where that is left open.
    public init?(_ category: UIContentSizeCategory) {
        guard let category = ContentSizeCategory(category) else { return nil }
        self.init(category)
    }

    init?(_ category: ContentSizeCategory) {
        guard let place = ContentSizeCategory.allCases.firstIndex(of: category) else { return nil }
        self = Self.allCases[place]
    }
}

extension ContentSizeCategory {
    init(_ size: DynamicTypeSize) {
        let place = DynamicTypeSize.allCases.firstIndex(of: size)
        self = place.map { Self.allCases[$0] } ?? .large
    }

    private static let names: [(UIContentSizeCategory, ContentSizeCategory)] = [
        (.extraSmall, .extraSmall), (.small, .small), (.medium, .medium), (.large, .large),
        (.extraLarge, .extraLarge), (.extraExtraLarge, .extraExtraLarge),
        (.extraExtraExtraLarge, .extraExtraExtraLarge), (.accessibilityMedium, .accessibilityMedium),
        (.accessibilityLarge, .accessibilityLarge), (.accessibilityExtraLarge, .accessibilityExtraLarge),
        (.accessibilityExtraExtraLarge, .accessibilityExtraExtraLarge),
        (.accessibilityExtraExtraExtraLarge, .accessibilityExtraExtraExtraLarge),
    ]

    /// UIKit's; nil where that is left open.
    public init?(_ category: UIContentSizeCategory) {
        guard let found = Self.names.first(where: { $0.0 == category }) else { return nil }
        self = found.1
    }
}

extension UIContentSizeCategory {
    /// SwiftUI's; nil is left open.
    public init(_ size: DynamicTypeSize?) {
        let category = size.map { ContentSizeCategory($0) }
        self = ContentSizeCategory.uiKit(category)
    }
}

extension ContentSizeCategory {
    fileprivate static func uiKit(_ category: ContentSizeCategory?) -> UIContentSizeCategory {
        names.first { $0.1 == category }?.0 ?? .unspecified
    }
}
