import Foundation

extension UIDocument {
    /// What a document is in; a set.
    public struct State: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// A set of these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Open, and without a fault.
        public static let normal: State = []
        /// Not opened yet, or not any more.
        public static let closed = State(rawValue: 1 << 0)
        /// The file has versions that contradict each other; never here, where no other device changes it.
        public static let inConflict = State(rawValue: 1 << 1)
        /// The last save failed.
        public static let savingError = State(rawValue: 1 << 2)
        /// The person mustn't edit now; never here.
        public static let editingDisabled = State(rawValue: 1 << 3)
        /// Something long goes on; never here.
        public static let progressAvailable = State(rawValue: 1 << 4)

        /// For a description.
        var names: String {
            let names: [(State, String)] = [
                (.closed, "Closed"), (.inConflict, "Conflict"), (.savingError, "SavingError"),
                (.editingDisabled, "EditingDisabled"), (.progressAvailable, "ProgressAvailable"),
            ]
            let said = names.filter { contains($0.0) }.map(\.1)
            return said.isEmpty ? "Normal" : said.joined(separator: " | ")
        }
    }

    /// Why a document is written.
    public enum SaveOperation: Int, Sendable {
        /// It is new, or is to be at another place.
        case forCreating
        /// It is at its place.
        case forOverwriting
    }

    /// How the number of changes goes on.
    public enum ChangeKind: Int, Sendable {
        /// One more.
        case done
        /// One was taken back.
        case undone
        /// One was done again.
        case redone
        /// The document is as its file is.
        case cleared
    }

    /// Posted by a document whose state has changed.
    public nonisolated static let stateChangedNotification = Notification.Name("UIDocumentStateChangedNotification")
    /// The key of an activity's information under which the document's URL stands.
    public nonisolated static let userActivityURLKey = "NSUserActivityDocumentURLKey"

    // MARK: Waiting

    /// Reads the file.
    ///
    /// - Returns: Whether it could be.
    @discardableResult
    public func open() async -> Bool { await withCheckedContinuation { done in open { done.resume(returning: $0) } } }
    /// Saves what has changed and closes the document.
    ///
    /// - Returns: Whether it was saved.
    @discardableResult
    public func close() async -> Bool { await withCheckedContinuation { done in close { done.resume(returning: $0) } } }
    /// Saves where there are changes.
    ///
    /// - Returns: Whether it was saved; true where there is nothing to save.
    @discardableResult
    public func autosave() async -> Bool {
        await withCheckedContinuation { done in autosave { done.resume(returning: $0) } }
    }
    /// Writes the document to a file.
    ///
    /// - Returns: Whether it could be.
    @discardableResult
    public func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
        await withCheckedContinuation { done in save(to: url, for: saveOperation) { done.resume(returning: $0) } }
    }
    /// Reads another file, or the same anew, in place of what is there.
    ///
    /// - Returns: Whether it could be.
    @discardableResult
    public func revert(toContentsOf url: URL) async -> Bool {
        await withCheckedContinuation { done in revert(toContentsOf: url) { done.resume(returning: $0) } }
    }
}
