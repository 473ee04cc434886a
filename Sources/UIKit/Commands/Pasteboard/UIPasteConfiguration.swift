import Foundation

/// Which types of items a responder lets be pasted and dropped.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject, @preconcurrency NSCopying {
    /// Uniform type identifiers; items of other types that conform to them are taken as well.
    open var acceptableTypeIdentifiers: [String]

    /// Of type identifiers.
    public required init(acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
        super.init()
    }

    /// Of all types that objects of a class can be made of.
    public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
        self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
    }

    /// Of nothing yet.
    public override convenience init() { self.init(acceptableTypeIdentifiers: []) }

    /// Takes more types.
    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
    }
    /// Takes the types that objects of another class can be made of.
    open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
        addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
    }

    /// Another of the same types.
    open func copy(with zone: NSZone? = nil) -> Any {
        type(of: self).init(acceptableTypeIdentifiers: acceptableTypeIdentifiers)
    }
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIPasteConfiguration else { return false }
        return MainActor.assumeIsolated { other.acceptableTypeIdentifiers == acceptableTypeIdentifiers }
    }

    /// Whether an item has one of the types.
    func accepts(_ provider: NSItemProvider) -> Bool {
        acceptableTypeIdentifiers.contains(where: provider.hasItemConformingToTypeIdentifier)
    }
}

extension UIPasteConfiguration {
    /// Of all types that texts are made of.
    public convenience init(forAccepting aClass: String.Type) { self.init(forAccepting: NSString.self) }
    /// Of all types that URLs are made of.
    public convenience init(forAccepting aClass: URL.Type) { self.init(forAccepting: NSURL.self) }
    /// Takes the types that texts are made of.
    public func addTypeIdentifiers(forAccepting aClass: String.Type) { addTypeIdentifiers(forAccepting: NSString.self) }
    /// Takes the types that URLs are made of.
    public func addTypeIdentifiers(forAccepting aClass: URL.Type) { addTypeIdentifiers(forAccepting: NSURL.self) }
}
