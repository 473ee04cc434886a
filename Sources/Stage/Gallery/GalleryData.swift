/// All that the gallery's page shows, as it is embedded in it.
///
/// A page of thousands of pictures is read by a browser in one go, so what the pictures of a scene have in common stands
/// in the scene, and a picture has the numbers.
package struct GalleryData: Codable, Equatable {
    /// A storyboard or xib.
    package struct Document: Codable, Equatable, Hashable {
        /// Below the folder that was asked for.
        package var path: String
        /// Tells the folder, or the file, that was asked for from others, without saying where it lies.
        package var root: String
        /// Tells what the document and what it uses of its project said when its pictures were made from what they say
        /// later.
        package var stamp: String

        package init(path: String, root: String, stamp: String) {
            (self.path, self.root, self.stamp) = (path, root, stamp)
        }
    }

    /// A scene of a storyboard, or a top-level view of a xib.
    package struct Scene: Codable, Equatable {
        /// The index of the document.
        package var document: Int
        package var id: String
        /// What people call it: its label, its title, or its class; of a xib the file's name.
        package var title: String
        package var `class`: String
        /// Whether the storyboard begins with it.
        package var isInitial: Bool
        /// The containers around it, "navigation, tabs"; nil where it stands alone.
        package var containers: String?
        /// The views of the document that its pictures show.
        package var views: [View] = []
        /// What was odd in it.
        package var notes: [Note] = []
        /// What Xcode's canvas would flag in it.
        package var findings: [Note] = []
    }

    /// A view that the document has.
    package struct View: Codable, Equatable, Hashable, Sendable {
        package var id: String
        package var `class`: String
        /// How many of the document's views it lies in.
        package var depth: Int
        /// The beginning of what it says; nil where it says nothing.
        package var text: String?
    }

    /// A remark with its place in the document.
    package struct Note: Codable, Equatable, Hashable, Sendable {
        /// The index of the document; nil where the scene has it, or nobody.
        package var document: Int?
        /// Counted from 1.
        package var line: Int?
        /// An object ID.
        package var object: String?
        /// Of a finding its rule: "ambiguous".
        package var rule: String?
        package var text: String

        package init(
            document: Int? = nil,
            line: Int? = nil,
            object: String? = nil,
            rule: String? = nil,
            text: String
        ) {
            (self.document, self.line, self.object, self.rule, self.text) = (document, line, object, rule, text)
        }
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
        /// Whether it reads from right to left because that was asked for.
        package var isRightToLeft: Bool
        /// The text size, "AX3"; nil is the usual one.
        package var textSize: String?
        /// What else was asked for, in words: "fr", "linked with iOS 10"; nil for nothing.
        package var more: String?
        /// Width and height in points.
        package var size: [Double]
        /// Pixels a point.
        package var scale: Double
        /// Of the display, in points.
        package var cornerRadius: Double
        /// Whether it is of a view without the screen around it.
        package var isCutOut: Bool
        /// "compact × regular".
        package var sizeClasses: String
        /// The PNG beside the page.
        package var file: String
        /// The scene's safe area: x, y, width, height in points of the picture.
        package var safeArea: [Double]
        /// The rectangle inside the layout margins of the scene's root view.
        package var margins: [Double]
        /// Which of the scene's views are there, from back to front; nil: all in their order.
        package var views: [Int]?
        /// x, y, width, height of each of them, in points of the picture.
        package var frames: [Double] = []
        /// Which of the scene's views are hidden, or lie in what is; nil for none.
        package var hidden: [Int]?
        /// What contradicts itself on this device and not on Xcode's canvas.
        package var findings: [Note]?
    }

    /// What a page must have for its pictures to be taken over into the next one.
    package static let currentFormat = 2

    package var format = currentFormat
    package var title: String
    package var documents: [Document]
    package var scenes: [Scene]
    package var pictures: [Picture]
    /// What was odd and belongs to no scene.
    package var notes: [Note]

    package init(title: String, documents: [Document], scenes: [Scene], pictures: [Picture], notes: [Note]) {
        self.title = title
        self.documents = documents
        self.scenes = scenes
        self.pictures = pictures
        self.notes = notes
    }
}
