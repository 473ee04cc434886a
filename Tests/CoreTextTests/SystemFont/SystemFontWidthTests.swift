import CoreText
import Platform
import Testing

@testable import CoreText

@Suite("System font: widths of one line")
struct SystemFontWidthTests {
    // system-font.json: exact_anchor
    @Test
    func `a text of iOS 11 has the published width to the last digit`() {
        let font = FontDescription(systemFontOfSize: 17)
        #expect(abs(font.width(of: "This is a test string", in: Era(os: 11)) - 144.09326171875) < 1e-4)
        #expect(abs(font.metrics(in: Era(os: 11)).lineHeight - 20.287109375) < 1e-6)
    }

    private static let texts = [
        "0123456789", "AVAST Wavy To. LT", "Hello UIKit", "iiiiillll", "The quick brown fox jumps over the lazy dog",
        "WWWW MMMM",
    ]

    // system-font.json: measured_strings
    @Test(arguments: [
        (17.0, FontWeight.regular, [98.580078, 146.824219, 79.662598, 34.31543, 338.954102, 126.138672]),
        (8, .regular, [50.453125, 76.0, 41.957031, 19.804688, 176.976562, 63.015625]),
        (22, .regular, [127.27982, 182.223779, 99.661005, 42.470615, 420.568749, 161.028813]),
        (17, .medium, [101.427637, 149.84528, 81.991174, 36.610523, 346.723631, 127.837162]),
        (19, .semibold, [115.483986, 168.680289, 92.937116, 42.378709, 391.165962, 143.866043]),
        (28, .bold, [176.339844, 243.892578, 137.504883, 64.271484, 574.533203, 213.541016]),
        (39, .black, [259.231934, 357.131836, 204.312012, 100.680176, 854.267578, 306.763184]),
    ])
    func `iOS 26 measures these strings so`(size: Double, weight: FontWeight, widths: [Double]) {
        let font = FontDescription(systemFontOfSize: size, weight: weight)
        for (text, width) in zip(Self.texts, widths) {
            #expect(abs(font.width(of: text, in: Era(os: 26)) - width) < 0.01, "\(text)")
        }
    }

    // system-font.json: weights_provenance
    @Test(arguments: [(17.0, 8.5), (12, 6.5)])
    func `an en dash of the text cut is half as wide as the size`(size: Double, width: Double) {
        let font = FontDescription(systemFontOfSize: size)
        #expect(roundedUpToPixel(font.width(of: "–", in: Era(os: 13)), scale: 2) <= width)
    }

    @Test(arguments: [("é", "e"), ("Ñ", "N"), ("А", "A"), ("\u{A0}", " ")])
    func `a character that the table lacks is as wide as its like`(character: String, like: String) {
        let font = FontDescription(systemFontOfSize: 17)
        #expect(font.width(of: character, in: .standard) == font.width(of: like, in: .standard))
    }

    @Test
    func `a decomposed letter is as wide as a composed one`() {
        let font = FontDescription(systemFontOfSize: 17)
        #expect(abs(font.width(of: "Cafe\u{301}", in: .standard) - font.width(of: "Café", in: .standard)) < 0.7)
    }

    // system-font.json: ios9_10_display_offset
    @Test
    func `the display cut of iOS 9 is wider than the one of iOS 11`() {
        let font = FontDescription(systemFontOfSize: 20)
        let (nine, eleven) = (font.width(of: "nnnn", in: Era(os: 9)), font.width(of: "nnnn", in: Era(os: 11)))
        #expect(abs(nine - eleven - 4 * 27.6 / 2048 * 20) < 1e-4)
    }

    // system-font.json: monospaced
    @Test
    func `every character of the monospaced design is 1266 units wide`() {
        let font = FontDescription(systemFontOfSize: 17, design: .monospaced)
        #expect(abs(font.width(of: "iiWW.", in: .standard) - 5 * 1266.0 / 2048 * 17) < 1e-6)
    }

    @Test
    func `monospaced figures are all as wide as the widest`() {
        let font = FontDescription(systemFontOfSize: 17, design: .monospacedDigits)
        #expect(font.width(of: "1111", in: .standard) == font.width(of: "4444", in: .standard))
        #expect(
            font.width(of: "abc", in: .standard)
                == FontDescription(systemFontOfSize: 17).width(of: "abc", in: .standard)
        )
    }

    @Test(arguments: [("日本語", 3.0), ("한국", 2), ("中", 1)])
    func `ideographs are about one em wide`(text: String, ems: Double) {
        #expect(abs(FontDescription(systemFontOfSize: 20).width(of: text, in: .standard) - ems * 20) < 1.7 * ems)
    }

    @Test(arguments: ["مرحبا بالعالم", "สวัสดี", "👩‍👩‍👧‍👦", "🇩🇪", "שלום"])
    func `scripts outside the table have a width`(text: String) {
        let width = FontDescription(systemFontOfSize: 17).width(of: text, in: .standard)
        #expect(width > 10 && width < 150)
    }

    @Test
    func `a family of emoji is one picture`() {
        let font = FontDescription(systemFontOfSize: 17)
        #expect(font.width(of: "👩‍👩‍👧‍👦", in: .standard) == font.width(of: "👩", in: .standard))
    }

    // system-font.json: classic
    @Test
    func `iOS 7 measures with Helvetica Neue`() {
        let font = FontDescription(systemFontOfSize: 17)
        #expect(abs(font.width(of: "Hello", in: Era(os: 7)) - (2.277 * 17 + 5 * 0.069)) < 1e-6)
    }

    @Test
    func `nothing is as wide as nothing`() {
        #expect(FontDescription(systemFontOfSize: 17).width(of: "", in: .standard) == 0)
        #expect(FontDescription(systemFontOfSize: 0).width(of: "text", in: .standard) == 0)
        #expect(FontDescription(systemFontOfSize: -3).width(of: "text", in: .standard) == 0)
    }
}
