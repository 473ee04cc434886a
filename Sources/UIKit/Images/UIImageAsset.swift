import Synchronization

/// The variants of one image, each for some traits (IM-2).
open class UIImageAsset: NSObject, @unchecked Sendable {
    // Unchecked: the variants have a lock.
    /// One variant; its image is read when it is first asked for.
    private struct Variant {
        var traits: UITraitCollection
        var image: UIImage?
        var load: (@Sendable () -> UIImage?)?
    }

    private final let variants = Mutex<[Variant]>([])

    /// An asset without variants.
    public override init() {
        super.init()
    }

    /// An asset of a catalog.
    ///
    /// - Parameter variants: In the catalog's order; each is loaded on first use.
    package init(variants: [(traits: UITraitCollection, load: @Sendable () -> UIImage?)]) {
        super.init()
        self.variants.withLock { stored in
            stored = variants.map { Variant(traits: $0.traits, image: nil, load: $0.load) }
        }
    }

    /// Adds a variant, or replaces that of the same traits.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        let image = connected(image, traitCollection)
        variants.withLock { variants in
            let variant = Variant(traits: traitCollection, image: image, load: nil)
            if let index = variants.firstIndex(where: { $0.traits == traitCollection }) {
                variants[index] = variant
            } else {
                variants.append(variant)
            }
        }
    }

    /// By the configuration's traits; without any, for all traits.
    open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
        register(image, with: configuration.traitCollection ?? UITraitCollection())
    }

    /// Removes the variant of just these traits.
    open func unregister(with traitCollection: UITraitCollection) {
        variants.withLock { $0.removeAll { $0.traits == traitCollection } }
    }

    /// By the configuration's traits; without any, the one for all traits.
    open func unregister(with configuration: UIImage.Configuration) {
        unregister(with: configuration.traitCollection ?? UITraitCollection())
    }

    /// The variant that fits the traits best (IM-3); an empty image when there is none.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        bestImage(for: traitCollection) ?? UIImage()
    }

    /// The variant that fits the configuration's traits best, or else the current ones.
    open func image(with configuration: UIImage.Configuration?) -> UIImage {
        image(with: configuration?.traitCollection ?? .current)
    }

    /// The variant that fits the traits best; nil when there is none that can be read.
    package func bestImage(for traits: UITraitCollection) -> UIImage? {
        let all = variants.withLock { $0 }
        let index = all.indices.min {
            VariantRank(all[$0].traits, for: traits) < VariantRank(all[$1].traits, for: traits)
        }
        guard let index else { return nil }
        if let image = all[index].image { return image }
        guard let image = all[index].load?() else { return nil }
        let connected = connected(image, all[index].traits)
        return variants.withLock { variants in
            guard index < variants.count, variants[index].traits == all[index].traits else { return connected }
            if let image = variants[index].image { return image }
            variants[index].image = connected
            return connected
        }
    }

    /// The image as a variant of this asset.
    private func connected(_ image: UIImage, _ traits: UITraitCollection) -> UIImage {
        image.changed {
            $0.asset = self
            $0.configuration = $0.configuration?.withTraitCollection(traits) ?? UIImage.Configuration(traits)
        }
    }
}

/// How badly a variant fits traits, the gravest first (IM-3).
struct VariantRank: Comparable {
    private let parts: [CGFloat]

    init(_ variant: UITraitCollection, for traits: UITraitCollection) {
        /// 0 for the same, 1 for unspecified, 2 for another value.
        func rank<Value: Equatable>(_ value: Value, _ wanted: Value, unspecified: Value) -> CGFloat {
            if value == unspecified { return 1 }
            return value == wanted ? 0 : 2
        }
        parts = [
            rank(variant.userInterfaceIdiom, traits.userInterfaceIdiom, unspecified: .unspecified),
            ImageScale.rank(variant.displayScale, for: traits.displayScale),
            rank(variant.horizontalSizeClass, traits.horizontalSizeClass, unspecified: .unspecified),
            rank(variant.verticalSizeClass, traits.verticalSizeClass, unspecified: .unspecified),
            rank(variant.userInterfaceStyle, traits.userInterfaceStyle, unspecified: .unspecified),
            rank(variant.accessibilityContrast, traits.accessibilityContrast, unspecified: .unspecified),
            rank(variant.layoutDirection, traits.layoutDirection, unspecified: .unspecified),
            rank(variant.displayGamut, traits.displayGamut, unspecified: .unspecified),
        ]
    }

    /// True when a trait other than the scale has another value than the one wanted.
    private var isMismatch: Bool { parts.enumerated().contains { $0.offset != 1 && $0.element == 2 } }

    static func < (left: VariantRank, right: VariantRank) -> Bool {
        // A variant that contradicts the traits comes after all that don't.
        if left.isMismatch != right.isMismatch { return right.isMismatch }
        return left.parts.lexicographicallyPrecedes(right.parts)
    }
}
