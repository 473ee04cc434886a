import DeviceTestSupport
import Testing

@testable import UIKit

/// An image of one color, `size` in pixels, at a scale.
private func image(_ width: Int, _ height: Int, scale: CGFloat = 1, _ pixel: UInt32 = 0xFFFF_0000) throws -> UIImage {
    let pixels = Array(repeating: pixel, count: width * height)
    return UIImage(
        cgImage: try #require(CGImage(width: width, height: height, pixels: pixels)),
        scale: scale,
        orientation: .up
    )
}

/// Draws at one pixel to a point and gives the rows of pixels.
private func rows(_ width: Int, _ height: Int, _ draw: () -> Void) throws -> [[UInt32]] {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: width, height: height), false, 1)
    defer { UIGraphicsEndImageContext() }
    draw()
    let result = try #require(UIGraphicsGetImageFromCurrentImageContext()?.cgImage)
    return (0..<height).map { y in (0..<width).map { result.pixel(x: $0, y: y) } }
}

private let red: UInt32 = 0xFFFF_0000
private let green: UInt32 = 0xFF00_FF00
private let blue: UInt32 = 0xFF00_00FF
private let white: UInt32 = 0xFFFF_FFFF

@Suite("Images: values and drawing")
struct ImageTests {
    @Test func `an image's size is its pixels by its scale, turned`() throws {
        let plain = try image(6, 4, scale: 2)
        #expect(plain.size == CGSize(width: 3, height: 2))
        let turned = UIImage(cgImage: try #require(plain.cgImage), scale: 2, orientation: .right)
        #expect(turned.size == CGSize(width: 2, height: 3))
    }

    @Test(arguments: [
        (UIImage.Orientation.up, [[red, green], [blue, white]]), (.down, [[white, blue], [green, red]]),
        (.left, [[green, white], [red, blue]]), (.right, [[blue, red], [white, green]]),
        (.upMirrored, [[green, red], [white, blue]]), (.downMirrored, [[blue, white], [red, green]]),
        (.leftMirrored, [[red, blue], [green, white]]), (.rightMirrored, [[white, green], [blue, red]]),
    ])
    func `an orientation turns the pixels`(orientation: UIImage.Orientation, expected: [[UInt32]]) throws {
        let pixels = try #require(CGImage(width: 2, height: 2, pixels: [red, green, blue, white]))
        let turned = UIImage(cgImage: pixels, scale: 1, orientation: orientation)
        #expect(try rows(2, 2) { turned.draw(at: .zero) } == expected)
    }

    @Test func `EXIF counts orientations in its own order`() {
        let orientations = (0...9).map { UIImage.Orientation(exif: $0) }
        #expect(
            orientations == [
                .up, .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left, .up,
            ]
        )
    }

    // IM-6
    @Test func `a tint keeps the shape and replaces the color`() throws {
        let pixels = try #require(CGImage(width: 2, height: 1, pixels: [red, 0]))
        let tinted = UIImage(cgImage: pixels).withTintColor(.green)
        #expect(try rows(2, 1) { tinted.draw(at: .zero) } == [[green, 0]])
        #expect(tinted.renderingMode == .automatic)
    }

    // IM-6
    @Test func `automatic means template in bars and for symbols`() throws {
        let plain = try image(1, 1)
        #expect(!plain.isTemplate() && plain.isTemplate(inTemplatePlace: true))
        #expect(!plain.withRenderingMode(.alwaysOriginal).isTemplate(inTemplatePlace: true))
        #expect(plain.withRenderingMode(.alwaysTemplate).isTemplate())
        #expect(try #require(UIImage(systemName: "star")).isTemplate())
        let colored = UIImage.SymbolConfiguration(paletteColors: [.red])
        #expect(try !#require(UIImage(systemName: "star", withConfiguration: colored)).isTemplate())
    }

    @Test func `caps keep their size and the middle is stretched or tiled`() throws {
        let pixels = try #require(CGImage(width: 4, height: 1, pixels: [red, green, blue, white]))
        let insets = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
        let tiled = UIImage(cgImage: pixels).resizableImage(withCapInsets: insets)
        let target = CGRect(x: 0, y: 0, width: 6, height: 1)
        #expect(try rows(6, 1) { tiled.draw(in: target) } == [[red, green, blue, green, blue, white]])
        let one = try #require(CGImage(width: 3, height: 1, pixels: [red, green, white]))
        let stretched = UIImage(cgImage: one).resizableImage(withCapInsets: insets, resizingMode: .stretch)
        #expect(try rows(6, 1) { stretched.draw(in: target) } == [[red, green, green, green, green, white]])
    }

    // EV-M6
    @Test func `an animation without a duration takes a thirtieth of a second a frame`() throws {
        let frames = [try image(1, 1), try image(1, 1)]
        #expect(try #require(UIImage.animatedImage(with: frames, duration: 0)).duration == 2.0 / 30)
        #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
        #expect(UIImage.animatedImage(with: frames, duration: 3)?.images?.count == 2)
    }

