import Foundation
import Platform

/// The page that shows all pictures: one HTML file without anything from the network.
package struct GalleryPage {
    private let data: GalleryData

    package init(data: GalleryData) { self.data = data }

    /// Why the page can't be made.
    package struct MissingResource: Error, CustomStringConvertible {
        let name: String
        package var description: String { "\(name) isn't there; keep Inset_Stage.resources beside the program" }
    }

    /// The page as HTML.
    package func html() throws -> Data {
        guard let folder = ResourceFolder(module: "Stage") else { throw MissingResource(name: "Resources") }
        func resource(_ name: String) throws -> String {
            guard let contents = folder.contents(of: "Gallery/\(name)") else { throw MissingResource(name: name) }
            return String(decoding: contents, as: UTF8.self)
        }
        let values = [
            "TITLE": Self.escaped(data.title),
            "STYLE": try resource("page.css"),
            "DATA": try embeddedJSON(),
            "SCRIPT": try Self.scripts.map(resource).joined(separator: "\n"),
        ]
        return Data(Self.fill(try resource("page.html"), with: values).utf8)
    }

    /// In the order in which they are run.
    private static let scripts = [
        "model.js", "overlays.js", "address.js", "gallery.js", "notes.js", "viewer.js", "keyboard.js", "start.js",
    ]

    /// What a page shows, read back from it; nil for another page, or one of another format.
    package static func data(of page: Data) -> GalleryData? {
        guard let open = page.range(of: Data(opening.utf8)),
            let close = page.range(of: Data("</script>".utf8), in: open.upperBound..<page.endIndex)
        else { return nil }
        return try? JSONDecoder().decode(GalleryData.self, from: page[open.upperBound..<close.lowerBound])
    }

    /// What stands before the data.
    private static let opening = "<script type=\"application/json\" id=\"data\">"

    /// Puts values in the places of a template; what looks like a place inside a value stays.
    static func fill(_ template: String, with values: [String: String]) -> String {
        var page = ""
        var rest = template[...]
        while let open = rest.range(of: "{{"), let close = rest[open.upperBound...].range(of: "}}") {
            page += rest[..<open.lowerBound]
            page += values[String(rest[open.upperBound..<close.lowerBound])] ?? ""
            rest = rest[close.upperBound...]
        }
        return page + rest
    }

    /// Text for HTML's elements and attributes.
    static func escaped(_ text: String) -> String {
        var result = ""
        for character in text.unicodeScalars {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.unicodeScalars.append(character)
            }
        }
        return result
    }

    /// The data as JSON that can't end the script element it stands in.
    private func embeddedJSON() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(data), as: UTF8.self)
            .replacingOccurrences(of: "<", with: "\\u003C")
            .replacingOccurrences(of: "&", with: "\\u0026")
            .replacingOccurrences(of: "\u{2028}", with: "\\u2028")
            .replacingOccurrences(of: "\u{2029}", with: "\\u2029")
    }
}
