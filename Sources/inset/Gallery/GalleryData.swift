/// All that the page shows, as it is embedded in it.
struct GalleryData: Codable, Equatable {
    /// A scene of a storyboard, or a top-level view of a xib.
    struct Scene: Codable, Equatable, Hashable {
        /// The document's path as it was given.
        var document: String
        var id: String
        /// What people call it: its label, its title, or its class.
        var title: String
        var `class`: String
        /// Whether the storyboard begins with it.
        var isInitial: Bool
        /// The containers around it, "navigation, tabs"; nil where it stands alone.
        var containers: String?
    }

    /// A view that the document has, on the screen.
    struct View: Codable, Equatable {
        var id: String
        var `class`: String
        /// x, y, width, height in points of the screen.
        var frame: [Double]
        /// How many of the document's views it lies in.
        var depth: Int
        /// true where it, or a view around it, is hidden; else nil.
        var hidden: Bool?
    }

    /// One scene on one device.
    struct Picture: Codable, Equatable {
        /// The index of the scene.
        var scene: Int
        var device: String
        var os: String
        /// "portrait" or "landscape".
        var orientation: String
        /// "light" or "dark".
        var appearance: String
        /// Width and height in points.
        var size: [Double]
        /// Pixels a point.
        var scale: Double
        /// Of the display, in points.
        var cornerRadius: Double
        /// "compact × regular".
        var sizeClasses: String
        /// The PNG beside the page.
        var file: String
        /// The scene's safe area: x, y, width, height in points of the screen.
        var safeArea: [Double]
        /// The rectangle inside the layout margins of the scene's root view.
        var margins: [Double]
        var views: [View]
    }

    var title: String
    var scenes: [Scene]
    var pictures: [Picture]
    /// What was odd about the documents, a line each.
    var notes: [String]
}
