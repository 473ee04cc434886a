import Foundation
import Platform

/// The measures of a font that iOS has and a substitute draws (`named-font-measures.tsv`); in em.
struct NamedFontMeasures: Hashable, Sendable {
    /// The descender is negative.
    var ascender, descender, leading: Double
    /// What the advances of the nearest known weight are multiplied by.
    var advanceScale: Double
    /// What every character but spaces and figures gains then, in em.
    var advanceOffset: Double

    private static let rows: [(family: String, weight: String, measures: NamedFontMeasures)] = {
        let text = ResourceFolder(module: "CoreText")?.contents(of: "named-font-measures.tsv") ?? Data()
        return String(decoding: text, as: UTF8.self).split(separator: "\n").compactMap { line in
            let columns = line.split(separator: "\t").map(String.init)
            guard columns.count == 6 || columns.count == 7, !line.hasPrefix("#") else { return nil }
            let numbers = columns[2...].compactMap(Double.init)
            guard numbers.count == columns.count - 2 else { return nil }
            let measures = NamedFontMeasures(
                ascender: numbers[0],
                descender: numbers[1],
                leading: numbers[2],
                advanceScale: numbers[3],
                advanceOffset: numbers.count > 4 ? numbers[4] : 0
            )
            return (columns[0], columns[1], measures)
        }
    }()

    /// Nil for families of which nothing is known.
    static func of(family: String, weight: FontWeight) -> NamedFontMeasures? {
        let name = FontWeight.names[weight.nearestIndex]
        // Weights that nobody measured take the nearest heavier or lighter side's.
        let stand = weight >= .semibold ? "bold" : "regular"
        let own = rows.filter { $0.family == family }
        return (own.first { $0.weight == name || $0.weight == "*" } ?? own.first { $0.weight == stand })?.measures
    }

    /// The vertical measures at a size in points; cap height and the like are the substitute's.
    func metrics(size: Double, substitute: FontMetrics) -> FontMetrics {
        var metrics = substitute
        metrics.ascender = ascender * size
        metrics.descender = descender * size
        metrics.leading = leading * size
        metrics.lineHeight = (ascender - descender) * size
        metrics.lineSpacing = (ascender - descender + leading) * size
        return metrics
    }
}
