import Foundation
import InterfaceBuilder
import Platform

/// Tells what a document's pictures show from what they would show after an edit: of the document, or of what its project
/// holds for it.
///
/// What counts is what the document names: its images, colors and fonts, its translations, the storyboards that it refers
/// to, and the app's Info.plist and accent color. The same files give the same stamp, wherever and whenever they lie there.
package struct DocumentStamp {
    /// By path; catalogs are listed and fonts are read once for all documents of a run.
    private var sets: [String: [String: [String]]] = [:]
    private var hashes: [String: String] = [:]

    package init() {}

    /// The stamp of a document as it lies on disk.
    package mutating func text(of document: ProjectDocument) -> String {
        let (url, resources) = (document.url, document.resources)
        var paths = [url.path] + [resources.infoPropertyList].compactMap { $0 }
        let stem = url.deletingPathExtension().lastPathComponent
        paths += resources.localizations.flatMap { folder in
            ["strings", "xcstrings"].map { "\(folder)/\(stem).\($0)" }
        }
        let own = document.document.resources
        let images = own.images.values.filter { $0.catalog != "system" }.map(\.name)
        for name in Set(images + Array(own.namedColors.keys) + ["AccentColor"]).sorted() {
            paths += files(named: name, in: resources)
        }
        if document.document.root.child(named: "customFonts") != nil { paths += resources.fonts }
        let references = document.document.scenes.compactMap { $0.viewController?.string("storyboardName") }
        for name in Set(references).sorted() {
            let places = resources.folders.map { "\($0)/\(name).storyboard" } + resources.storyboards
            paths += places.filter { $0.hasSuffix("/\(name).storyboard") }
        }
        // Without the folders that they lie in, which another machine calls otherwise.
        let lines = paths.compactMap { path in hash(of: path).map { "\((path as NSString).lastPathComponent) \($0)" } }
        return StableHash.hex(lines.joined(separator: "\n"))
    }

    /// The content of a file; nil where there is none.
    private mutating func hash(of path: String) -> String? {
        if let known = hashes[path] { return known.isEmpty ? nil : known }
        let hash = ResourceFile.data(at: path).map { StableHash.hex($0) } ?? ""
        hashes[path] = hash
        return hash.isEmpty ? nil : hash
    }

    /// What the catalogs and folders hold under a name, the nearest first.
    private mutating func files(named name: String, in resources: ProjectResources) -> [String] {
        var files: [String] = []
        for catalog in resources.catalogs {
            if sets[catalog] == nil { sets[catalog] = Self.sets(in: catalog) }
            files += sets[catalog]?[name] ?? []
        }
        let stem = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
        for folder in resources.folders where !name.contains("/") {
            files += ["", ".png", ".jpg", ".pdf", ".svg"].map { "\(folder)/\(name)\($0)" }
            files += ["@2x", "@3x"].map { "\(folder)/\(stem)\($0).png" }
        }
        return files
    }

    /// The files of a catalog's image and color sets, by the sets' names.
    private static func sets(in catalog: String) -> [String: [String]] {
        let names = FileManager.default.enumerator(atPath: catalog)?.compactMap { $0 as? String } ?? []
        var sets: [String: [String]] = [:]
        for path in names.sorted() {
            let parts = path.split(separator: "/")
            guard let set = parts.dropLast().last(where: { $0.hasSuffix("set") }) else { continue }
            sets[set.split(separator: ".").dropLast().joined(separator: "."), default: []].append("\(catalog)/\(path)")
        }
        return sets
    }
}
