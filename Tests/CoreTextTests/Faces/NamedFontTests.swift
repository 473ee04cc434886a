import CoreGraphics
import Foundation
import Platform
import Testing

@testable import CoreText

@Suite("Fonts: by name")
@MainActor
struct NamedFontTests {
    @Test(arguments: [
        ("HelveticaNeue-BoldItalic", "helveticaneue", FontWeight.bold, true),
        ("Helvetica", "helvetica", .regular, false),
        ("ArialMT", "arial", .regular, false),
        ("Arial-BoldMT", "arial", .bold, false),
        ("TimesNewRomanPS-BoldMT", "timesnewroman", .bold, false),
        ("TimesNewRomanPSMT", "timesnewroman", .regular, false),
        ("Times New Roman", "timesnewroman", .regular, false),
        ("Times New Roman Bold", "timesnewroman", .bold, false),
        ("AvenirNext-DemiBold", "avenirnext", .semibold, false),
        ("Avenir Next Ultra Light", "avenirnext", .ultraLight, false),
        ("Courier-BoldOblique", "courier", .bold, true),
        ("Menlo-Regular", "menlo", .regular, false),
        ("ZapfDingbatsITC", "zapfdingbats", .regular, false),
        ("Trebuchet-BoldItalic", "trebuchetms", .bold, true),
    ])
    func `a name says family, weight and slant`(name: String, family: String, weight: FontWeight, isItalic: Bool) {
        let parsed = FontName(name)
        #expect(parsed.familyKey == family)
        #expect(parsed.weight == weight)
        #expect(parsed.isItalic == isItalic)
    }

    @Test
    func `a font of iOS that is missing is replaced and reported once`() {
        let font = FontDescription(name: "AmericanTypewriter-Bold", size: 17)
        for _ in 0..<2 { #expect(font.width(of: "Hello", in: .standard) > 0) }
        let reports = FontDiagnostics.shared.substitutions.filter { $0.name == "AmericanTypewriter-Bold" }
        #expect(reports.map(\.substitute) == ["the system font"])
        let bold = FontDescription(systemFontOfSize: 17, weight: .bold)
        #expect(font.width(of: "Hello", in: .standard) == bold.width(of: "Hello", in: .standard))
        #expect(font.fontName(in: .standard) == "AmericanTypewriter-Bold")
        #expect(font.familyName(in: .standard) == "American Typewriter")
    }

    @Test
    func `Helvetica has the advances of a metric-compatible font`() {
        let font = FontDescription(name: "Helvetica", size: 100)
        #expect(abs(font.width(of: "Hello", in: .standard) - 227.8) < 0.2)
    }

    // system-font.json: classic
    @Test
    func `Helvetica Neue keeps its advances where a substitute draws it`() {
        let font = FontDescription(name: "HelveticaNeue", size: 100)
        #expect(abs(font.width(of: "Hello", in: .standard) - 227.7) < 1e-6)
        let bold = FontDescription(name: "HelveticaNeue-Bold", size: 100)
        #expect(abs(bold.width(of: "Hello", in: .standard) - (74.1 + 57.4 + 2 * 25.8 + 61.1)) < 1e-6)
    }

    // IB-29
    @Test
    func `Helvetica Neue is kerned where a substitute draws it`() {
        let font = FontDescription(name: "HelveticaNeue", size: 100)
        let apart = font.width(of: "T", in: .standard) + font.width(of: "o", in: .standard)
        #expect((-12 ... -8).contains(Double(font.width(of: "To", in: .standard) - apart)))
    }

    // named-font-measures.tsv
    @Test(arguments: [
        ("HelveticaNeue", 12.0, 14.0), ("HelveticaNeue", 17, 20), ("HelveticaNeue", 35, 41),
        ("HelveticaNeue-Thin", 38, 45), ("HelveticaNeue-Thin", 40, 48), ("HelveticaNeue-Light", 21, 25),
        ("HelveticaNeue-Medium", 15, 18), ("HelveticaNeue-Medium", 16, 20), ("HelveticaNeue-Italic", 22, 26),
        ("AvenirNext-Regular", 17, 24), ("AvenirNext-Regular", 30, 41), ("AvenirNext-Medium", 36, 50),
        ("AvenirNextCondensed-Bold", 47, 65), ("Avenir-Medium", 32, 44), ("Futura-Bold", 17, 23),
        ("Helvetica-Bold", 23, 27), ("PingFangSC-Regular", 12, 17), ("CourierNewPSMT", 15, 17),
    ])
    func `a label in a font that is missing is as high as Xcode stored it`(name: String, size: Double, height: Double) {
        let metrics = FontDescription(name: name, size: size).metrics(in: .standard)
        #expect(Double(roundedUpToPixel(metrics.lineHeight, scale: 1)) == height)
    }

    @Test(arguments: [("NoSuchFont-Bold", FontRegistry.Availability.missing), ("Georgia-Bold", .substituted)])
    func `a name is known to iOS or not`(name: String, availability: FontRegistry.Availability) {
        #expect(FontRegistry.availability(of: name) == availability)
    }

    @Test
    func `a damaged font file is refused with a typed error`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let broken = folder.appendingPathComponent("Broken.ttf")
        try Data("no font".utf8).write(to: broken)
        #expect(throws: FontError.corrupt(path: broken.path)) { try FontRegistry.register(broken) }
        let missing = folder.appendingPathComponent("Missing.ttf")
        #expect(throws: FontError.unreadable(path: missing.path)) { try FontRegistry.register(missing) }
        let fonts = try #require(ResourceFolder(module: "CoreText")).url.appendingPathComponent("Fonts")
        let whole = try Data(contentsOf: fonts.appendingPathComponent("CupertinoIcons.ttf"))
        let cut = folder.appendingPathComponent("Cut.ttf")
        try whole.prefix(300).write(to: cut)
        #expect(throws: FontError.self) { try FontRegistry.register(cut) }
    }

