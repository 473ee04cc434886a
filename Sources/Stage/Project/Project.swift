import Foundation
import InterfaceBuilder

/// The Xcode project, package or repository around documents, listed once.
///
/// ```swift
/// let project = Project.nearest(to: url)
/// let resources = project.resources(for: url)
/// ```
public struct Project: Sendable, Hashable {
    /// The nearest folder around the documents that has an Xcode project, a package or a repository.
    public let root: URL
    /// In no order that means anything.
    private let contents: ProjectFolder.Contents

    /// Finds the project of a document, or of a folder of documents. Goes through all of its folders; symbolic links
    /// aren't followed.
    ///
    /// A document outside of projects has its own folder for one.
    public static func nearest(to url: URL) -> Project { Project(ProjectFolder(containing: url.absoluteURL)) }

    init(_ folder: ProjectFolder) {
        root = folder.root
        contents = folder.findContents()
    }

    /// What the project holds for one of its documents, nearest first. Cheap: the folders were listed before.
    ///
    /// - Parameters:
    ///   - document: Where the document lies.
    ///   - refersToStoryboards: Whether the project's other storyboards are wanted. Default: true.
    public func resources(for document: URL, refersToStoryboards: Bool = true) -> ProjectResources {
        let near = contents.sorted(from: document.absoluteURL)
        return ProjectResources(
            catalogs: near.assetCatalogs.map(\.path),
            folders: [Self.folder(of: document)],
            storyboards: refersToStoryboards ? near.storyboards(nearestTo: document.absoluteURL).map(\.path) : [],
            fonts: near.fonts.map(\.path),
            localizations: near.localizationFolders.map(\.path),
            infoPropertyList: near.infoPropertyLists.first?.path
        )
    }

    /// The document's folder; a translated one's is around its `.lproj`.
    static func folder(of document: URL) -> String {
        let folder = document.absoluteURL.deletingLastPathComponent()
        return (folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder).path
    }
}
