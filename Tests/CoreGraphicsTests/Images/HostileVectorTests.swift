import CoreGraphics
import Foundation
import TestSupport
import Testing

/// Vector files that mean harm, or were damaged on their way: each ends in a picture or in a clear error, and soon.
@Suite("Vector images: hostile files")
struct HostileVectorTests {
    private func inFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    /// - Returns: Nil for a picture, else the error's words.
    private func outcome(_ data: Data, _ name: String) throws -> String? {
        var words: String?
        try inFolder { folder in
            let url = folder.appendingPathComponent(name)
            try data.write(to: url)
            do {
                let image = try VectorImage(contentsOf: url).image(pixelWidth: 24, pixelHeight: 24)
                #expect(image.width == 24 && image.height == 24)
            } catch {
                words = "\(error)"
                #expect(words?.contains("\n") == false)
            }
        }
        return words
    }

    private static func svg(_ content: String, before: String = "") -> String {
        "\(before)<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' width='24' height='24'>"
            + content + "</svg>"
    }

    private static let drawings = [
        "a use of itself": svg("<g id='a'><use xlink:href='#a'/></g>"),
        "uses of each other": svg("<g id='a'><use xlink:href='#b'/></g><g id='b'><use xlink:href='#a'/></g>"),
        "a mask that is masked by itself": svg(
            "<mask id='m'><rect width='9' height='9' mask='url(#m)'/></mask><rect width='9' height='9' mask='url(#m)'/>"
        ),
        "a pattern filled with itself": svg(
            "<pattern id='p' width='1' height='1'><rect width='9' height='9' fill='url(#p)'/></pattern>"
                + "<rect width='9' height='9' fill='url(#p)'/>"
        ),
        "a clip that is clipped by itself": svg(
            "<clipPath id='c' clip-path='url(#c)'><rect width='9' height='9'/></clipPath>"
                + "<rect width='9' height='9' clip-path='url(#c)'/>"
        ),
        "a gradient that inherits from itself": svg(
            "<linearGradient id='g' xlink:href='#g'/><rect width='9' height='9' fill='url(#g)'/>"
        ),
        "a marker that has itself": svg(
            "<marker id='m'><path d='M0 0L9 9' marker-end='url(#m)'/></marker><path d='M0 0L9 9' marker-end='url(#m)'/>"
        ),
        "a filter of great blurs": svg(
            "<filter id='f'><feGaussianBlur stdDeviation='1e9'/></filter><rect width='9' height='9' filter='url(#f)'/>"
        ),
        "uses that double": svg(
            "<g id='a0'><rect width='1' height='1'/></g>"
                + (1..<14).map { "<g id='a\($0)'><use xlink:href='#a\($0 - 1)'/><use xlink:href='#a\($0 - 1)'/></g>" }
                .joined() + "<use xlink:href='#a13'/>"
        ),
        "entities that double": svg(
            "<text>&a30;</text>",
            before: "<!DOCTYPE svg [<!ENTITY a0 'aaaaaaaaaa'>"
                + (1...30).map { "<!ENTITY a\($0) '&a\($0 - 1);&a\($0 - 1);'>" }.joined() + "]>"
        ),
        "a file of the system as an entity": svg(
            "<text>&x;</text>",
            before: "<!DOCTYPE svg [<!ENTITY x SYSTEM 'file:///etc/passwd'>]>"
        ),
        "groups without end": svg(String(repeating: "<g>", count: 50_000)),
        "a path of numbers without meaning": svg("<path d='M nan inf 1e999 L -1e308 1e308 A 0 0 0 9 9 9 9 z z z'/>"),
        "a size that isn't one": "<svg width='1e400' height='-3' viewBox='0 0 0 0'/>",
        "nothing but a start": "<svg",
    ]

    @Test(arguments: drawings.keys.sorted())
    func `an SVG ends in a picture or an error`(name: String) throws {
        let text = try #require(Self.drawings[name])
        let clock = ContinuousClock()
        let time = try clock.measure { _ = try outcome(Data(text.utf8), "a.svg") }
        #expect(time < .seconds(60), "\(name)")
    }

    /// A page of 24 by 24 points whose content is drawn with some resources.
    private static func pdf(content: String, resources: String, objects: String = "") -> String {
        """
        %PDF-1.4
        1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
        2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
        3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 24 24]/Contents 4 0 R/Resources<<\(resources)>>>>endobj
        4 0 obj<</Length \(content.utf8.count)>>stream
        \(content)
        endstream endobj
        \(objects)
        trailer<</Root 1 0 R>>
        """
    }