    @Test
    func `a registered font is found by PostScript name and family`() throws {
        let fonts = try #require(ResourceFolder(module: "CoreText")).url.appendingPathComponent("Fonts")
        let url = fonts.appendingPathComponent("CupertinoIcons.ttf")
        #expect(try FontRegistry.register(url) == ["CupertinoIcons"])
        #expect(throws: FontError.alreadyRegistered(name: "CupertinoIcons")) { try FontRegistry.register(url) }
        #expect(FontRegistry.availability(of: "CupertinoIcons") == .registered)
        #expect(FontRegistry.fontNames(inFamily: "CupertinoIcons") == ["CupertinoIcons"])
        let font = FontDescription(name: "CupertinoIcons", size: 20)
        #expect(abs(font.width(of: "\u{F3D2}", in: .standard) - 8.203125) < 0.01)
        try FontRegistry.unregister(url)
        #expect(throws: FontError.notRegistered(path: url.path)) { try FontRegistry.unregister(url) }
    }

    @Test
    func `a font in memory is registered by Apple's calls, and says what is wrong`() throws {
        let fonts = try #require(ResourceFolder(module: "CoreText")).url.appendingPathComponent("Fonts")
        let url = fonts.appendingPathComponent("Inter-Medium.otf")
        let provider = try #require(CGDataProvider(url: NSURL(fileURLWithPath: url.path)))
        let font = try #require(CGFont(provider))
        #expect(font.postScriptName?.isEqual(to: "Inter-Medium") == true)
        var error: Unmanaged<CFError>?
        #expect(CTFontManagerRegisterGraphicsFont(font, &error) && error == nil)
        #expect(FontRegistry.availability(of: "Inter-Medium") == .registered)
        #expect(FontDescription(name: "Inter-Medium", size: 20).width(of: "Hello", in: .standard) > 30)
        #expect(!CTFontManagerRegisterGraphicsFont(font, &error))
        let taken = error?.takeRetainedValue()
        #expect(taken?.code == CTFontManagerError.alreadyRegistered.rawValue)
        #expect(CTFontManagerUnregisterGraphicsFont(font, nil))
        #expect(CGFont(CGDataProvider(Data("no font".utf8))) == nil)
        let missing = NSURL(fileURLWithPath: "/nowhere.ttf")
        #expect(!CTFontManagerRegisterFontsForURL(missing, .process, &error))
        #expect(error?.takeRetainedValue().code == CTFontManagerError.fileNotFound.rawValue)
    }
}
