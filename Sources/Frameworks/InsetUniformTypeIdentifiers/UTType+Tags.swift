extension UTType {
    /// The known types that a tag names, the most usual first.
    ///
    /// - Parameters:
    ///   - tag: In small letters or capitals.
    ///   - supertype: What they are kinds of; nil for all.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        let tag = tag.lowercased()
        return KnownType.all.filter { tags(of: $0, tagClass).contains(tag) }.map { UTType(known: $0.identifier) }
            .filter { type in supertype.map { type.conforms(to: $0) } ?? true }
    }

    /// The type that a tag names; nil where none of the known ones has it.
    ///
    /// - Parameter supertype: What it is a kind of; nil for whatever it is.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard let type = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else { return nil }
        self = type
    }

    /// The tags that name the type, the usual one first.
    public var tags: [UTTagClass: [String]] {
        guard let known = KnownType.byIdentifier[identifier] else { return [:] }
        let pairs = [UTTagClass.filenameExtension, .mimeType].map { ($0, Self.tags(of: known, $0)) }
        return Dictionary(uniqueKeysWithValues: pairs.filter { !$0.1.isEmpty })
    }

    private static func tags(of type: KnownType, _ tagClass: UTTagClass) -> [String] {
        switch tagClass {
        case .filenameExtension: type.extensions
        case .mimeType: type.mimeType.map { [$0] } ?? []
        default: []
        }
    }
}
