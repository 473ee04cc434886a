/// A way to look at a scene: a device with its settings, or Interface Builder's canvas.
///
/// ```swift
/// var variant = Variant(device: "iPhone 16")
/// variant.orientation = .landscape
/// variant.appearance = .dark
/// ```
/// What a variant leaves open is as on a new device: the newest system that Inset knows for it, upright, light, text of
/// the usual size, US English.
public struct Variant: Codable, Hashable, Sendable {
    /// How a device is held.
    public enum Orientation: String, Codable, CaseIterable, Sendable {
        /// Upright.
        case portrait
        /// On its side, with the home button or indicator at the right.
        case landscape
    }

    /// Light or dark.
    public enum Appearance: String, Codable, CaseIterable, Sendable {
        case light, dark
    }

    /// From which side an interface reads.
    public enum Direction: String, Codable, CaseIterable, Sendable {
        case leftToRight, rightToLeft
    }

    /// A device of the catalog, loosely spelled ("iphone se 3"). nil is the canvas: the document's own device and
    /// orientation, each root view at its stored size, as the Xcode drew it that wrote the document; there only
    /// ``locale`` counts of what follows.
    public var device: String?
    /// "17.4"; nil is the catalog's default, or the nearest that the device runs.
    public var os: String?
    /// The iOS that the app is linked with; one that is older than the device is letterboxed there. nil: as ``os``.
    public var sdk: String?
    /// Default: portrait.
    public var orientation: Orientation
    /// Default: light. Dark needs iOS 13.
    public var appearance: Appearance
    /// The raw value of a `UIContentSizeCategory`: "UICTContentSizeCategoryXL". nil is the usual size, L.
    public var contentSizeCategory: String?
    /// Which way interfaces read; nil: as ``locale`` does.
    public var direction: Direction?
    /// The language and region, "fr" or "zh-Hant", in which documents are read where they are translated; nil: as they
    /// are written, in US English.
    public var locale: String?

    /// Interface Builder's canvas.
    public static let canvas = Variant()

    /// A device as it comes out of its box; without one the canvas.
    public init(
        device: String? = nil,
        os: String? = nil,
        sdk: String? = nil,
        orientation: Orientation = .portrait,
        appearance: Appearance = .light,
        contentSizeCategory: String? = nil,
        direction: Direction? = nil,
        locale: String? = nil
    ) {
        self.device = device
        self.os = os
        self.sdk = sdk
        self.orientation = orientation
        self.appearance = appearance
        self.contentSizeCategory = contentSizeCategory
        self.direction = direction
        self.locale = locale
    }

    /// Whether it is Interface Builder's canvas.
    public var isCanvas: Bool { device == nil }
}
