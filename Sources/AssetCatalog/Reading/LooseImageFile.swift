import Foundation
import Platform

/// An image file that says in its name for which screen it is: `Name@2x~ipad.png`.
///
/// - Note: Fact IM-4.
struct LooseImageFile {
    let url: URL
    /// The name without scale, idiom and extension.
    let stem: String
    /// In lower case.
    let fileExtension: String
    let conditions: VariantConditions

    private static let extensions = ["png", "jpg", "jpeg", "gif", "webp", "heic", "pdf", "svg"]

    /// Nil for what is no image by its extension.
    init?(url: URL) {
        let (stem, fileExtension) = Self.split(url.lastPathComponent)
        guard let fileExtension else { return nil }
        var name = stem
        var conditions = VariantConditions()
        for (suffix, idiom) in [("~ipad", Idiom.pad), ("~iphone", .phone)] where name.hasSuffix(suffix) {
            name = String(name.dropLast(suffix.count))
            conditions.idiom = idiom
        }
        let isVector = fileExtension == "pdf" || fileExtension == "svg"
        conditions.scale = isVector ? nil : 1
        for scale in 1...3 where name.hasSuffix("@\(scale)x") {
            name = String(name.dropLast(3))
            conditions.scale = Double(scale)
        }
        self.url = url
        self.stem = name
        self.fileExtension = fileExtension
        self.conditions = conditions
    }

    var variant: ImageVariant { ImageVariant(conditions: conditions, url: url) }

    /// The name without an image's extension, and that extension in lower case; nil when it has none.
    static func split(_ name: String) -> (stem: String, fileExtension: String?) {
        guard let dot = name.lastIndex(of: ".") else { return (name, nil) }
        let fileExtension = name[name.index(after: dot)...].lowercased()
        guard extensions.contains(fileExtension) else { return (name, nil) }
        return (String(name[..<dot]), fileExtension)
    }
}
