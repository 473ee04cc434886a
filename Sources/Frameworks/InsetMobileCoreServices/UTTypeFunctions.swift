import Foundation
import InsetUniformTypeIdentifiers

/// The class of tags that are MIME types.
nonisolated(unsafe) public let kUTTagClassMIMEType: NSString = "public.mime-type"
/// The class of tags that are extensions of files.
nonisolated(unsafe) public let kUTTagClassFilenameExtension: NSString = "public.filename-extension"

/// Whether a type is another or a kind of it.
public func UTTypeConformsTo(_ inUTI: NSString, _ inConformsToUTI: NSString) -> Bool {
    guard let type = UTType(inUTI as String), let other = UTType(inConformsToUTI as String) else { return false }
    return type.conforms(to: other)
}

/// The type with a tag; nil where none of the known ones has it. Take it by `takeRetainedValue()`.
public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: NSString,
    _ inTag: NSString,
    _ inConformingToUTI: NSString?
) -> Unmanaged<NSString>? {
    let tag = inTag as String
    let type = inTagClass == kUTTagClassMIMEType ? UTType(mimeType: tag) : UTType(filenameExtension: tag)
    return type.map { Unmanaged.passRetained($0.identifier as NSString) }
}

/// The usual tag of a type; nil where it has none. Take it by `takeRetainedValue()`.
public func UTTypeCopyPreferredTagWithClass(
    _ inUTI: NSString,
    _ inTagClass: NSString
) -> Unmanaged<NSString>? {
    let type = UTType(inUTI as String)
    let tag = inTagClass == kUTTagClassMIMEType ? type?.preferredMIMEType : type?.preferredFilenameExtension
    return tag.map { Unmanaged.passRetained($0 as NSString) }
}
