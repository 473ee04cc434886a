import Foundation
import Testing

@testable import SimulatorServer

@Suite("Live: files that are dropped")
struct DroppedFilesTests {
    private static func part(_ name: String, _ text: String, size: Int? = nil, offset: Int = 0) -> FilePart? {
        let data = Data(text.utf8)
        return FilePart(name, size: size ?? data.count, offset: offset, base64: data.base64EncodedString())
    }

    private static func withHome(_ body: (URL) throws -> Void) throws {
        let home = FileManager.default.temporaryDirectory.appendingPathComponent("inset-files-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: home) }
        try body(home)
    }

    @Test(arguments: ["", ".", "..", "../a", "a/b", ".hidden", "a\u{0}b", "a\nb", String(repeating: "a", count: 201)])
    func `a name that isn't a plain file's is refused`(name: String) {
        #expect(Self.part(name, "text") == nil)
    }

    @Test func `a file that is too large, and a part beyond its end, are refused`() {
        #expect(Self.part("a", "text", size: FilePart.largest + 1) == nil)
        #expect(Self.part("a", "text", size: 3) == nil)
        #expect(Self.part("a", "text", size: 10, offset: 7) == nil)
        #expect(Self.part("a", "text", size: 10, offset: -1) == nil)
        #expect(FilePart("a", size: 4, offset: 0, base64: "no base 64!") == nil)
    }

    @Test func `parts make up a file in Documents, and a second one of its name stands beside it`() throws {
        try Self.withHome { home in
            var files = DroppedFiles()
            for (name, text) in [("Notes.txt", "one"), ("Notes 2.txt", "two")] {
                let first = try #require(Self.part("Notes.txt", String(text.prefix(2)), size: 3))
                let second = try #require(Self.part("Notes.txt", String(text.suffix(1)), size: 3, offset: 2))
                #expect(try files.take(first, from: 1, home: home.path) == nil)
                #expect(try files.take(second, from: 1, home: home.path) == name)
                let file = home.appendingPathComponent("Documents/\(name)")
                #expect(try String(contentsOf: file, encoding: .utf8) == text)
            }
        }
    }

    @Test func `parts out of order, and files without an app, are told of`() throws {
        try Self.withHome { home in
            var files = DroppedFiles()
            let late = try #require(Self.part("a", "b", size: 2, offset: 1))
            #expect(throws: DroppedFiles.Failure.outOfOrder) { try files.take(late, from: 1, home: home.path) }
            let whole = try #require(Self.part("a", "b"))
            #expect(throws: DroppedFiles.Failure.noApp) { try files.take(whole, from: 1, home: nil) }
        }
    }

    @Test func `a link in the place of Documents leads nowhere`() throws {
        try Self.withHome { home in
            let other = home.appendingPathComponent("Other")
            try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
            let link = home.appendingPathComponent("Documents")
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: other)
            var files = DroppedFiles()
            let part = try #require(Self.part("a", "b"))
            #expect(throws: DroppedFiles.Failure.self) { try files.take(part, from: 1, home: home.path) }
            #expect(try FileManager.default.contentsOfDirectory(atPath: other.path).isEmpty)
        }
    }
}
