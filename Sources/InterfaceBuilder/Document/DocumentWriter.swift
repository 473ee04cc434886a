import Foundation

/// Writes an edited document: what was not changed since it was read is copied byte by byte, comments and white space
/// included; the rest has Interface Builder's form, with four spaces for each level and attributes on one line.
struct DocumentWriter {
    /// The bytes that the document was read from.
    private let source: Data
    /// The elements as they were read, by the offset of their first byte.
    private var originals: [Int: Element] = [:]
    private var output = Data()

    init(source: Data, original: Element) {
        self.source = source
        original.forEachDescendant { element in
            if !element.position.bytes.isEmpty { originals[element.position.bytes.lowerBound] = element }
        }
    }

    /// The whole document with another root.
    mutating func write(_ root: Element) -> Data {
        output = Data()
        let bytes = root.position.bytes
        if originals[bytes.lowerBound] != nil, !bytes.isEmpty {
            copy(0..<bytes.lowerBound)
            write(root, depth: 0)
            copy(bytes.upperBound..<source.count)
        } else {
            append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
            write(root, depth: 0)
            append("\n")
        }
        return output
    }

    private mutating func write(_ element: Element, depth: Int) {
        let bytes = element.position.bytes
        let original = bytes.isEmpty ? nil : originals[bytes.lowerBound]
        if let original, original === element { return copy(bytes) }
        let isEmpty = element.children.isEmpty && element.text.isEmpty
        let wasEmpty = original.map { $0.children.isEmpty && $0.text.isEmpty } ?? true
        if let original, original.name == element.name, original.attributes == element.attributes, isEmpty == wasEmpty {
            copy(bytes.lowerBound..<element.position.tagEnd)
        } else {
            writeTag(of: element, isEmpty: isEmpty)
        }
        guard !isEmpty else { return }
        if element.children.isEmpty {
            append(Self.escaped(element.text, isAttribute: false) + "</\(element.name)>")
        } else {
            writeChildren(of: element, original: original, depth: depth)
        }
    }

    private mutating func writeTag(of element: Element, isEmpty: Bool) {
        append("<\(element.name)")
        for attribute in element.attributes {
            append(" \(attribute.name)=\"\(Self.escaped(attribute.value, isAttribute: true))\"")
        }
        append(isEmpty ? "/>" : ">")
    }

    /// Writes the children, each with what stood before it in the source, and the end tag.
    private mutating func writeChildren(of element: Element, original: Element?, depth: Int) {
        var gaps: [Int: Range<Int>] = [:]
        var end = original?.position.tagEnd ?? 0
        for child in original?.children ?? [] where !child.position.bytes.isEmpty {
            gaps[child.position.bytes.lowerBound] = end..<child.position.bytes.lowerBound
            end = child.position.bytes.upperBound
        }
        for child in element.children {
            if !child.position.bytes.isEmpty, let gap = gaps[child.position.bytes.lowerBound] {
                copy(gap)
            } else {
                append("\n" + String(repeating: "    ", count: depth + 1))
            }
            write(child, depth: depth + 1)
        }
        if let original, !gaps.isEmpty, original.name == element.name {
            copy(end..<original.position.bytes.upperBound)
        } else {
            append("\n" + String(repeating: "    ", count: depth) + "</\(element.name)>")
        }
    }

    private mutating func append(_ text: String) { output.append(contentsOf: text.utf8) }

    private mutating func copy(_ range: Range<Int>) {
        let inside = range.clamped(to: 0..<source.count)
        output.append(source[source.startIndex + inside.lowerBound..<source.startIndex + inside.upperBound])
    }

    /// The text with the characters replaced that XML does not leave as they are.
    private static func escaped(_ text: String, isAttribute: Bool) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result.append(contentsOf: "&amp;".unicodeScalars)
            case "<": result.append(contentsOf: "&lt;".unicodeScalars)
            case ">": result.append(contentsOf: "&gt;".unicodeScalars)
            case "\"" where isAttribute: result.append(contentsOf: "&quot;".unicodeScalars)
            case "\n" where isAttribute, "\t" where isAttribute, "\r":
                result.append(contentsOf: "&#\(scalar.value);".unicodeScalars)
            default: result.append(scalar)
            }
        }
        return String(result)
    }
}

extension Document {
    /// The document as XML: what is unchanged since it was read has the same bytes.
    public func xmlData() -> Data {
        var writer = DocumentWriter(source: source, original: original)
        return writer.write(root)
    }

    /// The document with another root element, made of this one's.
    package func replacingRoot(_ root: Element) -> Document { Document(root: root, copying: self) }

    /// The document with one element changed: that of an object, a constraint or a connection.
    ///
    /// - Parameter change: Gets the element as it is; nil removes it.
    /// - Returns: The same document where nothing has that ID.
    public func replacing(_ id: String, with change: (Element) -> Element?) -> Document {
        func replace(in element: Element) -> Element {
            guard let i = element.children.firstIndex(where: { contains($0) }) else { return element }
            var children = element.children
            if children[i].id == id {
                if let changed = change(children[i]) { children[i] = changed } else { children.remove(at: i) }
            } else {
                children[i] = replace(in: children[i])
            }
            return element.with(children: children)
        }
        func contains(_ element: Element) -> Bool { element.id == id || element.children.contains(where: contains) }
        guard context.elements[id] != nil else { return self }
        return Document(root: replace(in: root), copying: self)
    }
}
