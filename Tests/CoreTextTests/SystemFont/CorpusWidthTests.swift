import Foundation
import Platform
import TestSupport
import Testing

@testable import CoreText

/// The labels and buttons of the corpus whose width nothing but their text decides, as the reference tool finds them.
private struct CorpusLabel: Decodable {
    var text: String
    var size: Double
    var weight: String
    /// Interface Builder's tools version in thousands.
    var tools: Double
    /// How Xcode rounded the stored width: "pixel", "point", or "open" where that is not known.
    var mode: String
    /// The canvas' pixel in points.
    var pixel: Double
    var width: Double
    /// What the reference model computes, unrounded.
    var reference: Double

    var era: Era { Era(os: tools < 13 ? 10 : tools < 17 ? 12 : 18) }

    var font: FontDescription {
        weight == "italic"
            ? FontDescription(systemFontOfSize: size, isItalic: true)
            : FontDescription(systemFontOfSize: size, weight: FontWeight(name: weight) ?? .regular)
    }

    /// Computed minus stored width, in points, after Xcode's rounding.
    func error(of computed: Double) -> Double {
        let step = mode == "point" ? 1 : pixel
        if mode == "open", abs((computed - 2e-4).rounded(.up) - width) < 0.02 { return 0 }
        return (computed / step - 2e-4).rounded(.up) * step - width
    }

    private static let tool = Corpus.folders.first?.deletingLastPathComponent().appendingPathComponent("tools")

    static let isAvailable: Bool = {
        guard let tool else { return false }
        return FileManager.default.fileExists(atPath: tool.appendingPathComponent("check_system_font.py").path)
            && FileManager.default.fileExists(atPath: "/usr/bin/python3")
    }()

    /// Runs the reference tool's own search for labels.
    static func all() throws -> [CorpusLabel] {
        guard let tool, let font = ResourceFolder(module: "CoreText")?.url.appendingPathComponent("system-font.json")
        else {
            return []
        }
        let program = """
            import sys, json
            sys.dont_write_bytecode = True
            sys.path.insert(0, sys.argv[1])
            import check_system_font as check
            font = check.font_of(sys.argv[2])
            rows = []
            for r in check.labels(list(check.items(sys.argv[3:]))):
                width = font.width(r["text"], r["size"], r["weight"], r["era"])
                if width is not None:
                    rows.append(dict(text=r["text"], size=r["size"], weight=r["weight"], tools=r["era"], mode=r["mode"],
                                     pixel=r["px"], width=r["width"], reference=width))
            print(json.dumps(rows))
            """
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        process.arguments = ["-c", program, tool.path, font.path] + Corpus.folders.map(\.path)
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return try JSONDecoder().decode([CorpusLabel].self, from: data)
    }
}

@Suite(
    "System font: widths that Xcode stored",
    .enabled(if: CorpusLabel.isAvailable, "the corpus is not beside the checkout")
)
struct CorpusWidthTests {
    // system-font.json: errors
    @Test
    func `the corpus' labels are as wide as Xcode stored them`() throws {
        let labels = try CorpusLabel.all()
        #expect(labels.count > 450)
        var (exact, near) = (0, 0)
        for label in labels {
            let computed = Double(label.font.width(of: label.text, in: label.era))
            #expect(abs(computed - label.reference) < 2e-3, "\(label.text) \(label.size) \(label.weight)")
            let error = label.error(of: computed)
            if abs(error) < 0.02 { exact += 1 }
            if abs(error) <= 0.51 { near += 1 }
        }
        let shares = (
            exact: 100 * Double(exact) / Double(labels.count), near: 100 * Double(near) / Double(labels.count)
        )
        print("corpus label widths: \(labels.count) labels, \(shares.exact) % exact, \(shares.near) % within 0.5 pt")
        #expect(shares.exact >= 93.5 && shares.near >= 97.9)
    }
}