    @Test func `a file brings the pixels back, and damage gives nil`() throws {
        let data = try #require(try image(3, 2).pngData())
        let read = try #require(UIImage(data: data, scale: 2))
        #expect(read.size == CGSize(width: 1.5, height: 1))
        #expect(read.cgImage?.pixel(x: 0, y: 0) == red)
        #expect(UIImage(data: data.prefix(20)) == nil)
        #expect(UIImage(data: Data()) == nil)
        #expect(UIImage().pngData() == nil)
    }

    @Test func `a thumbnail keeps the proportions`() throws {
        let thumbnail = try #require(try image(40, 20).preparingThumbnail(of: CGSize(width: 10, height: 10)))
        #expect(thumbnail.size == CGSize(width: 10, height: 5))
    }

    // IM-4
    @Test func `loose files are found by scale, and the exact one is taken first`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("images-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, pixels) in [("Star.png", 1), ("Star@3x.png", 3)] {
            try #require(try image(pixels, pixels).pngData()).write(to: folder.appendingPathComponent(name))
        }
        func size(_ scale: CGFloat) throws -> (CGFloat, CGSize) {
            let asset = try #require(UIImageAsset(LooseImageFile.all(named: "Star", in: folder.path)))
            let image = asset.image(with: UITraitCollection(displayScale: scale))
            return (image.scale, image.size)
        }
        #expect(try size(1) == (1, CGSize(width: 1, height: 1)))
        #expect(try size(2) == (3, CGSize(width: 1, height: 1)))
        #expect(try size(3) == (3, CGSize(width: 1, height: 1)))
        let path = folder.appendingPathComponent("Star.png").path
        let scale = UITraitCollection(displayScale: 3).withCurrent { UIImage(contentsOfFile: path)?.scale }
        #expect(scale == 3)
        #expect(UIImage(contentsOfFile: folder.appendingPathComponent("Moon.png").path) == nil)
    }
}

@Suite("Images: assets")
struct ImageAssetTests {
    private static func traits(_ change: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(mutations: change)
    }

    // IM-2, IM-3
    @Test(arguments: [
        (
            traits {
                $0.userInterfaceIdiom = .pad; $0.displayScale = 2
            }, "pad"
        ),
        (
            traits {
                $0.userInterfaceIdiom = .phone; $0.displayScale = 2; $0.userInterfaceStyle = .dark
            }, "dark"
        ),
        (
            traits {
                $0.userInterfaceIdiom = .phone; $0.displayScale = 2; $0.userInterfaceStyle = .light
            }, "any"
        ),
        (
            traits {
                $0.userInterfaceIdiom = .phone; $0.displayScale = 3
            }, "large"
        ),
        (
            traits {
                $0.userInterfaceIdiom = .phone; $0.displayScale = 1
            }, "any"
        ),
    ])
    func `the best variant goes by idiom, scale, classes, then appearance`(
        traits: UITraitCollection,
        expected: String
    ) throws {
        let asset = UIImageAsset()
        let variants: [(String, UITraitCollection)] = [
            ("any", Self.traits { $0.displayScale = 2 }),
            ("large", Self.traits { $0.displayScale = 3 }),
            (
                "dark",
                Self.traits {
                    $0.displayScale = 2; $0.userInterfaceStyle = .dark
                }
            ),
            (
                "pad",
                Self.traits {
                    $0.displayScale = 2; $0.userInterfaceIdiom = .pad
                }
            ),
        ]
        for (index, (_, traits)) in variants.enumerated() { asset.register(try image(index + 1, 1), with: traits) }
        let width = Int(asset.image(with: traits).size.width)
        #expect(variants[width - 1].0 == expected)
    }

    // IM-1, IM-2
    @Test func `a variant knows its asset, and goes when it is unregistered`() throws {
        let asset = UIImageAsset()
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        asset.register(try image(2, 2), with: dark)
        let found = asset.image(with: dark)
        #expect(found.imageAsset === asset)
        #expect(found.traitCollection.userInterfaceStyle == .dark)
        asset.unregister(with: dark)
        #expect(asset.image(with: dark).size == .zero)
    }
}

@Suite("Images: symbols")
struct SymbolTests {
    private let traits = UITraitCollection(traitsFrom: [.standard, UITraitCollection(displayScale: 3)])

