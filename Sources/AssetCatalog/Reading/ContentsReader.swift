import Foundation
import Platform

/// Reads the `Contents.json` of one folder of a catalog.
///
/// - Note: Fact IM-5.
struct ContentsReader {
    let folder: URL
    /// Bytes; real ones have a few thousand.
    private static let largestFile = 4 << 20

    typealias Object = [String: Any]

    private var url: URL { folder.appendingPathComponent("Contents.json") }

    /// Whether a group's name belongs to the names of what is in it.
    var providesNamespace: Bool {
        guard let contents = try? read(), let properties = contents["properties"] as? Object else { return false }
        return properties["provides-namespace"] as? Bool ?? false
    }

    /// The whole document.
    func read() throws(AssetCatalogError) -> Object {
        guard let data = ResourceFile.data(at: url.path) else {
            throw failure("it can't be read; check that it exists")
        }
        guard data.count <= Self.largestFile else { throw failure("it has \(data.count) bytes, which is too much") }
        let value: Any
        do {
            value = try JSONSerialization.jsonObject(with: data)
        } catch {
            throw failure("it is no valid JSON")
        }
        guard let object = value as? Object else { throw failure("it holds no object") }
        return object
    }

    func failure(_ reason: String) -> AssetCatalogError {
        .unreadableContents(path: url.path, reason: reason)
    }

    /// The file that a variant names; nil where it names none, or one that isn't there.
    func file(of entry: Object) throws(AssetCatalogError) -> URL? {
        guard let file = entry["filename"] as? String, !file.isEmpty else { return nil }
        guard !file.contains("/"), file != "..", file != "." else { throw .forbiddenName(file) }
        let path = folder.appendingPathComponent(file).path
        let url = URL(fileURLWithPath: MacDisk.spelling(of: path, below: folder.path))
        return FileManager.default.fileExists(atPath: url.path) ? url : nil
    }

    // MARK: Conditions

    /// For what a variant is made, from the keys that images and colors share.
    func conditions(_ entry: Object) -> VariantConditions {
        var conditions = VariantConditions()
        switch entry["idiom"] as? String {
        case "universal", nil: conditions.idiom = .unspecified
        case "iphone": conditions.idiom = .phone
        case "ipad": conditions.idiom = .pad
        case "tv": conditions.idiom = .tv
        case "car": conditions.idiom = .carPlay
        case "mac": conditions.idiom = .mac
        case "vision": conditions.idiom = .vision
        default: conditions.isForeign = true
        }
        // A subtype is a screen of one certain height, which no trait tells.
        if entry["subtype"] != nil { conditions.isForeign = true }
        conditions.scale = (entry["scale"] as? String).flatMap { $0.hasSuffix("x") ? Double($0.dropLast()) : nil }
        conditions.horizontalSizeClass = sizeClass(entry["width-class"])
        conditions.verticalSizeClass = sizeClass(entry["height-class"])
        switch entry["language-direction"] as? String {
        case "left-to-right": conditions.layoutDirection = .leftToRight
        case "right-to-left": conditions.layoutDirection = .rightToLeft
        default: break
        }
        switch entry["display-gamut"] as? String {
        case "display-P3": conditions.displayGamut = .displayP3
        case "sRGB": conditions.displayGamut = .sRGB
        default: break
        }
        for appearance in entry["appearances"] as? [Object] ?? [] {
            switch (appearance["appearance"] as? String, appearance["value"] as? String) {
            case ("luminosity", "dark"): conditions.appearance = .dark
            case ("luminosity", "light"): conditions.appearance = .light
            case ("contrast", "high"): conditions.isHighContrast = true
            default: break
            }
        }
        return conditions
    }

    private func sizeClass(_ value: Any?) -> SizeClass {
        switch value as? String {
        case "compact": .compact
        case "regular": .regular
        default: .unspecified
        }
    }
}
