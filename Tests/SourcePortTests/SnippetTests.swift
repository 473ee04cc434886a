import Foundation
import Testing

@testable import SourcePort

@Suite("SourcePort: snippets")
struct SnippetTests {
    @Test(.enabled(if: SnippetProgram.isAvailable, "needs swiftc and the modules that Scripts/build makes"))
    func `all snippets compile and run to their end`() throws {
        let program = try SnippetProgram.shared.get()
        #expect(program.failure == nil)
    }

    @Test(
        .enabled(if: SnippetProgram.isAvailable, "needs swiftc and the modules that Scripts/build makes"),
        arguments: Snippet.all
    )
    func `a snippet prints what it prints on iOS`(snippet: Snippet) throws {
        let program = try SnippetProgram.shared.get()
        try #require(program.logs[snippet.prefix] != nil)
        #expect(program.logs[snippet.prefix] == snippet.log)
    }

    @Test(
        .enabled(if: SnippetProgram.isAvailable, "needs swiftc and the modules that Scripts/build makes"),
        arguments: Snippet.all
    )
    func `a snippet's notes are those that its marks expect`(snippet: Snippet) throws {
        let program = try SnippetProgram.shared.get()
        let notes = program.notes.filter { $0.file.hasSuffix("/\(snippet.prefix).swift") }
        #expect(notes.map(\.line) == snippet.notes.map(\.line))
        for (note, expected) in zip(notes, snippet.notes) {
            #expect("\(note.kind.rawValue) \(note.symbol): \(note.message)".hasPrefix(expected.text))
        }
    }

    @Test(
        .enabled(if: SnippetProgram.isAvailable, "needs swiftc and the modules that Scripts/build makes"),
        arguments: Snippet.all.filter { $0.linux != nil }
    )
    func `a snippet prints what the form written by hand for Linux prints`(snippet: Snippet) throws {
        let program = try SnippetProgram.shared.get()
        let byHand = try #require(program.logs[snippet.linuxPrefix])
        #expect(!byHand.isEmpty)
        #expect(program.logs[snippet.prefix] == byHand)
    }

    @Test func `a form is written by hand for a snippet of each topic`() {
        let topics = Dictionary(grouping: Snippet.all, by: \.topic)
        for (topic, snippets) in topics { #expect(snippets.contains { $0.linux != nil }, "\(topic)") }
    }

    @Test func `there are three snippets at least of each topic`() {
        let topics = Dictionary(grouping: Snippet.all, by: \.topic)
        #expect(!topics.isEmpty)
        for (topic, snippets) in topics { #expect(snippets.count >= 3, "\(topic)") }
    }
}
