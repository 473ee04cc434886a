import Foundation
import Glibc

/// Puts files that viewers drop into an app's Documents folder: never over another, and nowhere else.
struct DroppedFiles {
    /// Why a file isn't there.
    enum Failure: Error, Equatable, CustomStringConvertible {
        case noApp
        case tooMany
        case outOfOrder
        case unwritable(String)

        var description: String {
            switch self {
            case .noApp: "no app is on the screen to take it; open one"
            case .tooMany: "\(DroppedFiles.mostFiles) files were dropped already; start inset again for more"
            case .outOfOrder: "parts of it are missing; drop it again"
            case .unwritable(let reason): reason
            }
        }
    }

    private struct Open {
        var descriptor: Int32
        var name: String
        var size: Int
        var written: Int
    }

    /// Files that one program takes.
    static let mostFiles = 256
    /// One for each viewer.
    private var open: [Int: Open] = [:]
    private var count = 0

    /// Writes a part.
    ///
    /// - Parameter home: The app's container; nil where there is none.
    /// - Returns: The file's name once it is whole; nil before.
    mutating func take(_ part: FilePart, from viewer: Int, home: String?) throws(Failure) -> String? {
        guard let home else { throw .noApp }
        if part.offset == 0 { try begin(part, from: viewer, home: home) }
        guard var file = open[viewer], file.written == part.offset, file.size == part.size else {
            forget(viewer)
            throw .outOfOrder
        }
        let isWritten = part.data.withUnsafeBytes { bytes in
            bytes.isEmpty || Glibc.write(file.descriptor, bytes.baseAddress, bytes.count) == bytes.count
        }
        guard isWritten else {
            forget(viewer)
            throw .unwritable("\(part.name) can't be written whole")
        }
        file.written += part.data.count
        open[viewer] = file
        guard file.written == file.size else { return nil }
        forget(viewer)
        return file.name
    }

    /// Closes what a viewer has begun.
    mutating func forget(_ viewer: Int) {
        if let file = open.removeValue(forKey: viewer) { close(file.descriptor) }
    }

    private mutating func begin(_ part: FilePart, from viewer: Int, home: String) throws(Failure) {
        forget(viewer)
        guard count < Self.mostFiles else { throw .tooMany }
        let flags = O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
        let container = Glibc.open(home, O_RDONLY | flags)
        guard container >= 0 else { throw .unwritable("the app has no container yet") }
        defer { close(container) }
        mkdirat(container, "Documents", 0o700)
        // A link in its place would lead elsewhere.
        let folder = openat(container, "Documents", O_RDONLY | flags)
        guard folder >= 0 else { throw .unwritable("the app's Documents folder can't be opened") }
        defer { close(folder) }
        for number in 1...100 {
            let name = number == 1 ? part.name : Self.name(part.name, number)
            let file = openat(folder, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
            if file < 0, errno == EEXIST { continue }
            guard file >= 0 else {
                throw .unwritable("\(part.name) can't be written: \(String(cString: strerror(errno)))")
            }
            count += 1
            return open[viewer] = Open(descriptor: file, name: name, size: part.size, written: 0)
        }
        throw .unwritable("there are too many files called \(part.name)")
    }

    /// "Notes 2.txt" beside "Notes.txt".
    private static func name(_ name: String, _ number: Int) -> String {
        let (base, suffix) = ((name as NSString).deletingPathExtension, (name as NSString).pathExtension)
        return suffix.isEmpty ? "\(base) \(number)" : "\(base) \(number).\(suffix)"
    }
}
