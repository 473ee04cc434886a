/// Why a catalog's image file can't be shown, with its path.
package struct ImageFileError: Error, CustomStringConvertible {
    /// The asset's name.
    package let name: String
    /// The file's path.
    package let path: String
    /// What is wrong, in a clause.
    package let reason: String

    /// "Assets.xcassets/Hill.imageset/Hill.png: PNG image is damaged: …".
    package var description: String { reason.hasPrefix(path) ? reason : "\(path): \(reason)" }
}