    // BT-M19
    @Test func `a star at the default size takes 22 by 20 points`() throws {
        let size = try traits.withCurrent { try #require(UIImage(systemName: "star.fill")).size }
        #expect(abs(size.width - 22) <= 0.34 && abs(size.height - 20) <= 0.34, "\(size)")
    }

    @Test func `size, style and scale make a symbol larger`() throws {
        func height(_ configuration: UIImage.SymbolConfiguration) throws -> CGFloat {
            try traits.withCurrent {
                try #require(UIImage(systemName: "star", withConfiguration: configuration)).size.height
            }
        }
        let medium = try height(.init(pointSize: 17))
        #expect(try height(.init(pointSize: 34)) > 1.9 * medium)
        #expect(try height(.init(textStyle: .body)) == medium)
        #expect(try height(.init(scale: .large)) > medium)
        #expect(try height(.init(pointSize: 17, weight: .bold, scale: .small)) < medium)
    }

    // IB-41
    @Test func `a bolder symbol is larger, a lighter one smaller`() throws {
        let weights: [UIImage.SymbolWeight] = [.thin, .light, .regular, .medium, .semibold, .bold]
        let heights = try traits.withCurrent {
            try weights.map { weight in
                let configuration = UIImage.SymbolConfiguration(pointSize: 100, weight: weight)
                return try #require(UIImage(systemName: "chevron.right", withConfiguration: configuration)).size.height
            }
        }
        #expect(heights == heights.sorted() && Set(heights).count == heights.count)
        #expect(abs(heights[3] / heights[2] - 1.06) < 0.01)
    }

    @Test func `a symbol that the icon font lacks keeps a size`() throws {
        let image = try #require(UIImage(systemName: "applelogo"))
        #expect(SystemSymbols.isPlaceholder("applelogo") && !SystemSymbols.isPlaceholder("star"))
        #expect(image.size.width > 15 && image.size.height > 15)
        #expect(image.cgImage != nil)
    }

    // IB-41
    @Test @MainActor func `a large symbol sticks out of the rectangle that it is aligned by`() throws {
        for (scale, height) in [(UIImage.SymbolScale.medium, 19.75), (.large, 19.75 * 1.286), (.small, 19.75 * 0.783)] {
            let configuration = UIImage.SymbolConfiguration(scale: scale)
            let insets = try #require(UIImage(systemName: "info.circle", withConfiguration: configuration))
                .alignmentRectInsets
            #expect(abs(insets.top - (height - 21) / 2) < 0.01 && insets.bottom == insets.top)
        }
    }

    // IM-8
    @Test @MainActor func `symbols of a size are aligned by rectangles of one height`() throws {
        for (name, height) in [("chevron.down", 11.25), ("info.circle", 19.75)] {
            let image = try #require(UIImage(systemName: name))
            let insets = image.alignmentRectInsets
            #expect(abs(insets.top + (21 - height) / 2) < 0.01 && insets.bottom == insets.top)
            #expect(insets.left == 0 && insets.right == 0)
            let view = UIImageView(image: image)
            #expect(view.intrinsicContentSize.height == image.size.height - insets.top - insets.bottom)
        }
    }

    @Test(arguments: [("", false), ("Star", false), ("star..fill", false), ("star.fill", true), ("1.circle", true)])
    func `a symbol's name is words between dots`(name: String, exists: Bool) {
        #expect((UIImage(systemName: name) != nil) == exists)
    }

    @Test(arguments: [
        ("nosuch.symbol.here", false), ("chevron.rigth", false), ("swirl.circle.righthalf.filled.inverse", true),
    ])
    func `a name with a word that no symbol has is nil`(name: String, exists: Bool) {
        #expect((UIImage(systemName: name) != nil) == exists)
    }

    @Test(
        arguments: [
            ("questionmark.circle", "question.circle"), ("iphone", "device.phone.portrait"),
            ("line.3.horizontal.decrease", "line.horizontal.3.decrease"), ("bell.badge", "bell"),
            ("heart.text.clipboard", "heart"), ("icloud.and.arrow.up.fill", "cloud.upload.fill"),
            ("speaker.wave.3.fill", "speaker.3.fill"), ("rectangle.portrait.and.arrow.forward", "square.arrow.right"),
        ]
    )
    func `a symbol that the icon font has under another name, or part of, is shown by that`(name: String, other: String)
    {
        let found = SystemSymbols.codePoints(named: name, isRightToLeft: false).first
        #expect(found != nil && found == SystemSymbols.codePoints(named: other, isRightToLeft: false).first)
    }

    @Test func `forward points to where text goes`() throws {
        func codePoint(_ name: String, _ isRightToLeft: Bool) -> UInt32? {
            SystemSymbols.codePoints(named: name, isRightToLeft: isRightToLeft).first
        }
        let right = try #require(codePoint("chevron.right", true))
        #expect(codePoint("chevron.forward", false) == right)
        #expect(codePoint("chevron.forward", true) == codePoint("chevron.left", false))
        #expect(codePoint("chevron.forward", true) != right)
    }

    @Test func `a placeholder has the size that the document says`() {
        let image = UIImage(placeholderSize: CGSize(width: 30, height: 20), label: "Logo")
        #expect(image.size == CGSize(width: 30, height: 20))
        #expect(image.cgImage != nil)
    }
}

@MainActor @Suite("Images: directions")
struct ImageDirectionTests {
    // IM-7
    @Test(arguments: [(true, true), (true, false), (false, true)])
    func `an image that flips is mirrored where its view reads from the right`(flips: Bool, isRightToLeft: Bool) throws
    {
        try onDevice {
            let bitmap = try #require(CGImage(width: 2, height: 1, pixels: [red, green]))
            let plain = UIImage(cgImage: bitmap, scale: 2, orientation: .up)
            let view = UIImageView(image: flips ? plain.imageFlippedForRightToLeftLayoutDirection() : plain)
            view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
            view.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
            #expect(pixel(view, 0, 0) == (flips && isRightToLeft ? green : red))
        }
    }
}
