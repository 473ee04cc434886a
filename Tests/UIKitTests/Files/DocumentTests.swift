import Foundation
import Platform
import Testing

@testable import UIKit

/// A document that is a text, and tells what it is asked for.
private final class Note: UIDocument {
    var text = ""
    var log: [String] = []

    override func contents(forType typeName: String) throws -> Any {
        log.append("contents \(typeName)")
        return Data(text.utf8)
    }
    override func load(fromContents contents: Any, ofType typeName: String?) throws {
        log.append("load \(typeName ?? "-")")
        text = String(decoding: contents as? Data ?? Data(), as: UTF8.self)
    }
    override func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        log.append("error")
        super.handleError(error, userInteractionPermitted: userInteractionPermitted)
    }
    override func finishedHandlingError(_ error: any Error, recovered: Bool) { log.append("finished \(recovered)") }
}

/// A document that is a folder.
private final class Album: UIDocument {
    var wrapper = FileWrapper(directoryWithFileWrappers: [:])
    override func contents(forType typeName: String) throws -> Any { wrapper }
    override func load(fromContents contents: Any, ofType typeName: String?) throws {
        wrapper = try #require(contents as? FileWrapper)
    }
}

@MainActor @Suite("Files: documents")
struct DocumentTests {
    private func content(_ url: URL) -> String? { try? String(contentsOf: url, encoding: .utf8) }

    private func inFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("documents-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try World().run { try body(folder) }
    }

    @Test func `a document is closed until it is created, and its file holds what it says`() throws {
        try inFolder { folder in
            let url = folder.appendingPathComponent("a.txt")
            let note = Note(fileURL: url)
            note.text = "first"
            #expect(note.documentState == .closed && note.fileType == "public.plain-text")
            #expect(note.localizedName == "a")
            note.save(to: url, for: .forCreating) { note.log.append("saved \($0)") }
            #expect(note.log == [])
            EventLoop.main.advance(by: 0)
            #expect(note.log == ["contents public.plain-text", "saved true"])
            #expect(note.documentState == .normal && note.fileModificationDate != nil)
            #expect(content(url) == "first")
        }
    }

    @Test func `opening reads the file, and a file that isn't there is an error`() throws {
        try inFolder { folder in
            let url = folder.appendingPathComponent("a.txt")
            let note = Note(fileURL: url)
            note.open { note.log.append("opened \($0)") }
            EventLoop.main.advance(by: 0)
            #expect(note.log == ["error", "finished false", "opened false"] && note.documentState == .closed)
            try Data("text".utf8).write(to: url)
            note.log = []
            note.open { note.log.append("opened \($0)") }
            EventLoop.main.advance(by: 0)
            #expect(note.log == ["load public.plain-text", "opened true"] && note.text == "text")
            #expect(note.documentState == .normal)
        }
    }

    @Test func `a change is saved after a while, and closing saves the last one`() throws {
        try inFolder { folder in
            let url = folder.appendingPathComponent("a.txt")
            let note = Note(fileURL: url)
            note.save(to: url, for: .forCreating)
            EventLoop.main.advance(by: 0)
            note.text = "second"
            note.updateChangeCount(.done)
            #expect(note.hasUnsavedChanges)
            EventLoop.main.advance(by: 60)
            #expect(!note.hasUnsavedChanges)
            #expect(content(url) == "second")
            note.text = "third"
            note.updateChangeCount(.done)
            note.log = []
            let token = NotificationCenter.default.addObserver(
                forName: UIDocument.stateChangedNotification,
                object: note,
                queue: nil
            ) { _ in MainActor.assumeIsolated { note.log.append("state") } }
            defer { NotificationCenter.default.removeObserver(token) }
            note.close { note.log.append("closed \($0)") }
            EventLoop.main.advance(by: 0)
            EventLoop.main.advance(by: 0)
            #expect(note.log == ["contents public.plain-text", "state", "closed true"])
            #expect(note.documentState == .closed)
            #expect(content(url) == "third")
        }
    }

    @Test func `a step of undo is a change, and taking it back takes the change back`() throws {
        try inFolder { folder in
            let note = Note(fileURL: folder.appendingPathComponent("a.txt"))
            let manager = try #require(note.undoManager)
            manager.registerUndo(withTarget: note) { $0.text = "" }
            EventLoop.main.advance(by: 0)
            #expect(note.hasUnsavedChanges)
            manager.undo()
            #expect(!note.hasUnsavedChanges)
        }
    }

    @Test func `a save that fails leaves the file and says so in the state`() throws {
        try inFolder { folder in
            let url = folder.appendingPathComponent("a.txt")
            let note = Note(fileURL: url)
            note.save(to: url, for: .forCreating)
            EventLoop.main.advance(by: 0)
            note.log = []
            note.save(to: folder.appendingPathComponent("none/a.txt"), for: .forOverwriting) {
                note.log.append("saved \($0)")
            }
            EventLoop.main.advance(by: 0)
            #expect(note.log == ["contents public.plain-text", "error", "finished false", "saved false"])
            #expect(note.documentState == .savingError)
            #expect(FileManager.default.fileExists(atPath: url.path))
        }
    }

    @Test func `a folder is read and written as a wrapper of its files`() throws {
        try inFolder { folder in
            let url = folder.appendingPathComponent("trip.album")
            let album = Album(fileURL: url)
            let pictures = FileWrapper(directoryWithFileWrappers: [:])
            #expect(pictures.addRegularFile(withContents: Data([1]), preferredFilename: "p") == "p")
            #expect(pictures.addRegularFile(withContents: Data([2]), preferredFilename: "p") != "p")
            pictures.preferredFilename = "pictures"
            album.wrapper.addFileWrapper(pictures)
            album.save(to: url, for: .forCreating)
            EventLoop.main.advance(by: 0)
            let again = Album(fileURL: url)
            again.open()
            EventLoop.main.advance(by: 0)
            let read = try #require(again.wrapper.fileWrappers?["pictures"])
            #expect(read.fileWrappers?.count == 2 && read.fileWrappers?["p"]?.regularFileContents == Data([1]))
            #expect(again.wrapper.matchesContents(of: url))
            #expect(!read.matchesContents(of: url))
        }
    }
}
