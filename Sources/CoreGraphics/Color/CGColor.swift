import Foundation

/// A color in a color space, with alpha; never changes.
public final class CGColor: Sendable {
    private let space: CGColorSpace
    private let values: [CGFloat]
    /// The image that fills in place of a color, for `UIColor(patternImage:)`.
    package let patternImage: PatternImage?
    /// What repeats in place of a color; nil for plain colors.
    public let pattern: CGPattern?

    /// A color of a space's components.
    ///
    /// - Parameter components: As many numbers as the space has, then alpha; the caller vouches for the count.
    public init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        self.space = space
        values = Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1))
        patternImage = nil
        pattern = nil
    }

    /// A color that repeats a pattern.
    ///
    /// - Parameters:
    ///   - space: A pattern space.
    ///   - components: Alpha alone for a pattern with colors of its own; for another the numbers of the base space before it.
    /// - Returns: Nil when the space is none of patterns, or has no base space where the pattern needs one.
    public init?(patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>) {
        guard space.model == .pattern, pattern.isColored || space.baseColorSpace != nil else { return nil }
        self.space = space
        self.pattern = pattern
        patternImage = nil
        let count = pattern.isColored ? 0 : space.numberOfComponents
        values = Array(UnsafeBufferPointer(start: components, count: count + 1))
    }

    /// - Parameter components: Cut, or filled up with zeros, to what the space needs; alpha counts as 1 when missing.
    package init(space: CGColorSpace, values: [CGFloat], patternImage: PatternImage? = nil) {
        let count = space.numberOfComponents
        let colors = (0..<count).map { $0 < values.count ? values[$0] : 0 }
        self.space = space
        self.values = colors + [values.count > count ? values[count] : 1]
        self.patternImage = patternImage
        pattern = nil
    }

    /// A color that repeats an image.
    ///
    /// - Parameter mean: What it counts as where only one color can be shown.
    package convenience init(patternImage image: CGImage, scale: CGFloat, mean: CGColor = .black) {
        let mean = mean.sRGB
        self.init(
            space: CGColorSpace(.sRGB),
            values: [mean.red, mean.green, mean.blue, 1],
            patternImage: PatternImage(image: image, scale: scale)
        )
    }

    /// A color of sRGB's components, 0…1; values outside are kept and clamped when drawn.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: CGColorSpace(.sRGB), values: [red, green, blue, alpha])
    }

    /// A color of sRGB's components, 0…1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: CGColorSpace(.sRGB), values: [red, green, blue, alpha])
    }

    /// A gray, 0 black … 1 white.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(space: CGColorSpace(.genericGrayGamma2_2), values: [gray, alpha])
    }

    /// The same as `init(gray:alpha:)`.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(gray: gray, alpha: alpha)
    }

    /// Without a profile; cyan, magenta, yellow and black, 0…1.
    public convenience init(
        genericCMYKCyan cyan: CGFloat,
        magenta: CGFloat,
        yellow: CGFloat,
        black: CGFloat,
        alpha: CGFloat
    ) {
        self.init(space: CGColorSpace(.deviceCMYK), values: [cyan, magenta, yellow, black, alpha])
    }

    /// Gray 0, opaque.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Gray 1, opaque.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Black with alpha 0.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// What `components` count in.
    public var colorSpace: CGColorSpace? { space }

    /// The numbers of the space, then alpha; alpha alone for an image that repeats, which has no color of its own.
    public var components: [CGFloat]? { patternImage == nil ? values : [alpha] }

    /// Alpha counted: 2 for grays, 4 for RGB, 1 for an image that repeats.
    public var numberOfComponents: Int { patternImage == nil ? values.count : 1 }

    /// The last of the components, 0…1.
    public var alpha: CGFloat { values[values.count - 1] }
}

// MARK: Variants

extension CGColor {
    /// The color itself, as it never changes.
    public func copy() -> CGColor? { self }

    /// The same color with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? {
        if let pattern {
            return CGColor(patternSpace: space, pattern: pattern, components: values.dropLast() + [alpha])
        }
        return CGColor(space: space, values: values.dropLast() + [alpha], patternImage: patternImage)
    }

    /// The color in another space, as far as that space can show it.
    ///
    /// - Parameter options: Not used.
    public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? {
        guard space != self.space else { return self }
        return CGColor(space: space, values: sRGB.components(in: space))
    }

    /// What is drawn; outside 0…1 for colors that sRGB can't show.
    package var sRGB: SRGBComponents { SRGBComponents(values, in: space) }
}

extension CGColor: Hashable {
    /// Equal when space and numbers are the same; the same look in another space is not equal.
    public static func == (left: CGColor, right: CGColor) -> Bool {
        left.space == right.space && left.values == right.values && left.pattern == right.pattern
            && left.patternImage == right.patternImage
    }

    /// Hashes space and numbers.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(space)
        hasher.combine(values)
    }
}

extension CGColor: CustomStringConvertible {
    /// The space and the numbers, alpha last.
    public var description: String {
        let numbers = values.map { "\($0)" }.joined(separator: " ")
        return "<CGColor> [\(space.kind.rawValue)] ( \(numbers) )"
    }
}
