/// A file of an asset catalog.
package struct NamedData: Sendable {
    package let data: Data
    /// What kind of file the catalog says that it is; nil where it says nothing.
    package let typeIdentifier: String?
}
