import Foundation

/// One file of a data set.
public struct DataVariant: Hashable, Sendable {
    /// For what the file is made.
    public var conditions: VariantConditions
    /// The file.
    public var url: URL
    /// What kind of file the document says that it is, as `public.json`; nil where it says nothing.
    public var typeIdentifier: String?
}
