import CoreGraphics
import Foundation
import FoundationXML

/// A word of a page.
struct PageWord: Sendable {
    let text: String
    /// In the turned page, in points, y down.
    let rect: CGRect
    /// Whether a line ends with it.
    var endsLine = false
    /// Whether it is read downwards.
    var isStanding = false
}

/// Reads what `pdftotext -bbox-layout` writes.
final class WordReader: NSObject, XMLParserDelegate {
    private var words: [PageWord] = []
    private var rect: CGRect?
    private var text = ""
    /// The number of the line's first word, and whether the line is higher than wide.
    private var line = (first: 0, isHigh: false)

    /// How much higher than wide a line is that is read downwards.
    private static let standing: CGFloat = 1.2

    static func words(in data: Data) -> [PageWord] {
        let (reader, parser) = (WordReader(), XMLParser(data: data))
        parser.delegate = reader
        // What comes before a fault counts.
        _ = parser.parse()
        return reader.words
    }

    func parser(
        _ parser: XMLParser,
        didStartElement elementName: String,
        namespaceURI: String?,
        qualifiedName qName: String?,
        attributes attributeDict: [String: String] = [:]
    ) {
        guard ["word", "line"].contains(elementName) else { return }
        let edges = ["xMin", "yMin", "xMax", "yMax"].map { attributeDict[$0].flatMap(Double.init) ?? 0 }
        let area = CGRect(x: edges[0], y: edges[1], width: edges[2] - edges[0], height: edges[3] - edges[1])
        if elementName == "line" {
            line = (words.count, area.height > Self.standing * area.width)
        } else {
            (rect, text) = (area, "")
        }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        if rect != nil { text += string }
    }

    func parser(
        _ parser: XMLParser,
        didEndElement elementName: String,
        namespaceURI: String?,
        qualifiedName qName: String?
    ) {
        switch elementName {
        case "word":
            if let rect, !text.isEmpty { words.append(PageWord(text: text, rect: rect)) }
            rect = nil
        case "line":
            guard let last = words.indices.last, last >= line.first else { return }
            words[last].endsLine = true
            // A line of two narrow letters is higher than wide, too.
            guard line.isHigh, words[line.first...].reduce(0, { $0 + $1.text.count }) > 2 else { return }
            for index in line.first...last { words[index].isStanding = true }
        default: break
        }
    }
}
