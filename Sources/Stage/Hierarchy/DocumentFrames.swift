import Foundation

/// The frames of one document's views, as `inset layout` prints them.
package struct DocumentFrames: Codable, Equatable {
    /// One view: its object ID, UIKit's class, and x, y, width, height in points in its superview.
    package struct View: Codable, Equatable {
        package var id: String
        package var `class`: String
        package var frame: [Double]
    }

    /// One scene of a storyboard; a xib has one with the ID "objects".
    package struct Scene: Codable, Equatable {
        package var id: String
        package var views: [View]
    }

    package var document: String
    /// The device's name, or the canvas' id; empty for a document without a device.
    package var device: String
    package var scenes: [Scene]

    package init(document: String, device: String, scenes: [Scene] = []) {
        self.document = document
        self.device = device
        self.scenes = scenes
    }

    /// The JSON of the command's contract; numbers with at most three decimals.
    package func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(rounded)
    }

    private var rounded: DocumentFrames {
        var copy = self
        for scene in copy.scenes.indices {
            for view in copy.scenes[scene].views.indices {
                copy.scenes[scene].views[view].frame = copy.scenes[scene].views[view].frame.map(ThreeDecimals.rounded)
            }
        }
        return copy
    }
}
