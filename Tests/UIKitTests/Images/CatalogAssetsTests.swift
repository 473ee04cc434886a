import Testing

@testable import UIKit

@Suite("Images: asset catalogs")
struct CatalogAssetsTests {
    /// A folder with a catalog that is removed when the closure ends.
    private func withCatalog(_ body: (CatalogAssets) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("catalog-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ path: String, _ data: Data) throws {
            let url = folder.appendingPathComponent("Assets.xcassets/\(path)")
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try data.write(to: url)
        }
        func png(_ size: Int) throws -> Data {
            let pixels = Array(repeating: UInt32(0xFFFF_0000), count: size * size)
            return try #require(CGImage(width: size, height: size, pixels: pixels)).pngData()
        }
        let images = """
            {"images": [{"idiom": "universal", "scale": "2x", "filename": "a.png"},
            {"idiom": "universal", "scale": "3x", "filename": "b.png"}],
            "properties": {"template-rendering-intent": "template"}, "info": {"version": 1, "author": "xcode"}}
            """
        let colors = """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
            "components": {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}},
            {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
            "color": {"platform": "ios", "reference": "systemBlueColor"}}],
            "info": {"version": 1, "author": "xcode"}}
            """
        try write("Logo.imageset/Contents.json", Data(images.utf8))
        try write("Logo.imageset/a.png", try png(8))
        try write("Logo.imageset/b.png", try png(15))
        try write("Accent.colorset/Contents.json", Data(colors.utf8))
        let data = #"{"data": [{"filename": "list.json", "universal-type-identifier": "public.json"}]}"#
        try write("Samples/List.dataset/Contents.json", Data(data.utf8))
        try write("Samples/List.dataset/list.json", Data("[1]".utf8))
        try body(CatalogAssets(folders: [folder]) { Issue.record($0) })
    }

    // IM-3, IM-5
    @Test(arguments: [(2, 4), (3, 5)] as [(CGFloat, CGFloat)])
    func `an image has the file of the screen's scale and its rendering mode`(scale: CGFloat, side: CGFloat) throws {
        try withCatalog { assets in
            let asset = try #require(assets.imageAsset(named: "Logo", in: nil))
            let image = asset.image(with: UITraitCollection(displayScale: scale))
            #expect(image.size == CGSize(width: side, height: side) && image.scale == scale)
            #expect(image.renderingMode == .alwaysTemplate)
            #expect(assets.imageAsset(named: "Logo", in: nil) === asset)
            #expect(assets.imageAsset(named: "Other", in: nil) == nil)
        }
    }

    // IM-10
    @Test func `a data set's file and its kind`() throws {
        try withCatalog { assets in
            let former = HostAssets.current
            HostAssets.current = assets
            defer { HostAssets.current = former }
            let list = try #require(NSDataAsset(name: "List"))
            #expect(list.data == Data("[1]".utf8) && list.typeIdentifier == "public.json" && list.name == "List")
            #expect(NSDataAsset(name: "Logo") == nil)
        }
    }

    // IM-5
    @Test func `a color set may name a system color for dark style`() throws {
        try withCatalog { assets in
            let light = UITraitCollection(userInterfaceStyle: .light)
            let dark = UITraitCollection(userInterfaceStyle: .dark)
            #expect(assets.color(named: "Accent", in: nil, compatibleWith: light)?.sRGB == UIColor.red.cgColor.sRGB)
            let expected = UIColor.systemBlue.resolvedCGColor(with: dark)
            #expect(assets.color(named: "Accent", in: nil, compatibleWith: dark) == expected)
            #expect(assets.color(named: "Other", in: nil, compatibleWith: dark) == nil)
        }
    }
}
