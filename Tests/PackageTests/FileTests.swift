import Foundation
import Testing

@Suite("Package: files")
struct FileTests {
    /// Files that may be longer, and why.
    private static let longer: [String: (lines: Int, reason: String)] = [
        "Sources/UIKit/Views/UIView.swift": (700, "what an app may override has to stand in the class's body")
    ]

    @Test
    func `no file is longer than 600 lines, no test than 500`() {
        for file in SourceTree.sources {
            let most = Self.longer[file.path]?.lines ?? 600
            #expect(file.lines.count <= most, "\(file) has \(file.lines.count) lines; look for the second concept")
        }
        for file in SourceTree.tests {
            #expect(file.lines.count <= 500, "\(file) has \(file.lines.count) lines; look for the second concept")
        }
    }

    /// The line without strings and comments.
    static func code(_ line: String) -> String {
        let text = line.replacing(#/"(?:\\.|[^"\\])*"/#, with: "")
        return text.firstRange(of: "//").map { String(text[..<$0.lowerBound]) } ?? text
    }

    @Test
    func `sources don't force a try or a cast`() {
        for file in SourceTree.sources {
            for (index, line) in file.lines.enumerated() where line.contains("!") {
                let forced = Self.code(line).contains(#/\b(?:try|as)!/#.wordBoundaryKind(.simple))
                #expect(!forced, "\(file):\(index + 1): say with guard and preconditionFailure why it can't fail")
            }
        }
    }

    @Test(arguments: [
        ("let a = b as! C", true), ("try! f()", true), ("let s = \"as! x\"", false), ("f() // try! again", false),
        ("a != b", false), ("try f(), !b", false),
    ])
    func `only code counts as forced`(line: String, isForced: Bool) {
        #expect(Self.code(line).contains(#/\b(?:try|as)!/#.wordBoundaryKind(.simple)) == isForced)
    }

    @Test
    func `no file carries a placeholder of a module that has begun`() {
        for (module, files) in Dictionary(grouping: SourceTree.sources, by: \.module) where files.count > 1 {
            #expect(!files.contains { $0.path.hasSuffix("/Placeholder.swift") }, "\(module)")
        }
    }
}
