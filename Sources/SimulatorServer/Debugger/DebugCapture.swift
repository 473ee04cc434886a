import Foundation
import Stage
import UIKit

/// All that the view debugger shows of one moment, as a file that opens without the app.
public struct DebugCapture: Sendable {
    /// The file: JSON with a version, the hierarchy, the layers as a `tree` message, and the messages of the textures in base 64
    /// (`Documentation/WireFormat.md`).
    public let data: Data
    /// The `Hierarchy` alone, as JSON.
    public let hierarchy: Data

    private static let version = 1

    /// Why a file is no capture: one line.
    public enum Failure: Error, CustomStringConvertible, Equatable {
        /// It can't be read.
        case unreadable(String)
        /// It is something else, or of another version.
        case nonsense(String)

        /// What to tell the user.
        public var description: String {
            switch self {
            case .unreadable(let path): "\(path): can't be read; give a file that `inset debug --export` wrote"
            case .nonsense(let path):
                "\(path): isn't what this version of `inset debug --export` writes; export it again"
            }
        }
    }

    private struct Head: Decodable {
        var insetviews: Int
        var hierarchy: Hierarchy
    }

    /// Lays a document out and captures it.
    ///
    /// - Throws: `DocumentError`, `StageError`: a line that says where and what.
    @MainActor
    public init(_ settings: LiveSettings) throws {
        guard let document = settings.document else { throw LiveError.nothingToShow }
        let textures = TextureStore()
        let stage = Stage(fonts: settings.fonts.map { URL(fileURLWithPath: $0) })
        let scene = try LiveScene(document, settings, stage: stage, textures: textures)
        scene.simulator.advance(by: 0.5)
        hierarchy = try scene.scene.hierarchy([.standard, .layers, .links, .explanations]).json()
        _ = scene.tree.takeMessages { _ in }
        let (messages, tree) = scene.tree.whole { scene.describe(settings, to: &$0) }
        scene.stop()
        var json = JSONText()
        json.array { json in for message in messages { json.string(message.base64EncodedString()) } }
        var data = Data(#"{"insetviews":\#(Self.version),"hierarchy":"#.utf8)
        data += hierarchy
        data += Data(#","tree":"#.utf8) + tree
        data += Data(#","textures":"#.utf8) + json.data + Data("}".utf8)
        self.data = data
    }

    /// Reads a file.
    public init(contentsOf url: URL) throws(Failure) {
        guard let data = try? Data(contentsOf: url) else { throw .unreadable(url.relativePath) }
        guard let head = try? JSONDecoder().decode(Head.self, from: data), head.insetviews == Self.version,
            let hierarchy = try? head.hierarchy.json()
        else { throw .nonsense(url.relativePath) }
        (self.data, self.hierarchy) = (data, hierarchy)
    }

    /// A page that shows it without a server: one file, with all scripts in it.
    ///
    /// - Throws: When the page's files aren't there.
    public func page() throws -> Data {
        let files = try PageFiles()
        func text(_ name: String) -> String { files[name].map { String(decoding: $0.data, as: UTF8.self) } ?? "" }
        let captured = String(decoding: data, as: UTF8.self).replacing("<", with: "\\u003c")
        return Data(
            text("debug.html")
                .replacing("<link rel=\"icon\" href=\"icon.svg\">", with: "")
                .replacing("<link rel=\"stylesheet\" href=\"style.css\">", with: "<style>\(text("style.css"))</style>")
                .replacing("<link rel=\"stylesheet\" href=\"debug.css\">", with: "<style>\(text("debug.css"))</style>")
                .replacing(
                    "<script type=\"module\" src=\"debug.js\"></script>",
                    with: """
                        <script type="application/json" id="capture">\(captured)</script>
                        <script type="module">\(text("debug.js"))</script>
                        """
                ).utf8
        )
    }
}
