/// An image file outside of asset catalogs (IM-4).
package struct LooseImageFile: Hashable, Sendable {
    /// Where the file is.
    package var path: String
    /// Pixels to a point, by its name.
    package var scale: CGFloat
    /// "~ipad" or "~iphone", by its name.
    package var idiom: UIUserInterfaceIdiom

    private static let scales: [(suffix: String, scale: CGFloat)] = [("@3x", 3), ("@2x", 2), ("", 1)]
    private static let idioms: [(suffix: String, idiom: UIUserInterfaceIdiom)] = [
        ("~iphone", .phone), ("~ipad", .pad), ("", .unspecified),
    ]
    private static let extensions = ["png", "jpg", "jpeg", "gif", "webp", "PNG", "JPG"]

    /// The files of a name in a folder, every scale and idiom.
    ///
    /// - Parameter name: With or without an extension.
    package static func all(named name: String, in folder: String) -> [LooseImageFile] {
        let path = URL(fileURLWithPath: folder).appendingPathComponent(name)
        let known = extensions.contains(path.pathExtension)
        let base = known ? path.deletingPathExtension().path : path.path
        let endings = known ? [path.pathExtension] : extensions
        var files: [LooseImageFile] = []
        for ending in endings {
            for (scaleSuffix, scale) in scales {
                for (idiomSuffix, idiom) in idioms {
                    let path = "\(base)\(scaleSuffix)\(idiomSuffix).\(ending)"
                    guard FileManager.default.fileExists(atPath: path) else { continue }
                    files.append(LooseImageFile(path: path, scale: scale, idiom: idiom))
                }
            }
            if !files.isEmpty { return files }
        }
        return files
    }

    /// The file that fits a scale best, for a path that names no scale; the file itself when it does.
    static func best(forPath path: String, scale: CGFloat) -> LooseImageFile? {
        let url = URL(fileURLWithPath: path)
        let stem = url.deletingPathExtension().lastPathComponent
        for (suffix, scale) in scales where !suffix.isEmpty && stem.hasSuffix(suffix) {
            return FileManager.default.fileExists(atPath: path)
                ? LooseImageFile(path: path, scale: scale, idiom: .unspecified) : nil
        }
        let files = all(named: url.lastPathComponent, in: url.deletingLastPathComponent().path)
        if let best = files.min(by: { ImageScale.rank($0.scale, for: scale) < ImageScale.rank($1.scale, for: scale) }) {
            return best
        }
        return FileManager.default.fileExists(atPath: path)
            ? LooseImageFile(path: path, scale: 1, idiom: .unspecified) : nil
    }
}

/// How well an image's scale fits a screen's (IM-3).
enum ImageScale {
    /// Lower is better: the same scale, then the next higher, then the next lower.
    static func rank(_ scale: CGFloat, for screen: CGFloat) -> CGFloat {
        if scale == screen || scale == 0 { return 0 }
        return scale > screen ? scale - screen : 100 + screen - scale
    }
}
