import Foundation
import InterfaceBuilder

/// Finds documents' projects, each project's folders once.
struct ProjectFinder {
    /// By project root; a run doesn't outlive a change on disk.
    private var contents: [URL: ProjectFolder.Contents] = [:]

    /// Where a document's images, colors and fonts are; nothing is searched for a document that names none.
    mutating func resources(of document: Document, at url: URL) -> ProjectResources {
        let folder = url.absoluteURL.deletingLastPathComponent()
        let own = folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder
        var resources = ProjectResources(folders: [own.path])
        guard Self.needsProject(document) else { return resources }
        let project = ProjectFolder(containing: url.absoluteURL)
        let found: ProjectFolder.Contents
        if let known = contents[project.root] {
            found = known
        } else {
            found = project.findContents()
            contents[project.root] = found
        }
        resources.catalogs = found.assetCatalogs.map(\.path)
        resources.fonts = found.fonts.map(\.path)
        return resources
    }

    private static func needsProject(_ document: Document) -> Bool {
        let resources = document.resources
        return !document.customFonts.isEmpty || !resources.namedColors.isEmpty
            || resources.images.values.contains { $0.catalog != "system" }
            || !document.usesTraitCollections
    }
}
