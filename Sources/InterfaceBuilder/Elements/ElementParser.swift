import CExpat
import Foundation

/// Reads XML into a tree of elements, with Expat.
///
/// Input is treated as hostile: entity declarations are refused (nothing that Xcode writes has them), and size, depth
/// and counts are limited.
package struct ElementParser {
    /// What messages call the file.
    let file: String
    var limits = ElementLimits.standard

    package init(file: String, limits: ElementLimits = .standard) {
        self.file = file
        self.limits = limits
    }

    /// The root element of `data`.
    package func parse(_ data: Data) throws(DocumentError) -> Element {
        guard !data.isEmpty else { throw .empty(file: file) }
        guard data.count <= limits.bytes else { throw .tooLarge(file: file, bytes: data.count, limit: limits.bytes) }
        let tree = ElementTree(file: file, limits: limits)
        let failure = data.withUnsafeBytes { bytes in tree.read(bytes) }
        if let failure { throw failure }
        guard let root = tree.root else { throw .malformed(file: file, line: 1, column: 1, reason: "no element found") }
        return root
    }
}

/// The tree as it grows under Expat's callbacks; owns the parser.
private final class ElementTree {
    /// An element whose end tag has not come.
    private struct Open {
        var name: String
        var attributes: [Element.Attribute]
        var children: [Element] = []
        var text: [UInt8] = []
        var position: SourcePosition
    }

    private(set) var root: Element?
    private let file: String
    private let limits: ElementLimits
    private let parser: XML_Parser?
    private var open: [Open] = []
    private var elementCount = 0
    private var attributeCount = 0
    private var failure: DocumentError?
    private var names = NameTable()

    init(file: String, limits: ElementLimits) {
        self.file = file
        self.limits = limits
        parser = XML_ParserCreate(nil)
    }

    deinit {
        if let parser { XML_ParserFree(parser) }
    }

    /// Reads a whole document; returns what is wrong with it.
    func read(_ bytes: UnsafeRawBufferPointer) -> DocumentError? {
        guard let parser, let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self) else {
            return .empty(file: file)
        }
        setHandlers(of: parser)
        var offset = 0
        while offset < bytes.count {
            let length = min(Self.chunkSize, bytes.count - offset)
            let isLast = offset + length == bytes.count
            let status = XML_Parse(parser, start + offset, Int32(length), isLast ? 1 : 0)
            if let failure { return failure }
            guard status == XML_STATUS_OK else {
                let reason = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) } ?? "unknown error"
                let column = Int(XML_GetCurrentColumnNumber(parser)) + 1
                return .malformed(file: file, line: line, column: column, reason: reason)
            }
            offset += length
            if !isLast, offset - Int(XML_GetCurrentByteIndex(parser)) > limits.tag {
                return .tagTooLong(file: file, line: line, limit: limits.tag)
            }
        }
        return nil
    }

    /// How many bytes Expat gets at once; between two portions the limits are looked at.
    private static let chunkSize = 1 << 20

    private func setHandlers(of parser: XML_Parser) {
        XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
        XML_SetElementHandler(
            parser,
            { tree, name, attributes in ElementTree.of(tree)?.start(name, attributes) },
            { tree, _ in ElementTree.of(tree)?.end() }
        )
        XML_SetCharacterDataHandler(parser) { tree, text, count in ElementTree.of(tree)?.characters(text, Int(count)) }
        XML_SetEntityDeclHandler(parser) { tree, _, _, _, _, _, _, _, _ in
            guard let tree = ElementTree.of(tree) else { return }
            tree.stop(.entityDeclaration(file: tree.file, line: tree.line))
        }
    }

    private static func of(_ pointer: UnsafeMutableRawPointer?) -> ElementTree? {
        pointer.map { Unmanaged<ElementTree>.fromOpaque($0).takeUnretainedValue() }
    }

    private var line: Int { parser.map { Int(XML_GetCurrentLineNumber($0)) } ?? 0 }

    private func stop(_ error: DocumentError) {
        guard failure == nil else { return }
        failure = error
        if let parser { XML_StopParser(parser, 0) }
    }

    private func start(_ name: UnsafePointer<CChar>?, _ list: UnsafeMutablePointer<UnsafePointer<CChar>?>?) {
        guard failure == nil, let parser, let name else { return }
        elementCount += 1
        guard open.count < limits.depth else { return stop(.tooDeep(file: file, line: line, limit: limits.depth)) }
        guard elementCount <= limits.elements else {
            return stop(.tooManyElements(file: file, line: line, limit: limits.elements))
        }
        let count = Int(XML_GetSpecifiedAttributeCount(parser)) / 2
        attributeCount += count
        guard attributeCount <= limits.attributes else {
            return stop(.tooManyAttributes(file: file, line: line, limit: limits.attributes))
        }
        var attributes: [Element.Attribute] = []
        attributes.reserveCapacity(count)
        if let list {
            for i in 0..<count {
                guard let attribute = list[2 * i], let value = list[2 * i + 1] else { break }
                let text = String(cString: value)
                guard text.utf8.count <= limits.text else {
                    return stop(.textTooLong(file: file, line: line, limit: limits.text))
                }
                attributes.append(Element.Attribute(name: names.string(attribute), value: text))
            }
        }
        let offset = Int(XML_GetCurrentByteIndex(parser))
        let position = SourcePosition(
            line: line,
            column: Int(XML_GetCurrentColumnNumber(parser)) + 1,
            bytes: offset..<offset,
            tagEnd: offset + Int(XML_GetCurrentByteCount(parser))
        )
        open.append(Open(name: names.string(name), attributes: attributes, position: position))
    }

    private func characters(_ text: UnsafePointer<CChar>?, _ count: Int) {
        guard failure == nil, let text, !open.isEmpty else { return }
        text.withMemoryRebound(to: UInt8.self, capacity: count) { bytes in
            open[open.count - 1].text.append(contentsOf: UnsafeBufferPointer(start: bytes, count: count))
        }
        if open[open.count - 1].text.count > limits.text {
            stop(.textTooLong(file: file, line: line, limit: limits.text))
        }
    }

    private func end() {
        guard failure == nil, let parser, let last = open.popLast() else { return }
        var position = last.position
        let end = Int(XML_GetCurrentByteIndex(parser)) + Int(XML_GetCurrentByteCount(parser))
        position.bytes = position.bytes.lowerBound..<max(position.bytes.lowerBound, end)
        let isBlank = last.text.allSatisfy { $0 == 0x20 || $0 == 0x0A || $0 == 0x09 || $0 == 0x0D }
        let element = Element(
            name: last.name,
            attributes: last.attributes,
            children: last.children,
            text: isBlank && (!last.children.isEmpty || last.name != "string")
                ? "" : String(decoding: last.text, as: UTF8.self),
            position: position
        )
        if open.isEmpty {
            root = element
        } else {
            open[open.count - 1].children.append(element)
        }
    }
}

/// Strings for the names of elements and attributes, each made once.
///
/// Speed: the names repeat tens of thousands of times, and most are too long for Swift to store without an allocation.
private struct NameTable {
    private var strings: [UInt64: String] = [:]

    mutating func string(_ name: UnsafePointer<CChar>) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        var i = 0
        while name[i] != 0 {
            hash = (hash ^ UInt64(UInt8(bitPattern: name[i]))) &* 0x100_0000_01b3
            i += 1
        }
        if let known = strings[hash],
            known.utf8.elementsEqual(UnsafeBufferPointer(start: name, count: i).lazy.map { UInt8(bitPattern: $0) })
        {
            return known
        }
        let made = String(cString: name)
        strings[hash] = made
        return made
    }
}
