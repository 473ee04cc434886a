import CoreGraphics
import Foundation
import Platform
import TestSupport
import Testing

@testable import CoreText

@Suite("Fonts: damaged files")
struct DamagedFontTests {
    private static let seed = SeededGenerator.seed(standard: 20_240_915)
    private static let rounds = ProcessInfo.processInfo.environment["INSET_FUZZ"].flatMap(Int.init) ?? 60

    /// Uses a face as labels do: measures, shapes, draws, reads outlines.
    private func use(_ face: FontFace) {
        let metrics = face.metrics(size: 17)
        #expect(metrics.lineHeight.isFinite && metrics.capHeight.isFinite)
        let context = CGContext(
            data: nil,
            width: 64,
            height: 32,
            bitsPerComponent: 8,
            bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
        )
        for scalar in "AWgé1 \u{F3D2}ﬁ中".unicodeScalars {
            guard let glyph = face.glyph(for: scalar.value) else { continue }
            #expect(face.advance(of: glyph).isFinite)
            _ = face.inkBounds(of: glyph)
            _ = face.path(of: glyph, size: 17)
            _ = face.kerning(scalar.value, 0x41)
            guard let context else { continue }
            let sized = ShapedText.SizedFace(face: face, style: SyntheticStyle(slant: 0.2, embolden: 0.04), size: 17)
            GlyphPainter(context: context).fill([.init(glyph: glyph, face: sized, origin: CGPoint(x: 5, y: 20))])
        }
    }

    @Test(arguments: ["CupertinoIcons.ttf", "Inter-Regular.otf"])
    func `a font whose bytes are altered or cut gives an error or a face that draws, never a crash`(
        name: String
    ) throws {
        let fonts = try #require(ResourceFolder(module: "CoreText")).url.appendingPathComponent("Fonts")
        let whole = [UInt8](try Data(contentsOf: fonts.appendingPathComponent(name)))
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var random = SeededGenerator(seed: Self.seed)
        var opened = 0
        for round in 0..<Self.rounds {
            var bytes = whole
            switch round % 3 {
            case 0:
                // The table directory: offsets and lengths.
                for _ in 0..<Int.random(in: 1...8, using: &random) {
                    bytes[Int.random(in: 4..<300, using: &random)] = UInt8.random(in: 0...255, using: &random)
                }
            case 1:
                for _ in 0..<Int.random(in: 1...200, using: &random) {
                    bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
                }
            default: bytes.removeLast(Int.random(in: 1..<bytes.count, using: &random))
            }
            let url = folder.appendingPathComponent("\(round).ttf")
            try Data(bytes).write(to: url)
            switch Result(catching: { () throws(FontError) in try FontFace(path: url.path) }) {
            case .success(let face):
                use(face)
                opened += 1
            case .failure(let error):
                #expect(error.description.hasPrefix(url.path), "seed \(Self.seed), round \(round)")
            }
        }
        #expect(opened > 0, "seed \(Self.seed)")
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5, 0, 1e9])
    func `fonts of impossible sizes measure and draw nothing`(size: CGFloat) {
        let font = FontDescription(systemFontOfSize: size)
        let text = AttributedText("Hello", attributes: TextAttributes(font: font))
        let layout = TextLayout(text, options: TextLayoutOptions(width: 100, era: .standard))
        #expect(!layout.lines.isEmpty)
        #expect(layout.size.width.isFinite || size == 1e9)
    }
}
