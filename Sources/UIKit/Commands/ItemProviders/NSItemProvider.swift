import Foundation
import InsetUniformTypeIdentifiers
import Platform

/// Gives an item in one or more types of data, when it is asked: what is dragged, pasted, shared or chosen.
///
/// Completion handlers are called in the next turn of the main loop; from other threads at once.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
    private typealias DataHandler = @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

    private struct Representation {
        var type: String
        var load: DataHandler
        /// The object that gives the data; handed over as it is to who wants its class.
        var object: (any NSItemProviderWriting)?
    }

    /// What went wrong, under this domain.
    public static let errorDomain = "NSItemProviderErrorDomain"

    private var representations: [Representation] = []
    private var item: Any?
    /// The name that the item should get, without an extension. Nil by default.
    open var suggestedName: String?
    /// What other apps of the team may know. Nil by default.
    open var teamData: Data?
    /// The size that the item wants on the screen, in points. Default: zero, for its own.
    open var preferredPresentationSize = CGSize.zero

    /// Without anything to give.
    public override init() { super.init() }

    /// Gives an object, in the types that it says.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Gives an item of a type: an object that is written to archives, or a file's URL.
    public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        super.init()
        self.item = item
        guard let typeIdentifier else { return }
        let data = Self.data(of: item)
        register(typeIdentifier, nil) { done in
            done(data, data == nil ? Self.missing(typeIdentifier) : nil)
            return nil
        }
    }

    /// Gives a file, in the type of its extension.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, fileURL.isFileURL, FileManager.default.isReadableFile(atPath: fileURL.path) else {
            return nil
        }
        self.init()
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
        let type = UTType(filenameExtension: fileURL.pathExtension)?.identifier ?? "public.data"
        registerFileRepresentation(forTypeIdentifier: type, visibility: .all) { done in
            done(fileURL, true, nil)
            return nil
        }
    }

    // MARK: What it gives

    /// The types, in the order in which they were registered.
    open var registeredTypeIdentifiers: [String] { representations.map(\.type) }
    /// The types, in the order in which they were registered.
    open var registeredContentTypes: [UTType] { registeredTypeIdentifiers.compactMap { UTType($0) } }
    /// Whether it gives a type, or a kind of it.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { found(typeIdentifier) != nil }
    /// Whether it gives a type, or a kind of it, as such a file.
    open func hasRepresentationConforming(
        toTypeIdentifier typeIdentifier: String,
        fileOptions: NSItemProviderFileOptions = []
    ) -> Bool { hasItemConformingToTypeIdentifier(typeIdentifier) }

    /// Whether an object of a class can be made of what it gives.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        representations.contains { $0.object.map { Self.isObject($0, of: aClass) } ?? false }
            || aClass.readableTypeIdentifiersForItemProvider.contains { found($0) != nil }
    }
    /// Whether it gives a text.
    public func canLoadObject(ofClass aClass: String.Type) -> Bool { canLoadObject(ofClass: NSString.self) }
    /// Whether it gives a URL.
    public func canLoadObject(ofClass aClass: URL.Type) -> Bool { canLoadObject(ofClass: NSURL.self) }

    /// The object that the data are made of; nil for data of another kind.
    var writtenObject: (any NSItemProviderWriting)? { representations.lazy.compactMap(\.object).first }

    private func found(_ type: String) -> Representation? {
        guard let wanted = UTType(type) else { return nil }
        return representations.first { $0.type == type }
            ?? representations.first { UTType($0.type)?.conforms(to: wanted) ?? false }
    }

    private static func isObject(_ object: any NSItemProviderWriting, of type: any NSItemProviderReading.Type) -> Bool {
        var next: AnyClass? = Swift.type(of: object)
        while let current = next {
            if current == type { return true }
            next = _getSuperclass(current)
        }
        return false
    }

    // MARK: Registering

    /// Gives data of a type; the handler is called when they are wanted.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) { register(typeIdentifier, nil, loadHandler) }

    /// Gives a file of a type; the handler is called when it is wanted.
    open func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        fileOptions: NSItemProviderFileOptions = [],
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        register(typeIdentifier, nil) { done in
            loadHandler { url, _, error in
                let data = url.flatMap { try? Data(contentsOf: $0) }
                done(data, error ?? (data == nil ? Self.missing(typeIdentifier) : nil))
            }
        }
    }

    /// Gives an object, in the types that it says.
    open func registerObject(
        _ object: any NSItemProviderWriting,
        visibility: NSItemProviderRepresentationVisibility
    ) {
        nonisolated(unsafe) let object = object
        for type in object.writableTypeIdentifiersForItemProvider {
            register(type, object) { object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: $0) }
        }
    }

    private func register(_ type: String, _ object: (any NSItemProviderWriting)?, _ load: @escaping DataHandler) {
        representations.removeAll { $0.type == type }
        representations.append(Representation(type: type, load: load, object: object))
    }

    // MARK: The pasteboard

    /// Gives what an item of a pasteboard holds: objects in the types that they say, data in its own.
    convenience init(pasteboardItem item: [String: Any]) {
        self.init()
        for (type, value) in item.sorted(by: { $0.key < $1.key }) {
            switch value {
            case let text as String: registerObject(text as NSString, visibility: .all)
            case let url as URL: registerObject(url as NSURL, visibility: .all)
            case let object as any NSItemProviderWriting: registerObject(object, visibility: .all)
            default:
                let data = Self.data(of: value)
                register(type, nil) { done in
                    done(data, data == nil ? Self.missing(type) : nil)
                    return nil
                }
            }
        }
    }

    /// What it gives at once, by type, as a pasteboard's item holds it; later data come from the provider alone.
    var pasteboardItem: [String: Any] {
        var item: [String: Any] = [:]
        for representation in representations {
            switch representation.object {
            case let text as NSString: item[representation.type] = "\(text)"
            case let url as NSURL: item[representation.type] = url.absoluteURL
            case let object? where object is UIImage || object is UIColor: item[representation.type] = object
            case let object?: item[representation.type] = Self.dataNow(representation) ?? object
            case nil: item[representation.type] = Self.dataNow(representation) ?? Data()
            }
        }
        return item
    }

    private static func dataNow(_ representation: Representation) -> Data? {
        nonisolated(unsafe) var found: Data?
        _ = representation.load { data, _ in found = data }
        return found
    }

    // MARK: Loading

    /// Hands an object of a class over, made of the first type that both know.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let own = representations.lazy.compactMap(\.object).first { Self.isObject($0, of: aClass) }
        if let object = own as? any NSItemProviderReading {
            nonisolated(unsafe) let object = object
            Self.later { completionHandler(object, nil) }
            return Self.progress
        }
        let types = aClass.readableTypeIdentifiersForItemProvider
        guard let match = types.lazy.compactMap({ type in self.found(type).map { (type, $0) } }).first else {
            let name = "\(aClass)"
            Self.later { completionHandler(nil, Self.missing(name)) }
            return Self.progress
        }
        let (type, representation) = match
        return load(representation) { data, error in
            do {
                let object = try data.map { try aClass.object(withItemProviderData: $0, typeIdentifier: type) }
                completionHandler(object, object == nil ? error ?? Self.missing(type) : nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Hands a text over.
    @discardableResult
    public func loadObject(
        ofClass aClass: String.Type,
        completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
    ) -> Progress {
        loadObject(ofClass: NSString.self) { completionHandler(($0 as? NSString).map { "\($0)" }, $1) }
    }

    /// Hands a URL over.
    @discardableResult
    public func loadObject(
        ofClass aClass: URL.Type,
        completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        loadObject(ofClass: NSURL.self) { completionHandler(($0 as? NSURL)?.absoluteURL, $1) }
    }

    /// Hands the data of a type over, or of a kind of it.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        guard let representation = found(typeIdentifier) else {
            Self.later { completionHandler(nil, Self.missing(typeIdentifier)) }
            return Self.progress
        }
        return load(representation, completionHandler)
    }

    /// Hands a copy of a file over, which is deleted after the handler's return.
    @discardableResult
    open func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        let ending = found(typeIdentifier).flatMap { UTType($0.type)?.preferredFilenameExtension }
        let name = suggestedName ?? "Item"
        return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            guard let data else { return completionHandler(nil, error) }
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: folder) }
            var url = folder.appendingPathComponent(name)
            if let ending { url.appendPathExtension(ending) }
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try data.write(to: url)
                completionHandler(url, nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Hands an item over: what it was made with, or data of the type.
    open func loadItem(
        forTypeIdentifier typeIdentifier: String,
        options: [AnyHashable: Any]? = nil,
        completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
    ) {
        if let item = item as? any NSSecureCoding, found(typeIdentifier) != nil {
            nonisolated(unsafe) let item = item
            return Self.later { completionHandler?(item, nil) }
        }
        loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            completionHandler?(data.map { $0 as NSData }, error)
        }
    }

    private func load(
        _ representation: Representation,
        _ done: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        let load = representation.load
        nonisolated(unsafe) var made: Progress?
        made = load { data, error in Self.later { done(data, error) } }
        return made ?? Self.progress
    }

    private static var progress: Progress { Progress(totalUnitCount: 0) }

    private static func later(_ body: @escaping @Sendable () -> Void) {
        guard Thread.isMainThread else { return body() }
        MainActor.assumeIsolated { _ = EventLoop.main.schedule(after: 0, body) }
    }

    private static func data(of item: Any?) -> Data? {
        switch item {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let url as URL: url.isFileURL ? try? Data(contentsOf: url) : Data(url.absoluteString.utf8)
        case let image as UIImage: image.pngData()
        case let item?: try? NSKeyedArchiver.archivedData(withRootObject: item, requiringSecureCoding: false)
        case nil: nil
        }
    }

    private static func missing(_ what: String) -> any Error {
        NSError(
            domain: errorDomain,
            code: -1000,
            userInfo: [NSLocalizedDescriptionKey: "Cannot load representation of type \(what)"]
        )
    }

    /// Another that gives the same.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSItemProvider()
        (copy.representations, copy.item) = (representations, item)
        (copy.suggestedName, copy.teamData) = (suggestedName, teamData)
        copy.preferredPresentationSize = preferredPresentationSize
        return copy
    }
}
