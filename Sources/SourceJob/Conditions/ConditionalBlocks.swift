/// Decides the `#if` blocks of a file: what an iOS build leaves out becomes spaces, line by line.
package struct ConditionalBlocks {
    /// A condition that couldn't be decided.
    package struct Unknown {
        package let offset: Int
        package let text: String
    }

    /// Ranges of bytes to be blanked, in order, without overlaps.
    package private(set) var blanks: [Range<Int>] = []
    package private(set) var unknown: [Unknown] = []

    /// One `#if` that isn't closed yet.
    private struct Block {
        /// Whether what surrounds it is compiled.
        let isOuterActive: Bool
        var wasTaken: Bool
        var isActive: Bool
        /// The end of the directive's line that begins the present clause.
        var start: Int
    }

    package init(
        _ bytes: UnsafeBufferPointer<UInt8>,
        directives: [SourceScanner.Directive],
        conditions: BuildConditions
    ) {
        var open: [Block] = []
        for directive in directives {
            switch directive.name {
            case "if":
                let isOuterActive = open.last?.isActive ?? true
                let line = Self.line(bytes, from: directive.offset)
                let holds = condition(bytes, directive, line, conditions)
                if isOuterActive { blanks.append(line) }
                open.append(
                    Block(
                        isOuterActive: isOuterActive,
                        wasTaken: holds,
                        isActive: isOuterActive && holds,
                        start: line.upperBound
                    )
                )
            case "elseif", "else", "endif":
                guard var block = open.popLast() else { continue }
                let line = Self.line(bytes, from: directive.offset)
                if block.isOuterActive {
                    blanks.append(block.isActive ? line : block.start..<line.upperBound)
                }
                if directive.name == "endif" { continue }
                let holds = directive.name == "else" || condition(bytes, directive, line, conditions)
                block.isActive = block.isOuterActive && !block.wasTaken && holds
                block.wasTaken = block.wasTaken || holds
                block.start = line.upperBound
                open.append(block)
            default: continue
            }
        }
    }

    /// A file's bytes without what an iOS build leaves out: that becomes spaces, and lines stay.
    package func blanked(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for range in blanks {
            for offset in range where bytes[offset] != UInt8(ascii: "\n") && bytes[offset] != UInt8(ascii: "\r") {
                bytes[offset] = UInt8(ascii: " ")
            }
        }
        return bytes
    }

    /// Decides the blocks of a file that isn't scanned for anything else.
    package init(_ bytes: [UInt8], conditions: BuildConditions) {
        self = bytes.withUnsafeBufferPointer { source in
            ConditionalBlocks(source, directives: SourceScanner(source).directives, conditions: conditions)
        }
    }

    private mutating func condition(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ directive: SourceScanner.Directive,
        _ line: Range<Int>,
        _ conditions: BuildConditions
    ) -> Bool {
        let text = String(
            decoding: bytes[(directive.offset + 1 + directive.name.utf8.count)..<line.upperBound],
            as: UTF8.self
        )
        if let holds = ConditionExpression.holds(text[...], under: conditions) { return holds }
        unknown.append(Unknown(offset: directive.offset, text: text.trimmed))
        return false
    }

    /// From a directive to the end of its line, and of those on which its condition goes on.
    private static func line(_ bytes: UnsafeBufferPointer<UInt8>, from offset: Int) -> Range<Int> {
        var end = offset
        while end < bytes.count {
            while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
            var last = end - 1
            while last > offset, bytes[last] == UInt8(ascii: " ") || bytes[last] == UInt8(ascii: "\r") { last -= 1 }
            let joins =
                last > offset && bytes[last] == bytes[last - 1]
                && (bytes[last] == UInt8(ascii: "|") || bytes[last] == UInt8(ascii: "&"))
            guard joins, end < bytes.count else { break }
            end += 1
        }
        return offset..<end
    }
}