    private static let pages = [
        "a form that draws itself": pdf(
            content: "/F Do",
            resources: "/XObject<</F 5 0 R>>",
            objects:
                "5 0 obj<</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</F 5 0 R>>>>/Length 5>>stream\n"
                + "/F Do\nendstream endobj"
        ),
        "a mask that is masked by itself": pdf(
            content: "/G gs 0 0 9 9 re f",
            resources: "/ExtGState<</G 6 0 R>>",
            objects: "5 0 obj<</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Group<</S/Transparency>>"
                + "/Resources<</ExtGState<</G 6 0 R>>>>/Length 18>>stream\n/G gs 0 0 9 9 re f\nendstream endobj\n"
                + "6 0 obj<</Type/ExtGState/SMask<</S/Luminosity/G 5 0 R>>>>endobj"
        ),
        "a pattern filled with itself": pdf(
            content: "/Pattern cs /P scn 0 0 20 20 re f",
            resources: "/Pattern<</P 5 0 R>>",
            objects: "5 0 obj<</Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 2 2]/XStep 2/YStep 2"
                + "/Resources<</Pattern<</P 5 0 R>>>>/Length 31>>stream\n/Pattern cs /P scn 0 0 2 2 re f\nendstream endobj"
        ),
        "cells of no size": pdf(
            content: "/Pattern cs /P scn 0 0 20 20 re f",
            resources: "/Pattern<</P 5 0 R>>",
            objects: "5 0 obj<</Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 1 1]/XStep 1e-9/YStep 1e-9"
                + "/Resources<<>>/Length 11>>stream\n0 0 1 1 re f\nendstream endobj"
        ),
        "pages that are their own parents": """
        %PDF-1.4
        1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
        2 0 obj<</Type/Pages/Kids[2 0 R 2 0 R]/Count 1000000000>>endobj
        trailer<</Root 1 0 R>>
        """,
        "a page as large as the world": """
        %PDF-1.4
        1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
        2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
        3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 1e30 1e30]>>endobj
        trailer<</Root 1 0 R>>
        """,
        "an image of more memory than there is": pdf(
            content: "20 0 0 20 0 0 cm /I Do",
            resources: "/XObject<</I 5 0 R>>",
            objects: "5 0 obj<</Type/XObject/Subtype/Image/Width 2000000000/Height 2000000000/ColorSpace/DeviceRGB"
                + "/BitsPerComponent 8/Length 3>>stream\nabc\nendstream endobj"
        ),
        "states without end": pdf(content: String(repeating: "q ", count: 200_000), resources: ""),
        "arrays without end": "%PDF-1.4\n1 0 obj" + String(repeating: "[", count: 200_000),
        "a catalog that is a number": "%PDF-1.4\n1 0 obj 7 endobj\ntrailer<</Root 1 0 R>>",
        "nothing but a start": "%PDF-",
    ]

    @Test(arguments: pages.keys.sorted())
    func `a PDF ends in a picture or an error`(name: String) throws {
        let text = try #require(Self.pages[name])
        let data = Data(text.utf8)
        let clock = ContinuousClock()
        let time = try clock.measure {
            _ = try outcome(data, "a.pdf")
            guard let document = CGPDFDocument(CGDataProvider(data)),
                let page = document.page(at: 1), let context = CGContext(pixelWidth: 24, pixelHeight: 24, scale: 1)
            else { return }
            context.drawPDFPage(page)
        }
        #expect(time < .seconds(90), "\(name)")
    }

    // MARK: Damage

    private static let whole = [
        "a.pdf": pdf(
            content: "1 0 0 rg 0 0 12 12 re f /F Do",
            resources: "/XObject<</F 5 0 R>>",
            objects:
                "5 0 obj<</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Length 14>>stream\n0 0 9 9 re S  \nendstream endobj"
        ),
        "a.svg": svg(
            "<defs><linearGradient id='g'><stop offset='0' stop-color='red'/></linearGradient></defs>"
                + "<path d='M1 1C2 3 4 5 6 7z' fill='url(#g)' transform='rotate(30)'/><text x='3'>a</text>"
        ),
    ]

    @Test(arguments: 0..<16)
    func `damaged files end in a picture or an error`(round: Int) throws {
        let seed = UInt64(round) &* 7919 &+ 41
        var random = SeededGenerator(seed: seed)
        for (name, text) in Self.whole.sorted(by: { $0.key < $1.key }) {
            var bytes = Array(text.utf8)
            if round.isMultiple(of: 3) { bytes = Array(bytes.prefix(Int.random(in: 0..<bytes.count, using: &random))) }
            for _ in 0..<Int.random(in: 1...8, using: &random) where !bytes.isEmpty {
                let place = Int.random(in: bytes.indices, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes.remove(at: place)
                default: bytes.insert(contentsOf: bytes[place...].prefix(40), at: place)
                }
            }
            _ = try outcome(Data(bytes), name)
        }
    }
}
