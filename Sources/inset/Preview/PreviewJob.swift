/// What all pictures of a run have in common; a worker is told once.
struct PreviewSettings: Codable, Sendable {
    /// "AX3" and the like as UIKit's raw value; nil for the default size.
    var contentSize: String?
    var isRightToLeft = false
    /// What the app is linked with, "10.0"; nil: the system's own SDK.
    var sdk: String?
    /// Whether pictures show the glass with its corners and cutout, as a person sees it, not iOS's own screenshot.
    var showsGlass = false
    /// The language that documents are read in; nil for the document's own.
    var locale: String?
    /// The font files that `--fonts` gives, paths.
    var fonts: [String] = []
    /// The folder that pictures are written into.
    var folder: String
    /// By document path: where its images, colors and fonts are.
    var projects: [String: ProjectResources] = [:]
}

/// Where a document's images, colors and fonts are, as paths.
struct ProjectResources: Codable, Hashable, Sendable {
    var catalogs: [String] = []
    /// Folders in which loose images and other documents lie.
    var folders: [String] = []
    var fonts: [String] = []
}

/// One picture to make.
struct PreviewJob: Codable, Sendable {
    var index: Int
    /// The document's path.
    var document: String
    /// The index of the scene on the page.
    var sceneIndex: Int
    /// A scene's ID, or the object ID of a xib's view.
    var sceneID: String
    var variant: PreviewVariant
    /// The picture's path below the output folder.
    var file: String
}

/// What became of a job.
struct PreviewOutcome: Codable, Sendable {
    var index: Int
    /// nil where it failed.
    var picture: GalleryData.Picture?
    /// What was odd, a line each.
    var notes: [String] = []
    /// The app's classes that aren't linked in.
    var missingClasses: [String] = []
    /// The runtime attributes that no class here has.
    var missingProperties: [String] = []
    /// Fonts for which others stand in.
    var substitutions: [FontNote] = []
    /// Why there is no picture, in a line.
    var failure: String?
    /// Milliseconds by stage.
    var timings: [String: Double] = [:]
}

/// A font that isn't there, in a line.
struct FontNote: Codable, Sendable {
    var font: String
    var line: String
}
