import Foundation
import UIKit

/// Where an app's textures are.
enum TextureFiles {
    static func image(named name: String) -> UIImage? {
        UIImage(named: name) ?? inAtlases(name)
    }

    private static func inAtlases(_ name: String) -> UIImage? {
        let stem = stem(of: name)
        for folder in atlases {
            let files = files(in: folder)
            if let file = files.first(where: { Self.stem(of: $0.key) == stem })?.value {
                return UIImage(contentsOfFile: file.path)
            }
        }
        return nil
    }

    /// Files of an atlas by name, that of the highest scale for each.
    static func atlas(named name: String) -> [String: URL] {
        let stem = (name as NSString).deletingPathExtension
        return atlases.first { $0.deletingPathExtension().lastPathComponent == stem }.map(files) ?? [:]
    }

    private static var atlases: [URL] {
        Bundle.main.paths(forResourcesOfType: "atlas", inDirectory: nil).map { URL(fileURLWithPath: $0) }
    }

    private static func files(in folder: URL) -> [String: URL] {
        // A built app links to its project's folders, and Foundation finds nothing in what a link leads to.
        let real = folder.resolvingSymlinksInPath()
        let found = (try? FileManager.default.contentsOfDirectory(at: real, includingPropertiesForKeys: nil)) ?? []
        let pictures = found.filter { ["png", "jpg", "jpeg"].contains($0.pathExtension.lowercased()) }
        return pictures.sorted { $0.lastPathComponent < $1.lastPathComponent }.reduce(into: [:]) { files, url in
            files[stem(of: url.lastPathComponent) + "." + url.pathExtension] = url
        }
    }

    /// A picture's name without ending, scale and device.
    static func stem(of name: String) -> String {
        var stem = name
        for ending in [".png", ".jpg", ".jpeg"] where stem.lowercased().hasSuffix(ending) {
            stem = String(stem.dropLast(ending.count))
        }
        for ending in ["~ipad", "~iphone", "@2x", "@3x"] where stem.hasSuffix(ending) {
            stem = String(stem.dropLast(ending.count))
        }
        return stem
    }
}
