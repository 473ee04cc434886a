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

/// How many of some labels' widths are predicted.
private struct Share: Encodable {
    var labels = 0
    /// Percent of the labels.
    var exact = 0.0
    var withinHalf = 0.0
    var withinOne = 0.0

    init(_ errors: [Double]) {
        labels = errors.count
        let percent = { (limit: Double) in
            errors.isEmpty ? 0 : 100 * Double(errors.filter { abs($0) <= limit }.count) / Double(errors.count)
        }
        (exact, withinHalf, withinOne) = (percent(0.0199), percent(0.51), percent(1.01))
    }

    var row: String {
        [Double(labels), exact, withinHalf, withinOne].map { number in
            let text =
                number == Double(labels) && number.rounded() == number
                ? "\(Int(number))" : String(format: "%.1f", number)
            return String(repeating: " ", count: max(0, 8 - text.count)) + text
        }.joined()
    }
}

@Suite(
    "System font: widths that Xcode stored",
    .enabled(if: CorpusLabel.isAvailable, "the corpus is not beside the checkout")
)
struct CorpusWidthTests {
    /// The groups of labels that the table shows, and the least percent exact and within half a point of each.
    ///
    /// Era 14 on is the held-out part: advances, kerning and tracking of that era owe nothing to the two corpora
    /// (system-font.json, errors). The shares never fall.
    private static let groups:
        [(name: String, floor: (exact: Double, half: Double)?, holds: @Sendable (CorpusLabel) -> Bool)] = [
            ("all", (93.7, 97.9), { _ in true }),
            ("era 9-10", nil, { $0.tools < 13 }),
            ("era 11-13", nil, { (13..<17).contains($0.tools) }),
            ("era 9-13", (93.5, 96.7), { $0.tools < 17 }),
            ("era 14 on (held out)", (93.7, 98.3), { $0.tools >= 17 }),
            ("light and thinner", nil, { ["ultraLight", "thin", "light"].contains($0.weight) }),
            ("regular", (94.2, 97.9), { $0.weight == "regular" }),
            ("medium", nil, { $0.weight == "medium" }),
            ("semibold", nil, { $0.weight == "semibold" }),
            ("bold", nil, { $0.weight == "bold" }),
            ("heavy and black", nil, { ["heavy", "black"].contains($0.weight) }),
            ("italic", nil, { $0.weight == "italic" }),
            ("under 14 pt", nil, { $0.size < 14 }),
            ("14 to 16.5 pt", nil, { (14..<17).contains($0.size) }),
            ("17 pt", nil, { $0.size == 17 }),
            ("17.5 to 28 pt", nil, { $0.size > 17 && $0.size <= 28 }),
            ("over 28 pt", nil, { $0.size > 28 }),
        ]

    // system-font.json: errors
    @Test
    func `the corpus' labels are as wide as Xcode stored them`() throws {
        let labels = try CorpusLabel.all()
        #expect(labels.count > 450)
        var errors: [Double] = []
        for label in labels {
            let computed = Double(label.font.width(of: label.text, in: label.era))
            #expect(abs(computed - label.reference) < 2e-3, "\(label.text) \(label.size) \(label.weight)")
            errors.append(label.error(of: computed))
        }
        print("label widths               labels   exact 0.5 pt   1 pt")
        var shares: [String: Share] = [:]
        for group in Self.groups {
            let share = Share(zip(labels, errors).filter { group.holds($0.0) }.map(\.1))
            shares[group.name] = share
            guard share.labels > 0 else { continue }
            print(group.name.padding(toLength: 24, withPad: " ", startingAt: 0) + share.row)
            if let floor = group.floor { #expect(share.exact >= floor.exact && share.withinHalf >= floor.half) }
        }
        if let path = ProcessInfo.processInfo.environment["INSET_TEXT_BENCHMARK"] {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            try encoder.encode(shares).write(to: URL(fileURLWithPath: path), options: .atomic)
        }
    }
}
