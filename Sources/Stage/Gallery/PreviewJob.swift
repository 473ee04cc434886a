/// What holds for all pictures of a run.
package struct PreviewSettings: Codable, Sendable {
    /// Whether the glass is drawn, with rounded corners and cutout.
    package var showsGlass: Bool
    /// The font files that documents may use besides their projects', paths.
    package var fonts: [String]
    /// The folder that pictures are written into.
    package var folder: String
    /// By document path: where its images, colors and fonts are.
    package var projects: [String: ProjectResources] = [:]

    package init(showsGlass: Bool = false, fonts: [String] = [], folder: String) {
        self.showsGlass = showsGlass
        self.fonts = fonts
        self.folder = folder
    }
}

/// A part of a preview that a process does by itself.
package enum PreviewTask: Codable, Sendable {
    case picture(PreviewJob)
    /// What Xcode's canvas would flag in a document, by its path and the language that it is read in.
    case findings(document: String, locale: String?)

    /// What a message says was to be done: "Main.storyboard: scene aBc-12-xYz on iPhone 16".
    package var place: String {
        switch self {
        case .picture(let job): job.place
        case .findings(let document, _): "\(document): what Xcode's canvas would flag"
        }
    }
}

/// One picture to make.
package struct PreviewJob: Codable, Sendable {
    /// The document's path.
    package var document: String
    /// The index of the scene on the page.
    package var sceneIndex: Int
    /// A scene's ID, or the object ID of a xib's view.
    package var sceneID: String
    package var variant: Variant
    /// The picture's path below the output folder.
    package var file: String
    /// The app's classes that UIKit's stand in for, though they are linked in.
    package var leavesOut: [String] = []

    /// "Main.storyboard: scene aBc-12-xYz on iPhone 16".
    package var place: String { "\(document): scene \(sceneID) on \(variant.device ?? "the canvas")" }
}

/// What became of a task.
package struct PreviewOutcome: Codable, Sendable {
    /// nil where it failed.
    package var picture: GalleryData.Picture?
    /// The document's views in it.
    package var views: [PicturedView] = []
    /// What was odd, without what stands in for classes and properties.
    package var notes: [PlacedNote] = []
    /// Where UIKit's classes stand in for the app's, and which runtime attributes were left alone.
    package var standIns: [PlacedNote] = []
    /// The app's classes that aren't linked in.
    package var missingClasses: [String] = []
    /// The runtime attributes that no class here has.
    package var missingProperties: [String] = []
    /// Fonts for which others stand in.
    package var substitutions: [FontNote] = []
    /// What Xcode's canvas would flag in the document, or what contradicts itself in the picture.
    package var findings: [Finding] = []
    /// Why there is no picture, in a line.
    package var failure: String?
    /// Why the process that was to make the picture is gone, a part of a sentence; nil where it isn't.
    package var lostWorker: String?
    /// Milliseconds by stage.
    package var timings: [String: Double] = [:]

    init() {}

    /// A picture that was never made, as its process was lost.
    ///
    /// - Parameter reason: A part of a sentence: "it took more than 30 seconds".
    package init(of task: PreviewTask, lostWorker reason: String) {
        failure = "\(task.place): \(reason); it is left out"
        lostWorker = reason
    }
}

/// A font that isn't there.
package struct FontNote: Codable, Sendable {
    package var font: String
    package var note: PlacedNote
}
