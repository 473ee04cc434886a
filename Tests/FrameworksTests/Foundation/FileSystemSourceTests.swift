import Dispatch
import Foundation
import Glibc
import InsetFoundation
import Testing

@Suite("Foundation: sources that watch files")
struct FileSystemSourceTests {
    /// What a source tells while something is done with a folder that it watches, until nothing more is expected.
    private func told(
        _ mask: DispatchSource.FileSystemEvent,
        until last: DispatchSource.FileSystemEvent,
        _ body: (URL) throws -> Void
    ) async throws -> DispatchSource.FileSystemEvent {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("watch-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = open(folder.path, O_EVTONLY)
        try #require(file >= 0)
        let source = DispatchSource.makeFileSystemObjectSource(fileDescriptor: file, eventMask: mask, queue: .global())
        let (stream, events) = AsyncStream.makeStream(of: UInt.self)
        source.setEventHandler { events.yield(source.data.rawValue) }
        source.setCancelHandler { close(file) }
        source.resume()
        try body(folder)
        var all: DispatchSource.FileSystemEvent = []
        for await event in stream {
            all.formUnion(DispatchSource.FileSystemEvent(rawValue: event))
            if all.isSuperset(of: last) { break }
        }
        source.cancel()
        return all
    }

    @Test(.timeLimit(.minutes(1)))
    func `a file that comes into a folder is a write of the folder`() async throws {
        let all = try await told(.write, until: .write) { try Data("a".utf8).write(to: $0.appendingPathComponent("a")) }
        #expect(all == .write)
    }

    @Test(.timeLimit(.minutes(1)))
    func `only what is asked for is told`() async throws {
        let all = try await told([.rename, .delete], until: .rename) { folder in
            try Data("a".utf8).write(to: folder.appendingPathComponent("a"))
            try FileManager.default.moveItem(at: folder, to: folder.appendingPathExtension("moved"))
            try FileManager.default.removeItem(at: folder.appendingPathExtension("moved"))
        }
        #expect(all.isSuperset(of: .rename) && !all.contains(.write))
    }
}
