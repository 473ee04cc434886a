import Foundation
import InterfaceBuilder

/// What inspectors did to a document's file, and can undo.
struct DocumentHistory {
    private let url: URL
    private var undone: [Data] = []
    private var done: [Data] = []
    /// The file as it was written last; another one was changed by somebody else.
    private var written: Data?
    private static let most = 200
    private let write: (Data, URL) throws -> Void

    /// - Parameters:
    ///   - path: The document's.
    ///   - write: Puts a file's new contents in the place of the former ones, whole or not at all.
    init(_ path: String, write: @escaping (Data, URL) throws -> Void = { try $0.write(to: $1, options: .atomic) }) {
        url = URL(fileURLWithPath: path)
        self.write = write
    }

    var canUndo: Bool { !done.isEmpty }
    var canRedo: Bool { !undone.isEmpty }

    /// Why a document can't be changed: one line.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// The file as it is; forgets what can be undone where somebody else wrote it.
    mutating func read() throws -> (Document, Data) {
        let data = try Data(contentsOf: url)
        if let written, written != data { (done, undone, self.written) = ([], [], nil) }
        return (try Document(data: data, name: url.relativePath), data)
    }

    /// Makes a change and saves it; nothing is written where nothing changes.
    mutating func make(_ edit: DocumentEdit) throws {
        let (document, data) = try read()
        guard let changed = edit.applied(to: document) else {
            throw Failure(description: "\(edit.key) can't be \(edit.value.isEmpty ? "empty" : edit.value) there")
        }
        let result = changed.xmlData()
        guard result != data else { return }
        try save(result)
        done = Array((done + [data]).suffix(Self.most))
        undone = []
    }

    /// Takes the last change back, or makes it again. One that can't be saved is there to be tried once more.
    mutating func step(back: Bool) throws {
        let (_, data) = try read()
        guard let target = back ? done.last : undone.last else { return }
        try save(target)
        if back {
            done.removeLast()
            undone.append(data)
        } else {
            undone.removeLast()
            done.append(data)
        }
    }

    private mutating func save(_ data: Data) throws {
        // Whole or not at all, and what the file is called and may be read by stays.
        let permissions = try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions]
        let target = url.resolvingSymlinksInPath()
        try write(data, target)
        written = data
        guard let permissions else { return }
        // The change is saved whatever becomes of these.
        try? FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: target.path)
    }
}
