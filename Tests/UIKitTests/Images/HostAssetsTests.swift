import Testing

@testable import UIKit

/// A catalog with one color, one image and one data set.
private struct OneOfEach: AssetProvider {
    let image: UIImage

    func color(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection) -> CGColor? {
        guard name == "Accent" else { return nil }
        return traits.userInterfaceStyle == .dark ? UIColor.red.cgColor : UIColor.blue.cgColor
    }

    func imageAsset(named name: String, in bundle: Bundle?) -> UIImageAsset? {
        guard name == "Logo" else { return nil }
        let asset = UIImageAsset()
        asset.register(image, with: UITraitCollection(displayScale: 2))
        return asset
    }

    func data(named name: String, in bundle: Bundle?) -> NamedData? {
        name == "Text" ? NamedData(data: Data([1, 2]), typeIdentifier: nil) : nil
    }
}

@MainActor @Suite("Images: the host's catalogs", .serialized)
struct HostAssetsTests {
    private func withCatalog(_ body: () throws -> Void) throws {
        let pixels = try #require(CGImage(width: 4, height: 4, pixels: Array(repeating: 0xFFFF_0000, count: 16)))
        HostAssets.current = OneOfEach(image: UIImage(cgImage: pixels, scale: 2, orientation: .up))
        defer { HostAssets.current = nil }
        try body()
    }

    // IM-6
    @Test func `an image view keeps what the app changed of a named image`() throws {
        try withCatalog {
            let view = UIImageView(image: UIImage(named: "Logo")?.withRenderingMode(.alwaysTemplate))
            view.tintColor = .blue
            view.layoutIfNeeded()
            let pixels = try #require(view.layer.contents as? CGImage)
            #expect(pixels.pixel(x: 1, y: 1) == 0xFF00_00FF)
            #expect(view.displayedImage?.imageAsset != nil)
        }
    }

    // IM-1
    @Test func `a named image has an asset`() throws {
        try withCatalog {
            let image = try #require(UIImage(named: "Logo"))
            #expect(image.size == CGSize(width: 2, height: 2))
            #expect(image.imageAsset != nil)
            #expect(UIImage(named: "Nothing") == nil)
            #expect(UIImage(named: "") == nil)
        }
    }

    @Test func `a named color follows the traits, and one for given traits doesn't`() throws {
        try withCatalog {
            let dark = UITraitCollection(userInterfaceStyle: .dark)
            let light = UITraitCollection(userInterfaceStyle: .light)
            let color = try #require(UIColor(named: "Accent"))
            #expect(color.resolvedColor(with: dark) == .red)
            #expect(color.resolvedColor(with: light) == .blue)
            let fixed = try #require(UIColor(named: "Accent", in: nil, compatibleWith: dark))
            #expect(fixed.resolvedColor(with: light) == .red)
            #expect(UIColor(named: "Nothing") == nil)
        }
    }

    @Test func `a data set gives its bytes`() throws {
        try withCatalog {
            #expect(NSDataAsset(name: "Text")?.data == Data([1, 2]))
            #expect(NSDataAsset(name: "Text")?.typeIdentifier == "public.data")
            #expect(NSDataAsset(name: "Nothing") == nil)
        }
    }

    // IM-5
    @Test func `a bundle's catalogs are found also where the main bundle has none`() throws {
        let colors = """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
            "components": {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}}],
            "info": {"version": 1, "author": "xcode"}}
            """
        let main = FileManager.default.temporaryDirectory.appendingPathComponent("main-\(UUID().uuidString)")
        let set = main.appendingPathComponent("Kit.bundle/Assets.xcassets/Tint.colorset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: main) }
        try Data(colors.utf8).write(to: set.appendingPathComponent("Contents.json"))
        let kit = try #require(Bundle(url: main.appendingPathComponent("Kit.bundle")))

        let before = HostAssets.current
        defer { HostAssets.current = before }
        HostAssets.current = nil
        ApplicationLaunch.findCatalogs(in: try #require(Bundle(url: main)))
        #expect(UIColor(named: "Tint", in: kit, compatibleWith: nil) != nil)
        #expect(UIColor(named: "Tint") == nil)
    }
}
