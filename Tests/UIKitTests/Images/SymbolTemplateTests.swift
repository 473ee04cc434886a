import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@Suite("Images: an app's own symbols")
struct SymbolTemplateTests {
    /// A bar of a width for each drawing, 70 high on the baseline, and a dot above it.
    private static func svg(_ drawings: [(name: String, width: Int)], margins: Bool = true) -> String {
        let baselines = ["S": 696, "M": 1126, "L": 1556]
        let guides = baselines.map { "<line id=\"Baseline-\($0)\" x1=\"0\" x2=\"3000\" y1=\"\($1)\" y2=\"\($1)\"/>" }
        let sides = drawings.map { name, width in
            """
            <line id="left-margin-\(name)" x1="490" x2="490" y1="0" y2="100"/>
            <line id="right-margin-\(name)" x1="\(510 + width)" x2="\(510 + width)" y1="0" y2="100"/>
            """
        }
        let groups = drawings.map { name, width in
            """
            <g id="\(name)" transform="matrix(1 0 0 1 500 \(baselines[String(name.suffix(1))] ?? 0))">
            <path class="monochrome-0 multicolor-0:systemRedColor hierarchical-0:secondary" d="M0-70h\(width)v70h-\(width)z"/>
            <path class="monochrome-1 multicolor-1:white hierarchical-1:primary" d="M0 0V-20H10V0Z"/>
            </g>
            """
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
            <svg version="1.1" xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
            <g id="Guides">\(guides.joined())\(margins ? sides.joined() : "")</g>
            <g id="Symbols">\(groups.joined())</g></svg>
            """
    }

    private func template(_ drawings: [(name: String, width: Int)], margins: Bool = true) throws -> SymbolTemplate {
        try SymbolTemplateReader.read(Data(Self.svg(drawings, margins: margins).utf8), path: "/own.svg")
    }

    private func drawing(_ template: SymbolTemplate, _ look: UIImage.SymbolConfiguration.Look) -> SymbolDrawing {
        SymbolDrawing(template, look: look, traits: UITraitCollection(displayScale: 1))
    }

    // IM-9
    @Test func `a symbol is as wide as its margins and as large as its point size`() throws {
        let template = try template([("Regular-M", 60)])
        let large = drawing(template, UIImage.SymbolConfiguration.Look(pointSize: 100))
        #expect(large.size == CGSize(width: 80, height: 76))
        #expect(
            drawing(template, UIImage.SymbolConfiguration.Look(pointSize: 50)).size == CGSize(width: 40, height: 38)
        )
        // The bar stands on the baseline, 3 points above the bottom.
        #expect(abs(large.baselineOffset - 3) < 0.01)
        let height = large.size.height - large.alignmentInsets.top - large.alignmentInsets.bottom
        #expect(abs(height - 2100.0 / 17) < 0.01)
    }

    // IM-9
    @Test func `a symbol without margins has room of a seventeenth of its size at each side`() throws {
        let template = try template([("Regular-M", 60)], margins: false)
        let width = drawing(template, UIImage.SymbolConfiguration.Look(pointSize: 170)).size.width
        #expect(abs(width - 122) < 0.01)
    }

    // IM-9
    @Test(arguments: [
        ("Ultralight", UIImage.SymbolWeight.ultraLight, 30.0), ("Regular", .regular, 60), ("Semibold", .semibold, 76),
        ("Black", .black, 100), ("Light", .light, 50),
    ])
    func `weights that the file lacks lie between those that it has`(
        name: String,
        weight: UIImage.SymbolWeight,
        width: CGFloat
    ) throws {
        let template = try template([("Ultralight-S", 30), ("Regular-S", 60), ("Black-S", 100)])
        let outline = template.outline(weight: weight, scale: .small)
        #expect(abs(outline.box.width - width) < 0.01, "\(name)")
        #expect(outline.margins.map { $0.upperBound - $0.lowerBound - width - 20 }.map { abs($0) < 0.01 } == true)
    }

    // IM-9
    @Test func `a scale that the file lacks is another one made larger around the middle of capitals`() throws {
        let template = try template([("Regular-S", 60)])
        let outline = template.outline(weight: .regular, scale: .medium)
        #expect(abs(outline.box.width - 60 / 0.783) < 0.01)
        let own = template.outline(weight: .regular, scale: .small)
        #expect(abs((outline.box.midY + 35.25) * 0.783 - (own.box.midY + 35.25)) < 0.01)
        let all = try self.template([("Regular-S", 60), ("Regular-L", 90)])
        #expect(all.outline(weight: .regular, scale: .large).box.width == 90)
    }

    // IM-9
    @Test func `layers have their levels' strengths, a palette's colors or their own`() throws {
        let template = try template([("Regular-M", 60)])
        func color(_ look: UIImage.SymbolConfiguration.Look, outside: UIColor?, x: Int, y: Int) throws -> [CGFloat] {
            let drawing = drawing(template, look)
            let renderer = UIGraphicsImageRenderer(size: drawing.size, format: .init(for: .init(displayScale: 1)))
            let image = renderer.image {
                drawing.draw(in: CGRect(origin: .zero, size: drawing.size), color: outside?.cgColor, into: $0.cgContext)
            }
            // ARGB with alpha multiplied in, as numbers of two digits.
            let pixel = try #require(image.cgImage).pixel(x: x, y: y)
            return [16, 8, 0, 24].map { CGFloat(pixel >> UInt32($0) & 255) / 255 }.map { ($0 * 100).rounded() / 100 }
        }
        var look = UIImage.SymbolConfiguration.Look(pointSize: 100)
        // The bar (40, 20) is below, the small one (15, 70) on top of it.
        #expect(try color(look, outside: .blue, x: 40, y: 20) == [0, 0, 1, 1])
        look.isHierarchical = true
        #expect(try color(look, outside: .blue, x: 40, y: 20) == [0, 0, 0.5, 0.5])
        #expect(try color(look, outside: .blue, x: 15, y: 70) == [0, 0, 1, 1])
        look.isHierarchical = false
        look.colors = [.green, .blue]
        #expect(try color(look, outside: nil, x: 40, y: 20) == [0, 0, 1, 1])
        #expect(try color(look, outside: nil, x: 15, y: 70) == [0, 1, 0, 1])
        look.colors = []
        look.prefersMulticolor = true
        #expect(try color(look, outside: nil, x: 40, y: 20) == [1, 0.23, 0.19, 1])
        #expect(try color(look, outside: nil, x: 15, y: 70) == [1, 1, 1, 1])
    }

    // IM-9
    @Test(arguments: [":", "-", "::0", "monochrome-"])
    func `a class that names no layer changes nothing of a shape`(name: String) throws {
        let text = Self.svg([("Regular-M", 60)]).replacing("\"monochrome-0 ", with: "\"\(name) monochrome-0 ")
        let template = try SymbolTemplateReader.read(Data(text.utf8), path: "/own.svg")
        let layers = template.outline(weight: .regular, scale: .medium).layers
        #expect(layers.map(\.color) == ["systemRedColor", "white"])
        #expect(layers.map(\.level) == [1, 0])
    }

    // SVG 2, 7.6: a negative width is an error, and the shape isn't drawn.
    @Test(arguments: [(30, -200), (-30, -70)])
    func `a rectangle of a negative width is no shape`(width: Int, top: Int) throws {
        let rectangle = "<rect x=\"0\" y=\"-200\" width=\"\(width)\" height=\"9\"/>"
        let text = Self.svg([("Regular-M", 60)]).replacing("</g>", with: "\(rectangle)</g>")
        let template = try SymbolTemplateReader.read(Data(text.utf8), path: "/own.svg")
        #expect(template.outline(weight: .regular, scale: .medium).box.minY == CGFloat(top))
    }

    // IM-9
    @Test func `a file without drawings is told with its path`() {
        #expect {
            try SymbolTemplateReader.read(Data("<svg><g id=\"Symbols\"/></svg>".utf8), path: "/a/own.svg")
        } throws: { error in
            String(describing: error)
                == "/a/own.svg: it has no drawing of a symbol such as \"Regular-M\"; export a template from SF Symbols"
        }
        #expect(throws: ImageFileError.self) { try SymbolTemplateReader.read(Data("<svg>".utf8), path: "/a/own.svg") }
    }

    // IM-9
    @Test func `a catalog's symbol is found by its name and takes configurations`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("symbols-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let set = folder.appendingPathComponent("Assets.xcassets/own.bar.symbolset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try Data(Self.svg([("Regular-M", 60), ("Bold-M", 90)]).utf8).write(to: set.appendingPathComponent("own.svg"))
        let contents =
            "{\"symbols\": [{\"filename\": \"own.svg\", \"idiom\": \"universal\"}], \"info\": {\"version\": 1}}"
        try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
        let assets = CatalogAssets(folders: [folder]) { Issue.record($0) }
        let asset = try #require(assets.imageAsset(named: "own.bar", in: nil))
        let traits = UITraitCollection(displayScale: 1)
        traits.performAsCurrent {
            let image = asset.bestImage(for: traits)
            #expect(image?.isSymbolImage == true && image?.baselineOffsetFromBottom != nil)
            let regular = image?.withConfiguration(UIImage.SymbolConfiguration(pointSize: 100))
            #expect(regular?.size == CGSize(width: 80, height: 76))
            let bold = regular?.applyingSymbolConfiguration(UIImage.SymbolConfiguration(weight: .bold))
            #expect(bold?.size == CGSize(width: 110, height: 76))
        }
    }
}
