import SwiftParser
import SwiftSyntax

/// One file of the module: its text with `#if` decided, its tree, and what is declared in it.
///
/// Unchecked: it is made on one thread, and only read from then on.
final class SourceFile: @unchecked Sendable {
    /// As the job says it.
    let path: String
    /// What the user wrote.
    let original: [UInt8]
    /// The same with spaces where an iOS build sees nothing; as long, line by line.
    let bytes: [UInt8]
    private(set) var tree: SourceFileSyntax
    /// `#` words in compiled code.
    let directives: [SourceScanner.Directive]
    /// `@` words in compiled code.
    let attributes: [SourceScanner.Directive]
    /// Names like those of Objective-C's runtime in compiled code.
    let runtimeNames: [SourceScanner.Directive]
    /// The places of `?(` in compiled code.
    let optionalCalls: [Int]
    /// What was blanked.
    let blanks: [Range<Int>]
    let unknownConditions: [ConditionalBlocks.Unknown]
    /// Types and extensions, outer ones before those in them.
    private(set) var bodies: [TypeBody] = []
    /// Functions of the file itself.
    private(set) var imports: [ImportDeclSyntax] = []
    private(set) var aliases: [String: String] = [:]
    private(set) var mainAttributes: [AttributeSyntax] = []
    private let lineStarts: [Int]

    init(path: String, bytes original: [UInt8], conditions: BuildConditions) {
        self.path = path
        self.original = original
        var lineStarts = [0]
        var scanned: SourceScanner?
        var blocks: ConditionalBlocks?
        original.withUnsafeBufferPointer { source in
            for (offset, byte) in source.enumerated() where byte == UInt8(ascii: "\n") { lineStarts.append(offset + 1) }
            let scanner = SourceScanner(source)
            blocks = ConditionalBlocks(source, directives: scanner.directives, conditions: conditions)
            scanned = scanner
        }
        var bytes = blocks?.blanked(original) ?? original
        for attribute in scanned?.attributes ?? [] where attribute.name == "objc" {
            Self.closeGap(after: attribute.offset + 5, in: &bytes)
        }
        self.bytes = bytes
        blanks = blocks?.blanks ?? []
        self.lineStarts = lineStarts
        unknownConditions = blocks?.unknown ?? []
        let isCompiled = { (offset: Int) in bytes[offset] == original[offset] }
        directives = (scanned?.directives ?? []).filter { isCompiled($0.offset) }
        attributes = (scanned?.attributes ?? []).filter { isCompiled($0.offset) }
        runtimeNames = (scanned?.runtimeNames ?? []).filter { isCompiled($0.offset) }
        optionalCalls = (scanned?.optionalCalls ?? []).filter(isCompiled)
        tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        let collector = DeclarationCollector(file: self)
        bodies = collector.bodies
        imports = collector.imports
        aliases = collector.aliases
        mainAttributes = collector.mainAttributes
    }

    /// `@objc (name)`: the parser wants the parenthesis at once, older compilers didn't.
    private static func closeGap(after place: Int, in bytes: inout [UInt8]) {
        var open = place
        while open < bytes.count, bytes[open] == UInt8(ascii: " ") { open += 1 }
        guard open > place, open < bytes.count, bytes[open] == UInt8(ascii: "("),
            let close = bytes[open...].firstIndex(of: UInt8(ascii: ")"))
        else { return }
        let argument = bytes[open...close]
        bytes.replaceSubrange(place...close, with: argument + bytes[place..<open])
    }

    /// One-based line and column, in bytes, as compilers count them.
    func position(of offset: Int) -> (line: Int, column: Int) {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return (low + 1, offset - lineStarts[low] + 1)
    }

    /// Where the line at an offset ends: its newline, or the end of the file.
    func endOfLine(at offset: Int) -> Int {
        var offset = offset
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
        return offset
    }

    func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// Whether some bytes stand anywhere in a range.
    func contains(_ needle: StaticString, in range: Range<Int>) -> Bool {
        needle.withUTF8Buffer { contains($0, in: range) }
    }

    /// Whether a text stands anywhere in the file; an empty one doesn't.
    func contains(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { !$0.isEmpty && contains($0, in: 0..<bytes.count) }
    }

    private func contains(_ needle: UnsafeBufferPointer<UInt8>, in range: Range<Int>) -> Bool {
        let count = needle.count
        guard range.count >= count else { return false }
        return bytes.withUnsafeBufferPointer { bytes in
            var place = range.lowerBound
            let last = range.upperBound - count
            while place <= last {
                if bytes[place] == needle[0] {
                    var length = 1
                    while length < count, bytes[place + length] == needle[length] { length += 1 }
                    if length == count { return true }
                }
                place += 1
            }
            return false
        }
    }

    /// The innermost type or extension around a place.
    func body(around offset: Int) -> TypeBody? {
        // Inner bodies come after outer ones.
        bodies.last { $0.range.contains(offset) }
    }
}

extension SyntaxProtocol {
    /// From the first letter to the last, in bytes, without what surrounds it.
    var range: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }
}
