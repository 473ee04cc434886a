import Foundation
import InterfaceBuilder

/// Finds the projects of many documents, and lists each project's folders once.
public struct ProjectFinder {
    /// By root; a run doesn't outlive a change on disk.
    private var projects: [URL: Project] = [:]

    /// A finder that has found nothing yet.
    public init() {}

    /// Where a document's images, colors and fonts are, nearest first; its app's tint is among them, named or not.
    ///
    /// - Parameter url: Where the document lies.
    public mutating func resources(of document: Document, at url: URL) -> ProjectResources {
        // Every document's list of all others would be large; few need it.
        project(of: url).resources(for: url, refersToStoryboards: document.refersToStoryboards)
    }

    /// The project of a document or folder.
    public mutating func project(of url: URL) -> Project {
        let folder = ProjectFolder(containing: url.absoluteURL)
        if let known = projects[folder.root] { return known }
        let project = Project(folder)
        projects[folder.root] = project
        return project
    }
}

extension Document {
    /// Whether a scene stands for one of another storyboard.
    fileprivate var refersToStoryboards: Bool {
        scenes.contains { $0.viewController?.kind == .viewControllerPlaceholder }
    }
}
