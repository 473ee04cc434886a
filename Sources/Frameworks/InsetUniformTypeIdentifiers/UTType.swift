import Foundation

/// A kind of data: an image, a text, a movie.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The type's name: `public.jpeg`.
    public let identifier: String

    /// A type that the system knows, or that the app's Info.plist declares; nil for any other name.
    ///
    /// Of the system's many types few are described here: a name in its or a public domain counts as known.
    public init?(_ identifier: String) {
        let domains = ["public.", "com.apple.", "com.adobe.", "com.microsoft.", "dyn."]
        let isKnown = domains.contains(where: identifier.hasPrefix) || KnownType.byIdentifier[identifier] != nil
        guard isKnown || Self.declared.contains(identifier) else { return nil }
        self.identifier = identifier
    }

    /// The types in the Info.plist of the process's bundle.
    private static var declared: Set<String> {
        let lists = ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"].compactMap {
            Bundle.main.object(forInfoDictionaryKey: $0) as? [[String: Any]]
        }
        return Set(lists.joined().compactMap { $0["UTTypeIdentifier"] as? String })
    }

    init(known identifier: String) { self.identifier = identifier }

    /// A type that an app declares.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
    }

    /// A type that another app declares.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
    }

    /// The type of files with an extension, `jpg`; nil where none of the known types has it.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let ending = filenameExtension.lowercased()
        guard let known = KnownType.all.first(where: { $0.extensions.contains(ending) }) else { return nil }
        identifier = known.identifier
    }

    /// The type of data with a MIME type, `image/jpeg`; nil where none of the known types has it.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        guard let known = KnownType.all.first(where: { $0.mimeType == mimeType.lowercased() }) else { return nil }
        identifier = known.identifier
    }

    private var known: KnownType? { KnownType.byIdentifier[identifier] }

    /// The usual extension of its files. Nil for kinds of types, and unknown ones.
    public var preferredFilenameExtension: String? { known?.extensions.first }
    /// The usual MIME type. Nil for kinds of types, and unknown ones.
    public var preferredMIMEType: String? { known?.mimeType }
    /// The name that people know it by; in English here.
    public var localizedDescription: String? { known?.title }
    /// Whether it has a name of an app's own.
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
    /// Whether the system declares it.
    public var isDeclared: Bool { known != nil }
    /// Whether its name is everybody's.
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// All types that it is a kind of.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        var waiting = known?.parents ?? []
        while let next = waiting.popLast() {
            if found.insert(UTType(known: next)).inserted { waiting += KnownType.byIdentifier[next]?.parents ?? [] }
        }
        return found
    }

    /// Whether it is another type or a kind of it.
    public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
    /// Whether it is a kind of another type.
    public func isSubtype(of type: UTType) -> Bool { self != type && supertypes.contains(type) }
    /// Whether another type is a kind of it.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    /// The type's name.
    public var description: String { identifier }
}
