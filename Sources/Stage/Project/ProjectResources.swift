import Foundation

/// What a project holds for one of its documents, as paths; each list begins with what lies nearest to the document.
///
/// Of assets, fonts and tables with one name the first counts, so that a widget's document has the widget's images
/// though the app beside it has others of the same names.
public struct ProjectResources: Codable, Hashable, Sendable {
    /// Asset catalogs: folders ending in `.xcassets`.
    public var catalogs: [String]
    /// Folders in which loose images and other documents lie: the document's own, or the one around its `.lproj`.
    public var folders: [String]
    /// Other storyboards of the project, for documents that refer to some.
    public var storyboards: [String]
    /// Font files.
    public var fonts: [String]
    /// Folders of translations, ending in `.lproj`.
    public var localizations: [String]
    /// The Info.plist of the target that the document is likely to belong to, the nearest; nil where there is none.
    public var infoPropertyList: String?

    /// Nothing at all, by default.
    public init(
        catalogs: [String] = [],
        folders: [String] = [],
        storyboards: [String] = [],
        fonts: [String] = [],
        localizations: [String] = [],
        infoPropertyList: String? = nil
    ) {
        self.catalogs = catalogs
        self.folders = folders
        self.storyboards = storyboards
        self.fonts = fonts
        self.localizations = localizations
        self.infoPropertyList = infoPropertyList
    }
}
