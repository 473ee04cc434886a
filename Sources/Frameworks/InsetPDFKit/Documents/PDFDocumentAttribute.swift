import Foundation

/// What a file says of itself.
public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
    /// The name in the file.
    public let rawValue: String
    /// An attribute by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The title, a string.
    public static let titleAttribute = PDFDocumentAttribute(rawValue: "Title")
    /// The person who wrote it, a string.
    public static let authorAttribute = PDFDocumentAttribute(rawValue: "Author")
    /// What it is about, a string.
    public static let subjectAttribute = PDFDocumentAttribute(rawValue: "Subject")
    /// The program that it was written with, a string.
    public static let creatorAttribute = PDFDocumentAttribute(rawValue: "Creator")
    /// The program that made the file, a string.
    public static let producerAttribute = PDFDocumentAttribute(rawValue: "Producer")
    /// When it was made, a date.
    public static let creationDateAttribute = PDFDocumentAttribute(rawValue: "CreationDate")
    /// When it was changed, a date.
    public static let modificationDateAttribute = PDFDocumentAttribute(rawValue: "ModDate")
    /// Words, an array of strings.
    public static let keywordsAttribute = PDFDocumentAttribute(rawValue: "Keywords")

    static let texts: [PDFDocumentAttribute] = [
        .titleAttribute, .authorAttribute, .subjectAttribute, .creatorAttribute, .producerAttribute,
    ]
}

/// How a document is written.
public struct PDFDocumentWriteOption: RawRepresentable, Hashable, Sendable {
    /// The option's name.
    public let rawValue: String
    /// An option by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The password that opens all; files aren't locked here.
    public static let ownerPasswordOption = PDFDocumentWriteOption(rawValue: "kPDFDocumentOwnerPasswordOption")
    /// The password that opens the pages; files aren't locked here.
    public static let userPasswordOption = PDFDocumentWriteOption(rawValue: "kPDFDocumentUserPasswordOption")
}
