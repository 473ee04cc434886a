/// What is shown beside the plain pictures, each by itself.
package enum Variation: String, CaseIterable {
    case landscape, dark, rtl, large

    /// The size of large text: the third of those that accessibility adds.
    private static let largeText = "UICTContentSizeCategoryAccessibilityXL"

    private func apply(to variant: inout Variant) {
        switch self {
        case .landscape: variant.orientation = .landscape
        case .dark: variant.appearance = .dark
        case .rtl: variant.direction = .rightToLeft
        case .large: variant.contentSizeCategory = Self.largeText
        }
    }

    /// Variants with those beside them that differ in one thing, each once; the plain ones first.
    ///
    /// - Parameter turns: Whether a device, by its name, can be held sideways.
    package static func adding(_ variations: [Variation], to plain: [Variant], turns: (String?) -> Bool) -> [Variant] {
        guard let first = plain.first else { return plain }
        // Those that are upright and light, where there are others too.
        let bases = plain.filter { $0.orientation == first.orientation && $0.appearance == first.appearance }
        var seen = Set(plain)
        var all = plain
        for variation in variations {
            for var variant in bases where variation != .landscape || turns(variant.device) {
                variation.apply(to: &variant)
                if seen.insert(variant).inserted { all.append(variant) }
            }
        }
        return all
    }
}
