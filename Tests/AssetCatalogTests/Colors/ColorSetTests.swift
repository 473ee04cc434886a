import AssetCatalog
import CoreGraphics
import Foundation
import Platform
import Testing

@Suite("Asset catalogs: color sets and errors")
struct ColorSetTests {
    private func catalog(_ fixture: CatalogFixture, _ colors: String) throws -> AssetCatalog {
        try fixture.write("A.xcassets/Ink.colorset/Contents.json", "{\"colors\": [\(colors)]}")
        return AssetCatalog(folders: [fixture.folder])
    }

    private func entry(_ space: String, _ components: String, _ more: String = "") -> String {
        "{\"idiom\": \"universal\", \(more)\"color\": {\"color-space\": \"\(space)\", \"components\": {\(components)}}}"
    }

    private static let forms: [(space: String, components: String, expected: [CGFloat])] = [
        ("srgb", #""red": "0xFF", "green": "0x80", "blue": "0x00", "alpha": "1.000""#, [1, 128.0 / 255, 0, 1]),
        ("srgb", #""red": "255", "green": "51", "blue": "1", "alpha": "0.500""#, [1, 0.2, 1.0 / 255, 0.5]),
        ("srgb", #""red": "1.000", "green": "0.250", "blue": "0.000", "alpha": "1""#, [1, 0.25, 0, 1]),
        ("srgb", #""red": 1, "green": 0.25, "blue": 0"#, [1, 0.25, 0, 1]),
        ("extended-srgb", #""red": "1.200", "green": "-0.100", "blue": "0.000", "alpha": "1.000""#, [1.2, -0.1, 0, 1]),
        ("gray-gamma-22", #""white": "0.400", "alpha": "0.800""#, [0.4, 0.8]),
    ]

    @Test(arguments: forms)
    func `components are read in all forms that Xcode writes`(
        space: String,
        components: String,
        expected: [CGFloat]
    ) throws {
        let fixture = try CatalogFixture()
        let set = try #require(try catalog(fixture, entry(space, components)).color(named: "Ink"))
        #expect(set.variants[0].color.cgColor?.components == expected)
    }

    @Test func `Display P3 keeps its space`() throws {
        let fixture = try CatalogFixture()
        let components = #""red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000""#
        let set = try #require(try catalog(fixture, entry("display-p3", components)).color(named: "Ink"))
        #expect(set.variants[0].color.cgColor?.colorSpace == CGColorSpace(.displayP3))
    }

    @Test func `dark and high contrast choose their color`() throws {
        let fixture = try CatalogFixture()
        let dark = #"{"appearance": "luminosity", "value": "dark"}"#
        let high = #"{"appearance": "contrast", "value": "high"}"#
        let colors = [
            entry("gray-gamma-22", #""white": "0.1""#),
            entry("gray-gamma-22", #""white": "0.2""#, "\"appearances\": [\(dark)], "),
            entry("gray-gamma-22", #""white": "0.3""#, "\"appearances\": [\(dark), \(high)], "),
        ].joined(separator: ",")
        let set = try #require(try catalog(fixture, colors).color(named: "Ink"))
        func white(_ traits: AssetTraits) -> CGFloat? { set.bestVariant(for: traits)?.color.cgColor?.components?[0] }
        #expect(white(AssetTraits()) == 0.1)
        #expect(white(AssetTraits(appearance: .dark)) == 0.2)
        #expect(white(AssetTraits(appearance: .dark, prefersHighContrast: true)) == 0.3)
        #expect(white(AssetTraits(prefersHighContrast: true)) == 0.1)
    }

    @Test func `a system color is named, not resolved`() throws {
        let fixture = try CatalogFixture()
        let color = #"{"idiom": "universal", "color": {"platform": "ios", "reference": "systemBlueColor"}}"#
        let set = try #require(try catalog(fixture, color).color(named: "Ink"))
        #expect(set.variants[0].color == .systemColor(name: "systemBlueColor", platform: "ios"))
    }

    @Test(arguments: ["../Secret", "/etc/passwd", "a/../../b", "~/x"])
    func `a name that leads elsewhere is refused`(name: String) throws {
        let catalog = AssetCatalog(folders: [])
        #expect(throws: AssetCatalogError.forbiddenName(name)) { try catalog.image(named: name) }
        #expect(throws: AssetCatalogError.forbiddenName(name)) { try catalog.color(named: name) }
    }

    @Test func `a file name that leads elsewhere is refused`() throws {
        let fixture = try CatalogFixture()
        try fixture.write(
            "A.xcassets/Icon.imageset/Contents.json",
            #"{"images": [{"filename": "../../../secret.png"}]}"#
        )
        let catalog = AssetCatalog(folders: [fixture.folder])
        #expect(throws: AssetCatalogError.forbiddenName("../../../secret.png")) { try catalog.image(named: "Icon") }
    }

    @Test(arguments: [
        ("", "it is no valid JSON"), ("[1, 2]", "it holds no object"), ("{\"colors\": ", "it is no valid JSON"),
        (String(repeating: "[", count: 100_000), "it is no valid JSON"),
    ])
    func `damaged documents give an error`(text: String, reason: String) throws {
        let fixture = try CatalogFixture()
        try fixture.write("A.xcassets/Ink.colorset/Contents.json", text)
        let path = fixture.folder.appendingPathComponent("A.xcassets/Ink.colorset/Contents.json").path
        #expect(throws: AssetCatalogError.unreadableContents(path: path, reason: reason)) {
            try AssetCatalog(folders: [fixture.folder]).color(named: "Ink")
        }
    }

    @Test(arguments: [
        ("lab", "\"red\": \"1.0\"", "the color space lab isn't known"),
        ("srgb", "\"red\": \"x\"", "red is missing or no number"),
        ("srgb", "\"red\": \"1.0\"", "green is missing or no number"),
    ])
    func `colors that cannot be read give an error`(space: String, components: String, reason: String) throws {
        let fixture = try CatalogFixture()
        let path = fixture.folder.appendingPathComponent("A.xcassets/Ink.colorset/Contents.json").path
        let catalog = try catalog(fixture, entry(space, components))
        #expect(throws: AssetCatalogError.invalidColor(path: path, reason: reason)) { try catalog.color(named: "Ink") }
    }

    @Test(arguments: [
        (AssetCatalogError.forbiddenName("../a"), "\"../a\" is no asset's name; use the name without a path"),
        (.unreadableContents(path: "/c", reason: "it holds no object"), "/c: it holds no object"),
        (.invalidColor(path: "/c", reason: "no"), "/c: the color can't be read: no"),
    ])
    func `every error is one sentence`(error: AssetCatalogError, sentence: String) {
        #expect(error.description == sentence)
    }
}
