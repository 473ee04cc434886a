import CoreGraphics
import DeviceTestSupport
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite("Images: colors of symbols")
struct SymbolLayerTests {
    /// A symbol of 100 points in a configuration.
    private func symbol(_ name: String, _ configuration: UIImage.SymbolConfiguration) throws -> UIImage {
        let look = UIImage.SymbolConfiguration(pointSize: 100).applying(configuration)
        return try #require(UIImage(systemName: name, withConfiguration: look))
    }

    /// Red, green, blue and alpha of a pixel at a part of the picture, 0…255.
    private func pixel(_ image: UIImage, x: CGFloat, y: CGFloat) throws -> [Int] {
        let picture = try #require(image.uprightBitmap(color: nil))
        let value = picture.pixel(x: Int(CGFloat(picture.width) * x), y: Int(CGFloat(picture.height) * y))
        return [16, 8, 0, 24].map { Int((value >> $0) & 0xFF) }
    }

    @Test func `a palette colors the mark and what it stands in`() throws {
        let image = try symbol("xmark.circle.fill", .init(paletteColors: [.red, .green]))
        #expect(try pixel(image, x: 0.5, y: 0.5) == [255, 0, 0, 255])
        #expect(try pixel(image, x: 0.5, y: 0.2) == [0, 255, 0, 255])
        let line = try symbol("plus.circle", .init(paletteColors: [.blue, .green]))
        #expect(try pixel(line, x: 0.5, y: 0.5) == [0, 0, 255, 255])
        #expect(try pixel(line, x: 0.3, y: 0.3)[3] == 0)
    }

    @Test func `one palette color draws the symbol in one piece`() throws {
        let image = try symbol("xmark.circle.fill", .init(paletteColors: [.red]))
        #expect(try pixel(image, x: 0.5, y: 0.2) == [255, 0, 0, 255])
        #expect(try pixel(image, x: 0.5, y: 0.5)[3] == 0)
    }

    @Test func `a hierarchical color is weaker behind the mark`() throws {
        let image = try symbol("xmark.circle.fill", .init(hierarchicalColor: .red))
        #expect(try pixel(image, x: 0.5, y: 0.5)[3] == 255)
        #expect(abs(try pixel(image, x: 0.5, y: 0.2)[3] - 128) < 3)
        #expect(!image.isTemplate())
    }

    @Test func `a hierarchical wish without a color takes the tint`() throws {
        let image = try symbol("xmark.circle.fill", .preferringHierarchical())
        #expect(image.isTemplate())
        let tinted = try #require(image.bitmap(color: UIColor.blue.cgColor))
        #expect(tinted.pixel(x: tinted.width / 2, y: tinted.height / 2) == 0xFF00_00FF)
        #expect(abs(Int(tinted.pixel(x: tinted.width / 2, y: tinted.height / 5) >> 24) - 128) < 3)
    }

    @Test func `a template's tint wins over the symbol's colors`() throws {
        let image = try symbol("xmark.circle.fill", .init(paletteColors: [.red, .green]))
            .withRenderingMode(.alwaysTemplate)
        let tinted = try #require(image.bitmap(color: UIColor.blue.cgColor))
        #expect(tinted.pixel(x: tinted.width / 2, y: tinted.height / 5) == 0xFF00_00FF)
    }

    @Test func `multicolor symbols bring their colors, others take the tint`() throws {
        try onDevice {
            let heart = try symbol("heart.fill", .preferringMulticolor())
            #expect(!heart.isTemplate())
            #expect(try pixel(heart, x: 0.5, y: 0.5) == [255, 59, 48, 255])
            #expect(try symbol("gear", .preferringMulticolor()).isTemplate())
            #expect(
                try symbol(
                    "heart.fill",
                    .preferringMulticolor().applying(UIImage.SymbolConfiguration.preferringMonochrome())
                ).isTemplate()
            )
        }
    }

    @Test func `colors follow the appearance`() throws {
        try onDevice {
            let image = try symbol("heart.fill", .init(paletteColors: [.label]))
            let dark = UITraitCollection(traitsFrom: [.current, UITraitCollection(userInterfaceStyle: .dark)])
            #expect(try pixel(image, x: 0.5, y: 0.5) == [0, 0, 0, 255])
            #expect(try dark.withCurrent { try pixel(image, x: 0.5, y: 0.5) } == [255, 255, 255, 255])
        }
    }

    @Test(arguments: ["star.fill", "heart", "chevron.right", "xmark"])
    func `symbols without an enclosure have one layer`(name: String) throws {
        let glyph = try #require(SystemSymbols.glyph(named: name, isRightToLeft: false)?.path(size: 100))
        #expect(SymbolLayers(glyph, name: name).paths.count == 1)
    }
}
