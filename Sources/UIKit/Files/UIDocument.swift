import Foundation
import Platform

/// A file that an app shows and changes: it is read and written for the app, which names its contents.
///
/// A subclass gives `contents(forType:)` and `load(fromContents:ofType:)`. Files are read and written on the main
/// thread, in the turn after the call; completion handlers are called there.
@preconcurrency @MainActor
open class UIDocument: NSObject {
    /// The file, as it was given or as the last save for creating said.
    open private(set) var fileURL: URL
    /// Closed until it is opened or created.
    open private(set) var documentState = State.closed
    /// When the file was changed last, as far as the document knows.
    open var fileModificationDate: Date?
    /// How far opening or saving is; nil, for both take one turn.
    open var progress: Progress? { nil }
    /// Records how to take changes back; each change counts as one of the document. Made when it is asked for first.
    open var undoManager: UndoManager! {
        get {
            if changes.undoManager == nil { changes.undoManager = UndoManager() }
            return changes.undoManager
        }
        set { changes.undoManager = newValue }
    }
    final let changes = DocumentChanges()

    /// A document of a file, which needn't be there; nothing is read.
    public init(fileURL url: URL) {
        fileURL = url
        super.init()
        changes.document = self
    }

    // MARK: What subclasses say

    /// What is to be written: `Data` or a `FileWrapper`. A subclass gives it; without one, saving fails.
    open func contents(forType typeName: String) throws -> Any {
        throw CocoaError(.featureUnsupported, userInfo: [NSFilePathErrorKey: fileURL.path])
    }

    /// Takes what was read: `Data`, or a `FileWrapper` of a folder. A subclass does; without one, opening fails.
    open func load(fromContents contents: Any, ofType typeName: String?) throws {
        throw CocoaError(.featureUnsupported, userInfo: [NSFilePathErrorKey: fileURL.path])
    }

