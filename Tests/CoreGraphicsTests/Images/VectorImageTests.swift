import CoreGraphics
import Foundation
import Testing

@Suite("Vector images")
struct VectorImageTests {
    private func file(_ name: String, _ text: String) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appendingPathComponent(name)
        try Data(text.utf8).write(to: url)
        return url
    }

    private let page = """
        %PDF-1.4
        1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
        2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
        3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 24 12]/Contents 4 0 R>>endobj
        4 0 obj<</Length 26>>stream
        1 0 0 rg 0 0 12 12 re f   
        endstream endobj
        trailer<</Root 1 0 R>>
        """

    private func isInstalled(_ program: String) -> Bool {
        ["/usr/bin", "/usr/local/bin", "/bin"].contains {
            FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
        }
    }

    @Test func `a PDF is drawn with the pixels that its points take`() throws {
        guard isInstalled("pdftocairo") else { return }
        let image = try VectorImage(contentsOf: file("box.pdf", page))
        #expect(image.size == CGSize(width: 24, height: 12))
        let pixels = try image.image(scale: 3)
        #expect((pixels.width, pixels.height) == (72, 36))
        #expect(color(pixels, 10, 18) == "ff0000")
        #expect(color(pixels, 60, 18) == "00000000")
    }

    @Test(arguments: [0, 90, 180, 270], [(24, 24), (48, 24), (7, 100)])
    func `a PDF has just the pixels that are asked for`(angle: Int, size: (width: Int, height: Int)) throws {
        guard isInstalled("pdftocairo") else { return }
        let turned = page.replacingOccurrences(of: "[0 0 24 12]", with: "[1 0 24 24]/Rotate \(angle)")
        let image = try VectorImage(contentsOf: file("box.pdf", turned)).image(
            pixelWidth: size.width,
            pixelHeight: size.height
        )
        #expect((image.width, image.height) == size)
    }

    @Test(arguments: [
        ("<svg width='24' height='12'>", 24.0, 12.0), ("<svg viewBox='0 0 30 20'>", 30, 20),
        ("<?xml version='1.0'?><!-- <b> --><svg\n  width=\"20px\" viewBox=\"0,0,10,5\">", 20, 10),
        ("<svg stroke-width='3' width='100%' height='100%' viewBox='0 0 8 4'>", 8, 4), ("<svg>", 300, 150),
        ("<svg width='36pt' height='1in'>", 48, 96),
    ])
    func `an SVG's size comes from its root`(text: String, width: Double, height: Double) throws {
        let image = try VectorImage(contentsOf: file("a.svg", text + "</svg>"))
        #expect(image.size == CGSize(width: width, height: height))
    }

    @Test func `an SVG is drawn, or the missing program is named`() throws {
        let image = try VectorImage(
            contentsOf: file(
                "a.svg",
                "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'><rect width='4' height='4' fill='red'/></svg>"
            )
        )
        if isInstalled("rsvg-convert") {
            #expect(color(try image.image(scale: 2), 4, 4) == "ff0000")
        } else {
            #expect(throws: ImageError.missingProgram(name: "rsvg-convert", package: "librsvg2-bin")) {
                try image.image(scale: 2)
            }
        }
    }

    @Test func `what is not a vector image is refused`() throws {
        #expect(throws: ImageError.unknownFormat) { try VectorImage(contentsOf: file("a.svg", "hello")) }
        #expect(throws: ImageError.tooLarge(width: 240_000, height: 120_000)) {
            try VectorImage(contentsOf: file("b.svg", "<svg width='24' height='12'/>")).image(scale: 10_000)
        }
    }
}
