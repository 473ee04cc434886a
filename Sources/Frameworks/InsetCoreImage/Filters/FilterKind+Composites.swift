import CoreGraphics
import Foundation

/// Filters that put one image over another.
extension FilterKind {
    static let composites: [FilterKind] =
        BlendMode.byFilter.map { name, mode in
            composite(name, extent: { $0.joined(with: $1) }, mode.blend)
        } + [
            composite("CISourceOverCompositing", extent: { $0.joined(with: $1) }) { $0 + $1 * (1 - $0.w) },
            composite("CISourceInCompositing", extent: { $0.shared(with: $1) }) { $0 * $1.w },
            composite("CISourceOutCompositing", extent: { front, _ in front }) { $0 * (1 - $1.w) },
            composite("CISourceAtopCompositing", extent: { _, back in back }) { $0 * $1.w + $1 * (1 - $0.w) },
            composite("CIAdditionCompositing", extent: { $0.joined(with: $1) }) { $0 + $1 },
            composite("CIMultiplyCompositing", extent: { $0.shared(with: $1) }) { $0 * $1 },
            composite("CIMaximumCompositing", extent: { $0.joined(with: $1) }) {
                $0.replacing(with: $1, where: $1 .> $0)
            },
            composite("CIMinimumCompositing", extent: { $0.joined(with: $1) }) {
                $0.replacing(with: $1, where: $1 .< $0)
            },
            .changing(
                "CILabDeltaE",
                kCICategoryColorAdjustment,
                [FilterInput("inputImage2", .image)]
            ) { image, values in
                guard let other = values.image("inputImage2") else { return image }
                return image.blended(over: other, extent: image.extent.joined(with: other.extent)) { one, two in
                    let difference = LabColor(one).difference(from: LabColor(two))
                    return Pixel(difference, difference, difference, 1)
                }
            },
        ]

    /// A filter of two images; without one of them there is no output.
    private static func composite(
        _ name: String,
        extent: @escaping @Sendable (CGRect, CGRect) -> CGRect,
        _ blend: @escaping @Sendable (Pixel, Pixel) -> Pixel
    ) -> FilterKind {
        FilterKind(
            name: name,
            category: kCICategoryCompositeOperation,
            inputs: [FilterInput(kCIInputImageKey, .image), FilterInput(kCIInputBackgroundImageKey, .image)]
        ) { values in
            guard let front = values.image(kCIInputImageKey), let back = values.image(kCIInputBackgroundImageKey) else {
                return nil
            }
            return front.blended(over: back, extent: extent(front.extent, back.extent), blend)
        }
    }

    /// Filters that put an image over another where a third one says.
    static let masks: [FilterKind] = [
        mask("CIBlendWithMask") { $0.color.luminance },
        mask("CIBlendWithAlphaMask") { $0.w },
        mask("CIBlendWithRedMask") { $0.x },
        mask("CIBlendWithBlueMask") { $0.z },
        .changing(
            "CIDissolveTransition",
            kCICategoryTransition,
            [FilterInput(kCIInputTargetImageKey, .image), .number(kCIInputTimeKey, 0, 0...1)]
        ) { image, values in
            guard let target = values.image(kCIInputTargetImageKey) else { return image }
            let time = max(0, min(1, values.float(kCIInputTimeKey)))
            return image.blended(over: target, extent: image.extent.joined(with: target.extent)) {
                $0.mixed(with: $1, time)
            }
        },
    ]

    /// - Parameter share: How much of the upper image there is, by the mask's premultiplied pixel.
    private static func mask(_ name: String, _ share: @escaping @Sendable (Pixel) -> Float) -> FilterKind {
        .changing(
            name,
            kCICategoryStylize,
            [FilterInput(kCIInputBackgroundImageKey, .image), FilterInput(kCIInputMaskImageKey, .image)]
        ) { image, values in
            let back = values.image(kCIInputBackgroundImageKey) ?? .empty()
            guard let mask = values.image(kCIInputMaskImageKey) else { return image }
            let extent = image.extent.shared(with: mask.extent).joined(with: back.extent)
            return CIImage(extent: extent) { area in
                let (front, below, shares) = (
                    image.rendered(in: area), back.rendered(in: area), mask.rendered(in: area)
                )
                var result = below
                for place in result.values.indices {
                    let share = max(0, min(1, share(shares.values[place])))
                    result.values[place] = below.values[place].mixed(with: front.values[place], share)
                }
                return result
            }
        }
    }
}
