import AssetCatalog
import Foundation
import Platform
import Testing

@Suite("Asset catalogs: image sets")
struct ImageSetTests {
    /// The number of the variant that is chosen from the entries; nil when there is none.
    private func choice(_ entries: [String], _ traits: AssetTraits) throws -> String? {
        let fixture = try CatalogFixture()
        try fixture.writeImages("A.xcassets/Icon", entries)
        let set = try #require(try AssetCatalog(folders: [fixture.folder]).image(named: "Icon"))
        return set.bestVariant(for: traits)?.url.deletingPathExtension().lastPathComponent
    }

    @Test func `a catalog that a link leads to has its images, as a built app's folder has links to them`() throws {
        let fixture = try CatalogFixture()
        try fixture.writeImages("Project/A.xcassets/Group/Icon", ["\"idiom\": \"universal\""])
        let link = fixture.folder.appendingPathComponent("App.app/A.xcassets")
        try FileManager.default.createDirectory(
            at: link.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try FileManager.default.createSymbolicLink(
            at: link,
            withDestinationURL: fixture.folder.appendingPathComponent("Project/A.xcassets")
        )
        #expect(try AssetCatalog(folders: [link]).image(named: "Icon") != nil)
    }

    @Test func `files are found whose accents or capitals are written in another way, as on a Mac's disk`() throws {
        let fixture = try CatalogFixture()
        // Composed on the disk, apart in the catalog, which macOS wrote.
        try fixture.write("A.xcassets/Tee.imageset/caf\u{E9}.PNG")
        try fixture.write(
            "A.xcassets/Tee.imageset/Contents.json",
            "{\"images\": [{\"filename\": \"cafe\u{301}.png\"}, {\"filename\": \"missing.png\"}]}"
        )
        let set = try #require(try AssetCatalog(folders: [fixture.folder]).image(named: "Tee"))
        #expect(
            set.variants.map { Array($0.url.lastPathComponent.unicodeScalars) } == [
                Array("caf\u{E9}.PNG".unicodeScalars)
            ]
        )
    }

    // IM-3
    @Test(arguments: [
        (scale: 1.0, choice: "0"), (2, "1"), (3, "2"), (0, "0"), (4, "2"),
    ])
    func `the exact scale is taken, and past the largest the largest`(scale: Double, choice: String) throws {
        let entries = [1, 2, 3].map { "\"idiom\": \"universal\", \"scale\": \"\($0)x\"" }
        #expect(try self.choice(entries, AssetTraits(scale: scale)) == choice)
    }

    // IM-3
    @Test(arguments: [(scale: 2.0, choice: "1"), (1, "0"), (3, "1")])
    func `the next higher scale comes before a lower one`(scale: Double, choice: String) throws {
        let entries = [1, 3].map { "\"idiom\": \"universal\", \"scale\": \"\($0)x\"" }
        #expect(try self.choice(entries, AssetTraits(scale: scale)) == choice)
    }

    // IM-3
    @Test(arguments: [
        (idiom: Idiom.pad, scale: 2.0, choice: "1"), (.phone, 2, "0"), (.tv, 2, "0"), (.mac, 2, "1"),
    ])
    func `the idiom decides before the scale`(idiom: Idiom, scale: Double, choice: String) throws {
        let entries = [
            "\"idiom\": \"universal\", \"scale\": \"2x\"", "\"idiom\": \"ipad\", \"scale\": \"1x\"",
            "\"idiom\": \"watch\", \"scale\": \"2x\"",
        ]
        #expect(try self.choice(entries, AssetTraits(idiom: idiom, scale: scale)) == choice)
    }

    @Test func `an image for another idiom alone is none`() throws {
        #expect(try choice(["\"idiom\": \"ipad\""], AssetTraits(idiom: .phone, scale: 1)) == nil)
    }

