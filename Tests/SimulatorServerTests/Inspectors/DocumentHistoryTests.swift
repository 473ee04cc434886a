import Foundation
import InterfaceBuilder
import Testing

@testable import SimulatorServer

@Suite("Live: undo of inspectors that write")
struct DocumentHistoryTests {
    private struct DiskIsFull: Error {}

    /// Says whether files can be written.
    private final class Disk {
        var isFull = false
        func write(_ data: Data, to url: URL) throws {
            guard !isFull else { throw DiskIsFull() }
            try data.write(to: url, options: .atomic)
        }
    }

    /// A history of a document that may be changed, and its text.
    private static func withDocument(
        _ body: (inout DocumentHistory, Disk, URL, () throws -> String) throws -> Void
    ) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("inset-write-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Main.storyboard")
        try DocumentEditTests.text.write(to: file, atomically: true, encoding: .utf8)
        let disk = Disk()
        var history = DocumentHistory(file.path) { try disk.write($0, to: $1) }
        try body(&history, disk, file) { try String(contentsOf: file, encoding: .utf8) }
    }

    private static func constant(_ value: String) -> DocumentEdit {
        DocumentEdit(id: "c00-to-000", key: "constant", value: value)
    }

    @Test func `undo gives the file back byte by byte, redo the change, and another's edit ends both`() throws {
        try Self.withDocument { history, _, file, text in
            try history.make(Self.constant("1"))
            try history.make(Self.constant("2"))
            let last = try text()
            #expect(last.contains("constant=\"2\""))
            try history.step(back: true)
            #expect(try text().contains("constant=\"1\""))
            try history.step(back: true)
            #expect(try text() == DocumentEditTests.text && !history.canUndo && history.canRedo)
            try history.step(back: false)
            try history.step(back: false)
            #expect(try text() == last && !history.canRedo)
            try DocumentEditTests.text.write(to: file, atomically: true, encoding: .utf8)
            _ = try history.read()
            #expect(!history.canUndo)
            #expect(throws: DocumentHistory.Failure.self) { try history.make(Self.constant("x")) }
            #expect(try text() == DocumentEditTests.text)
        }
    }

    @Test func `undo and redo change the lines alone that the edit changed`() throws {
        try Self.withDocument { history, _, _, text in
            func changedLines(since former: String) throws -> [String] {
                try zip(former.split(separator: "\n"), text().split(separator: "\n")).filter { $0 != $1 }
                    .map { $1.trimmingCharacters(in: .whitespaces) }
            }
            let lines = try text().split(separator: "\n").count
            try history.make(Self.constant("8"))
            let edited = try text()
            #expect(try changedLines(since: DocumentEditTests.text).count == 1)
            try history.step(back: true)
            #expect(try changedLines(since: edited).map { $0.contains("constant=\"20\" symbolic=\"YES\"") } == [true])
            #expect(try changedLines(since: DocumentEditTests.text) == [])
            try history.step(back: false)
            #expect(try changedLines(since: DocumentEditTests.text).map { $0.contains("constant=\"8\"") } == [true])
            #expect(try text().split(separator: "\n").count == lines)
        }
    }

    @Test(arguments: [true, false])
    func `a step that can't be saved is there to be tried again, and nothing else is lost`(back: Bool) throws {
        try Self.withDocument { history, disk, _, text in
            try history.make(Self.constant("1"))
            try history.make(Self.constant("2"))
            if !back { try history.step(back: true) }
            let (before, wanted) = (try text(), back ? "constant=\"1\"" : "constant=\"2\"")
            disk.isFull = true
            #expect(throws: DiskIsFull.self) { try history.step(back: back) }
            #expect(try text() == before)
            #expect(back ? history.canUndo : history.canRedo)
            disk.isFull = false
            try history.step(back: back)
            #expect(try text().contains(wanted))
            while history.canUndo { try history.step(back: true) }
            #expect(try text() == DocumentEditTests.text)
        }
    }

    @Test func `an edit that can't be saved is no step`() throws {
        try Self.withDocument { history, disk, _, text in
            disk.isFull = true
            #expect(throws: DiskIsFull.self) { try history.make(Self.constant("1")) }
            #expect(!history.canUndo && !history.canRedo)
            let left = try text()
            #expect(left == DocumentEditTests.text)
        }
    }
}