    /// The file's name without its extension.
    open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
    /// The uniform type identifier of the file's extension; `public.data` for none that is known.
    open var fileType: String? { FileType.identifier(of: fileURL) }
    /// The type that is written: as it was read.
    open var savingFileType: String? { fileType }
    /// The extension for a type: the file's own where it has the type.
    open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
        guard let typeName, typeName != fileType else { return fileURL.pathExtension }
        return FileType.fileExtension(of: typeName) ?? ""
    }
    /// Whether there are changes since the last save; a subclass that counts its own says so.
    open var hasUnsavedChanges: Bool { changes.count != 0 }

    // MARK: Opening and closing

    /// Reads the file; the handler is called with whether it could be.
    open func open(completionHandler: ((Bool) -> Void)? = nil) {
        EventLoop.main.schedule(after: 0) { [self] in
            guard documentState.contains(.closed) else {
                completionHandler?(false)
                return
            }
            let opened = reads(fileURL)
            if opened { set(documentState.subtracting([.closed, .savingError])) }
            completionHandler?(opened)
        }
    }

    /// Saves what has changed and closes the document; the handler is called with whether it was saved.
    open func close(completionHandler: ((Bool) -> Void)? = nil) {
        autosave { [self] saved in
            if saved { set(documentState.union(.closed)) }
            completionHandler?(saved)
        }
    }

    /// Reads another file, or the same anew, in place of what is there.
    open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
        EventLoop.main.schedule(after: 0) { [self] in
            let done = reads(url)
            if done { updateChangeCount(.cleared) }
            completionHandler?(done)
        }
    }

    /// Reads a file and has the document load it. A subclass that reads by itself does so here.
    open func read(from url: URL) throws {
        var isFolder: ObjCBool = false
        let isThere = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
        let contents: Any = isThere && isFolder.boolValue ? try FileWrapper(url: url) : try Data(contentsOf: url)
        try load(fromContents: contents, ofType: FileType.identifier(of: url))
    }

    private func reads(_ url: URL) -> Bool {
        do {
            try read(from: url)
            fileModificationDate = Self.modificationDate(of: url)
            return true
        } catch {
            handleError(error, userInteractionPermitted: true)
            return false
        }
    }

    // MARK: Saving

    /// Writes the document to a file; the handler is called with whether it could be.
    ///
    /// - Parameter saveOperation: `forCreating` opens the document at that place.
    open func save(to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil) {
        EventLoop.main.schedule(after: 0) { [self] in
            let saved = saves(url, saveOperation)
            completionHandler?(saved)
        }
    }

    /// Saves where there are changes; the handler is called with true where there is nothing to save.
    open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
        EventLoop.main.schedule(after: 0) { [self] in
            guard hasUnsavedChanges, !documentState.contains(.closed) else {
                completionHandler?(true)
                return
            }
            save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
        }
    }

    private func saves(_ url: URL, _ operation: SaveOperation) -> Bool {
        do {
            let token = changeCountToken(for: operation)
            let contents = try contents(forType: savingFileType ?? "public.data")
            let attributes = try fileAttributesToWrite(to: url, for: operation)
            try writeContents(contents, andAttributes: attributes, safelyTo: url, for: operation)
            fileModificationDate = Self.modificationDate(of: url)
            if operation == .forCreating { fileURL = url }
            let closed: State = operation == .forCreating ? .closed : []
            updateChangeCount(withToken: token, for: operation)
            set(documentState.subtracting([.savingError, closed]))
            return true
        } catch {
            set(documentState.union(.savingError))
            handleError(error, userInteractionPermitted: true)
            return false
        }
    }

    /// Attributes of the file to write, by `URLResourceKey`s and `FileAttributeKey`s; none.
    open func fileAttributesToWrite(
        to url: URL,
        for saveOperation: SaveOperation
    ) throws -> [AnyHashable: Any] { [:] }

    /// Writes beside the file and puts it in its place, so that a failure leaves the old one.
    open func writeContents(
        _ contents: Any,
        andAttributes additionalFileAttributes: [AnyHashable: Any]? = nil,
        safelyTo url: URL,
        for saveOperation: SaveOperation
    ) throws {
        try writeContents(contents, to: url, for: saveOperation, originalContentsURL: fileURL)
        let attributes = (additionalFileAttributes ?? [:]).reduce(into: [FileAttributeKey: Any]()) { all, attribute in
            if let key = attribute.key.base as? FileAttributeKey { all[key] = attribute.value }
        }
        if !attributes.isEmpty { try FileManager.default.setAttributes(attributes, ofItemAtPath: url.path) }
    }

    /// Writes `Data` or a `FileWrapper`.
    open func writeContents(
        _ contents: Any,
        to url: URL,
        for saveOperation: SaveOperation,
        originalContentsURL: URL?
    ) throws {
        switch contents {
        case let data as Data: try data.write(to: url, options: .atomic)
        case let wrapper as FileWrapper: try wrapper.write(to: url, options: .atomic, originalContentsURL: nil)
        default:
            throw CocoaError(
                .fileWriteUnknown,
                userInfo: [
                    NSFilePathErrorKey: url.path,
                    NSLocalizedDescriptionKey: "The contents are neither Data nor a FileWrapper.",
                ]
            )
        }
    }

    // MARK: Changes

    /// Says that the document was changed, or that a change was taken back.
    open func updateChangeCount(_ change: ChangeKind) { changes.update(change) }
    /// Stands for the changes up to now.
    open func changeCountToken(for saveOperation: SaveOperation) -> Any { changes.count }
    /// Says that the changes up to a token are saved.
    open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
        changes.count -= changeCountToken as? Int ?? changes.count
    }

    // MARK: What goes wrong

    /// Called with what kept the document from being read or written. Tells it in the log.
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        LayoutLog.note("\(fileURL.lastPathComponent): \(error.localizedDescription)")
        finishedHandlingError(error, recovered: false)
    }
    /// Called by who has overridden `handleError`, at its end. Does nothing more.
    open func finishedHandlingError(_ error: any Error, recovered: Bool) {}
    /// Called when nobody can answer a question about an error any more. Does nothing.
    open func userInteractionNoLongerPermitted(forError error: any Error) {}
    /// Called before a time in which the person mustn't edit. A subclass locks its views; does nothing.
    open func disableEditing() {}
    /// Called after a time in which the person mustn't edit. Does nothing.
    open func enableEditing() {}
    /// Calls a block that reads or writes the document's file; at once, for nothing else does.
    public final func performAsynchronousFileAccess(_ block: @escaping @Sendable () -> Void) { block() }

    private func set(_ state: State) {
        guard state != documentState else { return }
        documentState = state
        NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
    }

    private static func modificationDate(of url: URL) -> Date? {
        (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date
    }

    open override var description: String {
        "<\(type(of: self)): fileURL: \(fileURL), documentState: [\(documentState.names)]>"
    }
}
