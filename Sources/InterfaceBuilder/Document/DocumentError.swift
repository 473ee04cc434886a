/// Why a document cannot be read at all; each says so in one line.
public enum DocumentError: Error, Hashable, Sendable {
    /// The file could not be opened.
    case unreadable(file: String, reason: String)
    /// The file has no bytes.
    case empty(file: String)
    /// The file has more bytes than `limit`.
    case tooLarge(file: String, bytes: Int, limit: Int)
    /// Not well-formed XML; line and column count from 1.
    case malformed(file: String, line: Int, column: Int, reason: String)
    /// The document declares an entity, which Xcode never does and hostile documents do.
    case entityDeclaration(file: String, line: Int)
    /// Elements are nested deeper than `limit`.
    case tooDeep(file: String, line: Int, limit: Int)
    /// There are more elements than `limit`.
    case tooManyElements(file: String, line: Int, limit: Int)
    /// There are more attributes than `limit`.
    case tooManyAttributes(file: String, line: Int, limit: Int)
    /// A tag, a comment or the like has more bytes than `limit`.
    case tagTooLong(file: String, line: Int, limit: Int)
    /// An attribute or a text has more bytes than `limit`.
    case textTooLong(file: String, line: Int, limit: Int)
    /// XML, but of another kind; `root` is its outermost element.
    case notInterfaceBuilder(file: String, root: String)
    /// The format of Xcode 3 and 4.0, a keyed archive in XML.
    case archive(file: String)
    /// A nib that `ibtool` has compiled.
    case compiled(file: String)
    /// A document for "macOS", "watchOS", "tvOS" or "visionOS".
    case otherPlatform(file: String, platform: String)
    /// A `.strings` file or String Catalog that cannot be read.
    case malformedStrings(file: String, line: Int, reason: String)
}

extension DocumentError: CustomStringConvertible {
    /// Where, what, and what to do.
    public var description: String {
        switch self {
        case .unreadable(let file, let reason):
            "\(file): cannot be opened (\(reason)); check the path and its permissions"
        case .empty(let file):
            "\(file): the file is empty; restore it from version control"
        case .tooLarge(let file, let bytes, let limit):
            "\(file): \(bytes) bytes are more than the \(limit) that a document may have; split it into several"
        case .malformed(let file, let line, let column, let reason):
            "\(file):\(line):\(column): not well-formed XML (\(reason)); "
                + "look for a merge conflict or a truncated file there"
        case .entityDeclaration(let file, let line):
            "\(file):\(line): the document declares an XML entity, which Interface Builder never does; remove the DOCTYPE"
        case .tooDeep(let file, let line, let limit):
            "\(file):\(line): elements are nested more than \(limit) deep; move inner views into a document of their own"
        case .tooManyElements(let file, let line, let limit):
            "\(file):\(line): the document has more than \(limit) elements; split it into several"
        case .tooManyAttributes(let file, let line, let limit):
            "\(file):\(line): the document has more than \(limit) attributes; split it into several"
        case .tagTooLong(let file, let line, let limit):
            "\(file):\(line): a tag is longer than \(limit) bytes; look for a file that was damaged there"
        case .textTooLong(let file, let line, let limit):
            "\(file):\(line): a text is longer than \(limit) bytes; let the app load it from a file of its own"
        case .notInterfaceBuilder(let file, let root):
            "\(file): <\(root)> is not an Interface Builder document; give a storyboard or a xib"
        case .archive(let file):
            "\(file): saved in the archive format of Xcode 3; open it in Xcode 5 to 15 and save it again"
        case .compiled(let file):
            "\(file): a compiled nib; give the storyboard or xib that it was made from"
        case .otherPlatform(let file, let platform):
            "\(file): a document for \(platform); only those for iOS and iPadOS can be read"
        case .malformedStrings(let file, let line, let reason):
            "\(file):\(line): not a table of strings (\(reason)); correct it there"
        }
    }
}