    // IM-5
    @Test(arguments: [
        (traits: AssetTraits(appearance: .light), choice: "0"), (AssetTraits(appearance: .dark), "1"),
        (AssetTraits(), "0"), (AssetTraits(appearance: .dark, prefersHighContrast: true), "3"),
        (AssetTraits(prefersHighContrast: true), "2"),
    ])
    func `appearances choose among variants`(traits: AssetTraits, choice: String) throws {
        let dark = "{\"appearance\": \"luminosity\", \"value\": \"dark\"}"
        let high = "{\"appearance\": \"contrast\", \"value\": \"high\"}"
        let entries = [
            "", "\"appearances\": [\(dark)]", "\"appearances\": [\(high)]", "\"appearances\": [\(dark), \(high)]",
        ]
        #expect(try self.choice(entries, traits) == choice)
    }

    // IM-5
    @Test(arguments: [
        (width: SizeClass.regular, height: SizeClass.compact, choice: "2"), (.compact, .compact, "1"),
        (.regular, .regular, "0"), (.unspecified, .unspecified, "0"),
    ])
    func `size classes choose, both before one`(width: SizeClass, height: SizeClass, choice: String) throws {
        let entries = [
            "", "\"height-class\": \"compact\"", "\"width-class\": \"regular\", \"height-class\": \"compact\"",
        ]
        let traits = AssetTraits(horizontalSizeClass: width, verticalSizeClass: height)
        #expect(try self.choice(entries, traits) == choice)
    }

    // IM-5
    @Test func `an image for one direction alone is mirrored for the other`() throws {
        let fixture = try CatalogFixture()
        try fixture.writeImages("A.xcassets/Back", ["\"language-direction\": \"left-to-right\""])
        let entries = ["\"language-direction\": \"left-to-right\"", "\"language-direction\": \"right-to-left\""]
        try fixture.writeImages("A.xcassets/Both", entries)
        let catalog = AssetCatalog(folders: [fixture.folder])
        let back = try #require(try catalog.image(named: "Back")?.bestVariant(scale: 1, direction: .rightToLeft))
        #expect(back.flipsForRightToLeft)
        let both = try #require(try catalog.image(named: "Both")?.bestVariant(scale: 1, direction: .rightToLeft))
        #expect(!both.flipsForRightToLeft && both.url.lastPathComponent == "1.png")
    }

