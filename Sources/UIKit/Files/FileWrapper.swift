import Foundation

/// A file, a folder or a symbolic link in memory: a document that is a folder is read and written as one.
open class FileWrapper: NSObject, @unchecked Sendable {
    /// How a wrapper is read.
    public struct ReadingOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// A set of these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// All is read at once; that is done here in any case.
        public static let immediate = ReadingOptions(rawValue: 1 << 0)
        /// Contents may stay in the file until they are needed; they are read at once here.
        public static let withoutMapping = ReadingOptions(rawValue: 1 << 1)
    }

    /// How a wrapper is written.
    public struct WritingOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// A set of these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Beside the old one, which is replaced when all is written.
        public static let atomic = WritingOptions(rawValue: 1 << 0)
        /// Wrappers get the names under which they were written.
        public static let withNameUpdating = WritingOptions(rawValue: 1 << 1)
    }

    private enum Contents {
        case file(Data)
        case folder([String: FileWrapper])
        case link(URL)
    }

    private var contents: Contents
    /// The name that it wants in a folder; another wrapper may have it.
    open var preferredFilename: String?
    /// The name under which it was read or written.
    open var filename: String?
    /// The file's attributes, by `FileAttributeKey`s' names.
    open var fileAttributes: [String: Any] = [:]

    /// A file.
    public init(regularFileWithContents contents: Data) { self.contents = .file(contents) }
    /// A folder; its wrappers get the names of the dictionary.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
            child.preferredFilename = name
        }
        contents = .folder(childrenByPreferredName)
    }
    /// A symbolic link.
    public init(symbolicLinkWithDestinationURL url: URL) { contents = .link(url) }

    /// Reads a file, a folder with all that is in it, or a link.
    ///
    /// - Throws: `CocoaError` of what can't be read.
    public init(url: URL, options: ReadingOptions = []) throws {
        contents = try Self.contents(of: url)
        super.init()
        named(after: url)
    }

    private static func contents(of url: URL) throws -> Contents {
        let manager = FileManager.default
        let kind = try manager.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
        switch kind {
        case .typeDirectory:
            var children: [String: FileWrapper] = [:]
            for name in try manager.contentsOfDirectory(atPath: url.path).sorted() {
                children[name] = try FileWrapper(url: url.appendingPathComponent(name))
            }
            return .folder(children)
        case .typeSymbolicLink:
            let destination = try manager.destinationOfSymbolicLink(atPath: url.path)
            return .link(URL(fileURLWithPath: destination, relativeTo: url.deletingLastPathComponent()))
        default: return .file(try Data(contentsOf: url))
        }
    }

    private func named(after url: URL) {
        filename = url.lastPathComponent
        preferredFilename = url.lastPathComponent
        let attributes = (try? FileManager.default.attributesOfItem(atPath: url.path)) ?? [:]
        fileAttributes = Dictionary(uniqueKeysWithValues: attributes.map { ($0.key.rawValue, $0.value) })
    }

    // MARK: What it is

    /// Whether it is a folder.
    open var isDirectory: Bool { if case .folder = contents { true } else { false } }
    /// Whether it is a file.
    open var isRegularFile: Bool { if case .file = contents { true } else { false } }
    /// Whether it is a symbolic link.
    open var isSymbolicLink: Bool { if case .link = contents { true } else { false } }
    /// A file's bytes; nil for others.
    open var regularFileContents: Data? { if case .file(let data) = contents { data } else { nil } }
    /// A folder's wrappers by their names; nil for others.
    open var fileWrappers: [String: FileWrapper]? { if case .folder(let children) = contents { children } else { nil } }
    /// Where a link leads; nil for others.
    open var symbolicLinkDestinationURL: URL? { if case .link(let url) = contents { url } else { nil } }

    // MARK: Folders

    /// Puts a wrapper into the folder, under its preferred name, or with a number before it where another has that.
    ///
    /// - Returns: The name; empty where this is no folder.
    @discardableResult
    open func addFileWrapper(_ child: FileWrapper) -> String {
        guard case .folder(var children) = contents else { return "" }
        let wanted = child.preferredFilename ?? "Untitled"
        var (name, number) = (wanted, 1)
        while children[name] != nil, children[name] !== child {
            name = "\(number)__#$!@%!#__\(wanted)"
            number += 1
        }
        children[name] = child
        contents = .folder(children)
        return name
    }

    /// Puts a file of some bytes into the folder.
    ///
    /// - Returns: Its name there.
    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }

    /// Takes a wrapper out of the folder.
    open func removeFileWrapper(_ child: FileWrapper) {
        guard case .folder(let children) = contents else { return }
        contents = .folder(children.filter { $0.value !== child })
    }

    /// The name of a wrapper in the folder.
    open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
        fileWrappers?.first { $0.value === child }?.key
    }

    // MARK: Files

    /// Reads it anew from a place.
    ///
    /// - Throws: `CocoaError` of what can't be read; the wrapper stays as it was.
    open func read(from url: URL, options: ReadingOptions = []) throws {
        contents = try Self.contents(of: url)
        named(after: url)
    }

    /// Writes it to a place, over what is there.
    ///
    /// - Parameter originalContentsURL: Where unchanged parts lie; everything is written here.
    /// - Throws: `CocoaError` of what can't be written; with `atomic` the old one stays as it was.
    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
        let manager = FileManager.default
        let beside = url.deletingLastPathComponent()
            .appendingPathComponent(".\(url.lastPathComponent).\(UUID().uuidString)")
        let target = options.contains(.atomic) ? beside : url
        do {
            try write(at: target)
        } catch {
            if target == beside { try? manager.removeItem(at: beside) }
            throw error
        }
        if target == beside {
            try? manager.removeItem(at: url)
            try manager.moveItem(at: beside, to: url)
        }
        if options.contains(.withNameUpdating) { nameAsWritten(url.lastPathComponent) }
    }

    private func write(at url: URL) throws {
        let manager = FileManager.default
        switch contents {
        case .file(let data): try data.write(to: url)
        case .link(let destination):
            try manager.createSymbolicLink(atPath: url.path, withDestinationPath: destination.relativePath)
        case .folder(let children):
            var isFolder: ObjCBool = false
            if manager.fileExists(atPath: url.path, isDirectory: &isFolder) { try manager.removeItem(at: url) }
            try manager.createDirectory(at: url, withIntermediateDirectories: false)
            for (name, child) in children { try child.write(at: url.appendingPathComponent(name)) }
        }
    }

    private func nameAsWritten(_ name: String) {
        filename = name
        for (name, child) in fileWrappers ?? [:] { child.nameAsWritten(name) }
    }

    /// Whether a place has the same contents, by bytes.
    open func matchesContents(of url: URL) -> Bool {
        guard let other = try? FileWrapper(url: url) else { return false }
        return isSame(as: other)
    }

    private func isSame(as other: FileWrapper) -> Bool {
        switch (contents, other.contents) {
        case (.file(let mine), .file(let theirs)): mine == theirs
        case (.link(let mine), .link(let theirs)): mine.path == theirs.path
        case (.folder(let mine), .folder(let theirs)):
            mine.count == theirs.count
                && mine.allSatisfy { name, child in theirs[name].map(child.isSame) ?? false }
        default: false
        }
    }
}
