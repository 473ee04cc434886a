import CoreGraphics
import Platform

/// The vertical measures of a text's runs and of lines made of them.
struct RunMetrics {
    /// A line's vertical measures, in points.
    struct Line {
        var ascent: Double
        var descent: Double
        /// What the fonts want between this line and the next.
        var gap: Double
        var height: Double { ascent + descent }
    }

    private let text: AttributedText
    private let era: Era
    /// One for each run, nil until asked for.
    private var runs: [Line?]

    init(text: AttributedText, era: Era) {
        self.text = text
        self.era = era
        runs = Array(repeating: nil, count: text.runs.count)
    }

    /// - Parameters:
    ///   - runs: The runs on the line; empty: the one at `index`.
    ///   - isLast: The line is its paragraph's last one.
    mutating func line(runs indices: [Int], at index: Int, style: TextParagraphStyle, isLast: Bool) -> Line {
        var line: Line?
        for run in indices {
            let next = metrics(ofRun: run)
            if let known = line {
                line = Line(
                    ascent: max(known.ascent, next.ascent),
                    descent: max(known.descent, next.descent),
                    gap: max(known.gap, next.gap)
                )
            } else {
                line = next
            }
        }
        var result =
            line ?? text.runIndex(at: index).map { metrics(ofRun: $0) }
            ?? Self.metrics(of: text.typingAttributes, era: era)
        let natural = result.height
        var height = natural
        if style.lineHeightMultiple > 0 { height *= Double(style.lineHeightMultiple) }
        if style.minimumLineHeight > 0 { height = max(height, Double(style.minimumLineHeight)) }
        if style.maximumLineHeight > 0 { height = min(height, Double(style.maximumLineHeight)) }
        // What a line gains or loses, it gains or loses above its text.
        result.ascent += height - natural
        return result
    }

    private mutating func metrics(ofRun run: Int) -> Line {
        if let known = runs[run] { return known }
        let found = Self.metrics(of: text.runs[run].attributes, era: era)
        runs[run] = found
        return found
    }

    private static func metrics(of attributes: TextAttributes, era: Era) -> Line {
        let font = attributes.font.metrics(in: era)
        var ascent = Double(font.ascender)
        var descent = -Double(font.descender)
        if let attachment = attributes.attachment {
            ascent = max(ascent, Double(attachment.baselineOffset + attachment.size.height))
            descent = max(descent, -Double(attachment.baselineOffset))
        }
        let rise = Double(attributes.baselineOffset)
        return Line(
            ascent: max(0, ascent + max(0, rise)),
            descent: max(0, descent + max(0, -rise)),
            gap: gap(of: attributes.font, metrics: font)
        )
    }

    /// A text style's distance of lines counts; the leading that a font by name wants does not (IB-30).
    private static func gap(of font: FontDescription, metrics: FontMetrics) -> Double {
        switch font.family {
        case .system: max(0, Double(metrics.lineSpacing - metrics.lineHeight))
        case .named: 0
        }
    }
}
