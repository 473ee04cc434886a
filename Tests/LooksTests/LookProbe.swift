import CoreGraphics
import Testing

/// A color that iOS was seen to draw at a place of a scene.
struct LookProbe: Sendable, CustomTestStringConvertible {
    /// What was measured.
    var fact: String
    /// A scene's name and its options.
    var scene: String
    var os: String
    var isDark = false
    /// The view's size, in points; nil for scenes that fill the screen.
    var size: CGSize?
    /// What lies below the view, 0…255 in each channel.
    var under: [Double]?
    /// In the view's or the screen's space, in points.
    var place: CGPoint
    /// Red, green and blue, 0…255.
    var color: [Int]
    /// How far a channel may be off.
    var tolerance = 3
    var device: String?

    var testDescription: String { "iOS \(os): \(fact)" }

    init(
        _ fact: String,
        _ scene: String,
        _ os: String,
        dark: Bool = false,
        size: (Double, Double)? = nil,
        under: Double = 255,
        at place: (Double, Double),
        is color: [Int],
        within tolerance: Int = 3,
        on device: String? = nil
    ) {
        self.fact = fact
        self.scene = scene
        self.os = os
        isDark = dark
        self.size = size.map { CGSize(width: $0.0, height: $0.1) }
        self.under = [under, under, under]
        self.place = CGPoint(x: place.0, y: place.1)
        self.color = color
        self.tolerance = tolerance
        self.device = device
    }

    /// Around the view; shadows reach into it.
    private static let margin = 10.0

    /// What is drawn to look at the place.
    var crop: LookCrop {
        let standard: [(from: Int, device: String, scale: Double)] = [
            (7, "iPhone 5s", 2), (11, "iPhone X", 3), (13, "iPhone 11 Pro", 3), (17, "iPhone 14 Pro", 3),
            (26, "iPhone 14", 3),
        ]
        let major = Int(os.split(separator: ".").first ?? "") ?? 18
        let chosen = standard.last { $0.from <= major } ?? standard[0]
        let scale = chosen.scale
        var crop = LookCrop(
            id: fact,
            picture: "",
            crop: [0, 0, 1, 1],
            scale: scale,
            device: device ?? chosen.device,
            os: os,
            dark: isDark,
            scene: scene,
            under: under
        )
        guard let size else { return crop }
        crop.frame = [Self.margin, Self.margin, Double(size.width), Double(size.height)]
        crop.crop = [
            0, 0, (Double(size.width) + 2 * Self.margin) * scale, (Double(size.height) + 2 * Self.margin) * scale,
        ]
        return crop
    }

    /// The color at the place now, 0…255 in each channel.
    @MainActor
    func drawnColor() throws -> [Int] {
        var crop = crop
        let margin = size == nil ? 0 : Self.margin
        let pixel = [place.x, place.y].map { (($0 + CGFloat(margin)) * CGFloat(crop.scale)).rounded(.down) }
        if size == nil { crop.crop = [Double(pixel[0]), Double(pixel[1]), 1, 1] }
        let picture = try LookPicture.draw(crop)
        let value =
            size == nil ? picture.pixel(x: 0, y: 0) : picture.pixel(x: Int(pixel[0]), y: Int(pixel[1]))
        return [Int(value >> 16 & 255), Int(value >> 8 & 255), Int(value & 255)]
    }
}
