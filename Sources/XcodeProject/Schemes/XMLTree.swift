import Foundation
import FoundationXML

/// An element of an XML file, with those in it.
final class XMLTree {
    let name: String
    let attributes: [String: String]
    fileprivate(set) var children: [XMLTree] = []

    private static let mostBytes = 16 << 20

    fileprivate init(name: String, attributes: [String: String]) {
        self.name = name
        self.attributes = attributes
    }

    /// The outermost element of a file.
    static func read(_ url: URL) throws(ProjectError) -> XMLTree {
        let parser = XMLParser(data: try InputFile.data(at: url, limit: mostBytes))
        parser.shouldResolveExternalEntities = false
        let builder = Builder()
        parser.delegate = builder
        guard parser.parse(), let root = builder.root, !builder.isTooDeep else {
            let reason = builder.isTooDeep ? "it is nested too deep" : "it is no XML"
            throw .unreadable(url.path, line: max(1, parser.lineNumber), reason: reason)
        }
        return root
    }

    /// The first child of a name.
    subscript(name: String) -> XMLTree? { children.first { $0.name == name } }

    /// The children of a name.
    func all(_ name: String) -> [XMLTree] { children.filter { $0.name == name } }

    /// The elements of a name, however deep.
    func descendants(_ name: String) -> [XMLTree] {
        children.flatMap { ($0.name == name ? [$0] : []) + $0.descendants(name) }
    }

    private final class Builder: NSObject, XMLParserDelegate {
        private static let deepest = 100
        var root: XMLTree?
        var isTooDeep = false
        private var stack: [XMLTree] = []

        func parser(
            _ parser: XMLParser,
            didStartElement name: String,
            namespaceURI: String?,
            qualifiedName: String?,
            attributes: [String: String]
        ) {
            guard stack.count < Self.deepest else {
                isTooDeep = true
                return parser.abortParsing()
            }
            let element = XMLTree(name: name, attributes: attributes)
            stack.last?.children.append(element)
            if root == nil { root = element }
            stack.append(element)
        }

        func parser(
            _ parser: XMLParser,
            didEndElement name: String,
            namespaceURI: String?,
            qualifiedName: String?
        ) {
            _ = stack.popLast()
        }
    }
}
