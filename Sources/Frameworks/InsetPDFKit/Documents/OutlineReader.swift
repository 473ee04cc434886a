import Foundation
import FoundationXML

/// A chapter of a file's outline.
struct OutlineEntry {
    let title: String
    /// From 1; nil where the chapter leads elsewhere.
    let page: Int?
    var children: [OutlineEntry] = []
}

/// Reads the outline in what `pdftohtml -xml` writes: items, and after each the outline below it.
final class OutlineReader: NSObject, XMLParserDelegate {
    private var levels: [[OutlineEntry]] = []
    private var entries: [OutlineEntry] = []
    private var page: Int?
    private var title: String?

    static func entries(in data: Data) -> [OutlineEntry] {
        let (reader, parser) = (OutlineReader(), XMLParser(data: data))
        parser.delegate = reader
        // What comes before a fault counts.
        _ = parser.parse()
        return reader.entries
    }

    func parser(
        _ parser: XMLParser,
        didStartElement elementName: String,
        namespaceURI: String?,
        qualifiedName qName: String?,
        attributes attributeDict: [String: String] = [:]
    ) {
        switch elementName {
        case "outline": levels.append([])
        case "item" where !levels.isEmpty: (title, page) = ("", attributeDict["page"].flatMap { Int($0) })
        default: break
        }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { title? += string }

    func parser(
        _ parser: XMLParser,
        didEndElement elementName: String,
        namespaceURI: String?,
        qualifiedName qName: String?
    ) {
        switch elementName {
        case "item":
            guard let title, let level = levels.indices.last else { return }
            levels[level].append(OutlineEntry(title: title, page: page))
            self.title = nil
        case "outline":
            guard let finished = levels.popLast() else { return }
            if let level = levels.indices.last {
                guard let last = levels[level].indices.last else { return }
                levels[level][last].children = finished
            } else {
                entries += finished
            }
        default: break
        }
    }
}
