import Foundation

/// Calls the app's code that reads and writes files, and tells the files' presenters about changes.
///
/// Accessors run at once, on the caller's thread: no other process has the app's files here, and accessors of
/// different threads aren't kept apart. Options have no effect.
open class NSFileCoordinator: NSObject, @unchecked Sendable {
    /// What a reader wants; without effect here.
    public struct ReadingOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// A set of these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Presenters needn't save first.
        public static let withoutChanges = ReadingOptions(rawValue: 1 << 0)
        /// A symbolic link's item is meant.
        public static let resolvesSymbolicLink = ReadingOptions(rawValue: 1 << 1)
        /// Only attributes are read.
        public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 1 << 2)
        /// The item is sent somewhere.
        public static let forUploading = ReadingOptions(rawValue: 1 << 3)
    }

    /// What a writer does; without effect here.
    public struct WritingOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// A set of these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The item is deleted.
        public static let forDeleting = WritingOptions(rawValue: 1 << 0)
        /// The item gets another place.
        public static let forMoving = WritingOptions(rawValue: 1 << 1)
        /// Presenters save first.
        public static let forMerging = WritingOptions(rawValue: 1 << 2)
        /// Another item takes its place.
        public static let forReplacing = WritingOptions(rawValue: 1 << 3)
        /// Only attributes are written.
        public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 1 << 4)
    }

    private let presenter: (any NSFilePresenter)?
    /// Which coordinators belong together; any text, here without effect.
    open var purposeIdentifier: String = UUID().uuidString

    /// A coordinator of a presenter, which isn't told about what it does itself.
    public init(filePresenter filePresenterOrNil: (any NSFilePresenter)?) {
        presenter = filePresenterOrNil
        super.init()
    }

    /// A coordinator of no presenter.
    public override convenience init() { self.init(filePresenter: nil) }

    // MARK: Presenters

    /// Those that were added, in their order.
    open class var filePresenters: [any NSFilePresenter] { FilePresenters.current.all }
    /// Begins to tell a presenter about changes; it's kept until it's removed.
    open class func addFilePresenter(_ filePresenter: any NSFilePresenter) { FilePresenters.current.add(filePresenter) }
    /// Ends that.
    open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {
        FilePresenters.current.remove(filePresenter)
    }

    // MARK: Access

    /// Calls the accessor with the same place, before it returns; no error occurs.
    open func coordinate(
        readingItemAt url: URL,
        options: ReadingOptions = [],
        error outError: UnsafeMutablePointer<NSError?>?,
        byAccessor reader: (URL) -> Void
    ) {
        reader(url)
    }

    /// Calls the accessor with the same place, then tells the item's other presenters; no error occurs.
    open func coordinate(
        writingItemAt url: URL,
        options: WritingOptions = [],
        error outError: UnsafeMutablePointer<NSError?>?,
        byAccessor writer: (URL) -> Void
    ) {
        writer(url)
        FilePresenters.current.tellChange(of: url, except: presenter)
    }

    /// Calls the accessor with both places, then tells the written item's other presenters; no error occurs.
    open func coordinate(
        readingItemAt readingURL: URL,
        options readingOptions: ReadingOptions = [],
        writingItemAt writingURL: URL,
        options writingOptions: WritingOptions = [],
        error outError: UnsafeMutablePointer<NSError?>?,
        byAccessor readerWriter: (URL, URL) -> Void
    ) {
        readerWriter(readingURL, writingURL)
        FilePresenters.current.tellChange(of: writingURL, except: presenter)
    }

    /// Calls the accessor with both places, then tells both items' other presenters; no error occurs.
    open func coordinate(
        writingItemAt url1: URL,
        options options1: WritingOptions = [],
        writingItemAt url2: URL,
        options options2: WritingOptions = [],
        error outError: UnsafeMutablePointer<NSError?>?,
        byAccessor writer: (URL, URL) -> Void
    ) {
        writer(url1, url2)
        for url in [url1, url2] { FilePresenters.current.tellChange(of: url, except: presenter) }
    }

    /// Does nothing: presenters needn't be told where an item went, as only its own code moved it.
    open func item(at oldURL: URL, willMoveTo newURL: URL) {}
    /// Tells the item's presenters nothing, as ``item(at:willMoveTo:)``.
    open func item(at oldURL: URL, didMoveTo newURL: URL) {}
    /// Does nothing: an accessor has run before anybody could cancel it.
    open func cancel() {}
}
