import Foundation

@testable import inset

/// What a page shows, as it is embedded in it.
struct GalleryOfTests: Decodable {
    struct Document: Decodable {
        var path: String
    }

    struct Note: Decodable, Equatable {
        var line: Int?
        var object: String?
        var rule: String?
        var text: String
    }

    struct Scene: Decodable {
        var title: String
        var `class`: String
        var notes: [Note]
        var findings: [Note]
    }

    struct Picture: Decodable {
        var scene: Int
        var device: String
        var isRightToLeft: Bool
        var isCutOut: Bool
        var size: [Double]
        var frames: [Double]
        var file: String
        var findings: [Note]?
    }

    var documents: [Document]
    var scenes: [Scene]
    var pictures: [Picture]
    var notes: [Note]

    /// Reads `index.html` of a folder.
    init(_ folder: URL) throws {
        let page = try String(contentsOf: folder.appendingPathComponent("index.html"), encoding: .utf8)
        let open = "<script type=\"application/json\" id=\"data\">"
        guard let start = page.range(of: open), let end = page[start.upperBound...].range(of: "</script>") else {
            throw CocoaError(.fileReadCorruptFile)
        }
        self = try JSONDecoder().decode(Self.self, from: Data(page[start.upperBound..<end.lowerBound].utf8))
    }
}
