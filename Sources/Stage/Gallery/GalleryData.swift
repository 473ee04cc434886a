/// All that the gallery's page shows, as it is embedded in it.
package struct GalleryData: Codable, Equatable {
    /// A scene of a storyboard, or a top-level view of a xib.
    package struct Scene: Codable, Equatable, Hashable {
        /// The document's path as it was given.
        package var document: String
        package var id: String
        /// What people call it: its label, its title, or its class.
        package var title: String
        package var `class`: String
        /// Whether the storyboard begins with it.
        package var isInitial: Bool
        /// The containers around it, "navigation, tabs"; nil where it stands alone.
        package var containers: String?
    }

    /// A view that the document has, on the screen.
    package struct View: Codable, Equatable, Sendable {
        package var id: String
        package var `class`: String
        /// x, y, width, height in points of the screen.
        package var frame: [Double]
        /// How many of the document's views it lies in.
        package var depth: Int
        /// true where it, or a view around it, is hidden; else nil.
        package var hidden: Bool?
    }

    /// One scene on one device.
    package struct Picture: Codable, Equatable, Sendable {
        /// The index of the scene.
        package var scene: Int
        package var device: String
        package var os: String
        /// "portrait" or "landscape".
        package var orientation: String
        /// "light" or "dark".
        package var appearance: String
        /// Width and height in points.
        package var size: [Double]
        /// Pixels a point.
        package var scale: Double
        /// Of the display, in points.
        package var cornerRadius: Double
        /// "compact × regular".
        package var sizeClasses: String
        /// The PNG beside the page.
        package var file: String
        /// The scene's safe area: x, y, width, height in points of the screen.
        package var safeArea: [Double]
        /// The rectangle inside the layout margins of the scene's root view.
        package var margins: [Double]
        package var views: [View]
    }

    package var title: String
    package var scenes: [Scene]
    package var pictures: [Picture]
    /// What was odd about the documents, a line each.
    package var notes: [String]

    package init(title: String, scenes: [Scene], pictures: [Picture], notes: [String]) {
        self.title = title
        self.scenes = scenes
        self.pictures = pictures
        self.notes = notes
    }
}