    // IM-5
    @Test func `resizing, insets and rendering intent are read`() throws {
        let fixture = try CatalogFixture()
        let resizing = """
            "resizing": {"mode": "9-part", "center": {"mode": "tile", "width": 1, "height": 1},
                         "cap-insets": {"top": 16, "left": 8, "bottom": 17, "right": 9}},
            "alignment-insets": {"top": 8, "left": 9, "bottom": 12, "right": "11"}, "scale": "2x"
            """
        try fixture.writeImages(
            "A.xcassets/Card",
            [resizing, resizing.replacingOccurrences(of: "9-part", with: "3-part-horizontal")],
            properties: "{\"template-rendering-intent\": \"template\", \"preserves-vector-representation\": true}"
        )
        let set = try #require(try AssetCatalog(folders: [fixture.folder]).image(named: "Card"))
        let first = set.variants[0]
        #expect(first.scale == 2)
        #expect(
            first.resizing
                == ImageResizing(capInsets: EdgePixels(top: 16, left: 8, bottom: 17, right: 9), center: .tile)
        )
        #expect(first.alignmentInsets == EdgePixels(top: 8, left: 9, bottom: 12, right: 11))
        #expect(first.renderingIntent == .template)
        #expect(first.preservesVectorRepresentation)
        #expect(set.variants[1].resizing?.capInsets == EdgePixels(top: 0, left: 8, bottom: 0, right: 9))
    }

    @Test func `a drawing serves every scale, unless a bitmap fits exactly`() throws {
        let fixture = try CatalogFixture()
        try fixture.write("A.xcassets/Icon.imageset/a.pdf")
        try fixture.write("A.xcassets/Icon.imageset/b.png")
        try fixture.write(
            "A.xcassets/Icon.imageset/Contents.json",
            """
            {"images": [{"filename": "a.pdf", "idiom": "universal", "scale": "1x"},
                        {"filename": "b.png", "idiom": "universal", "scale": "2x"}, {"idiom": "universal", "scale": "3x"},
                        {"filename": "missing.png", "idiom": "universal", "scale": "3x"}]}
            """
        )
        let set = try #require(try AssetCatalog(folders: [fixture.folder]).image(named: "Icon"))
        #expect([1, 2, 3].map { set.bestVariant(scale: $0)?.url.lastPathComponent } == ["a.pdf", "b.png", "a.pdf"])
        #expect(set.variants.count == 2)
    }

    @Test func `the images of an atlas are found by their names, with its own where it has a namespace`() throws {
        let fixture = try CatalogFixture()
        try fixture.writeImages("A.xcassets/Game.spriteatlas/Coin", [""])
        try fixture.write("A.xcassets/Game.spriteatlas/Contents.json", "{\"info\": {}}")
        try fixture.writeImages("A.xcassets/Other.spriteatlas/Coin", [""])
        try fixture.write(
            "A.xcassets/Other.spriteatlas/Contents.json",
            "{\"properties\": {\"provides-namespace\": true}}"
        )
        #expect(AssetCatalog(folders: [fixture.folder]).imageNames == ["Coin", "Other/Coin"])
    }

    @Test func `a group's namespace belongs to the name`() throws {
        let fixture = try CatalogFixture()
        try fixture.writeImages("A.xcassets/Plain/One", [""])
        try fixture.write("A.xcassets/Plain/Contents.json", "{\"info\": {}}")
        try fixture.writeImages("A.xcassets/Spaced/Inner/Two", [""])
        try fixture.write("A.xcassets/Spaced/Contents.json", "{\"properties\": {\"provides-namespace\": true}}")
        try fixture.write("A.xcassets/Spaced/Inner/Contents.json", "{\"properties\": {\"provides-namespace\": true}}")
        try fixture.write("A.xcassets/AppIcon.appiconset/Contents.json", "{}")
        try fixture.write("A.xcassets/my.symbol.symbolset/Contents.json", "{}")
        let catalog = AssetCatalog(folders: [fixture.folder])
        #expect(catalog.imageNames == ["One", "Spaced/Inner/Two"])
        #expect(catalog.symbolNames == ["my.symbol"])
        #expect(try catalog.image(named: "Two") == nil)
        #expect(try catalog.image(named: "Spaced/Inner/Two")?.name == "Spaced/Inner/Two")
    }

    // IM-4
    @Test(arguments: [
        (name: "Photo", idiom: Idiom.phone, scale: 2.0, file: "Photo@2x.png"), ("Photo", .phone, 1, "Photo.png"),
        ("Photo", .pad, 2, "Photo@2x~ipad.png"), ("Photo", .phone, 3, "Photo@2x.png"),
        ("Photo.png", .phone, 1, "Photo.png"), ("Photo.jpg", .phone, 1, "Photo.jpg"),
    ])
    func `loose files are chosen by the ends of their names`(
        name: String,
        idiom: Idiom,
        scale: Double,
        file: String
    ) throws {
        let fixture = try CatalogFixture()
        for name in ["Photo.png", "Photo@2x.png", "Photo@2x~ipad.png", "Photo.jpg", "Other.txt"] {
            try fixture.write("Resources/\(name)")
        }
        let set = try #require(try AssetCatalog(folders: [fixture.folder]).image(named: name))
        // Photo.jpg is as good as Photo.png without an extension; the first in the folder is taken.
        let found = set.bestVariant(idiom: idiom, scale: scale)?.url.lastPathComponent
        #expect(found == file || name == "Photo" && found == "Photo.jpg" && scale == 1)
        #expect(try AssetCatalog(folders: [fixture.folder]).image(named: "Other") == nil)
    }

    @Test func `catalogs come before loose files, and the first folder first`() throws {
        let (first, second) = (try CatalogFixture(), try CatalogFixture())
        try first.write("Icon.png")
        try second.writeImages("A.xcassets/Icon", [""])
        try first.writeImages("B.xcassets/Back", [""])
        try second.writeImages("A.xcassets/Back", [""])
        let catalog = AssetCatalog(folders: [first.folder, second.folder])
        #expect(try catalog.image(named: "Icon")?.variants[0].url.path.contains("A.xcassets") == true)
        #expect(try catalog.image(named: "Back")?.variants[0].url.path.contains("B.xcassets") == true)
    }
}
