import Foundation

/// The frames of one document's views, as `inset layout` prints them.
struct DocumentFrames: Codable, Equatable {
    /// One view: its object ID, UIKit's class, and x, y, width, height in points in its superview.
    struct View: Codable, Equatable {
        var id: String
        var `class`: String
        var frame: [Double]
    }

    /// One scene of a storyboard; a xib has one with the ID "objects".
    struct Scene: Codable, Equatable {
        var id: String
        var views: [View]
    }

    var document: String
    var device: String
    var scenes: [Scene]

    /// The JSON of the command's contract; numbers with at most four decimals.
    func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(rounded)
    }

    private var rounded: DocumentFrames {
        var copy = self
        for scene in copy.scenes.indices {
            for view in copy.scenes[scene].views.indices {
                copy.scenes[scene].views[view].frame = copy.scenes[scene].views[view].frame.map {
                    $0.isFinite ? ($0 * 10_000).rounded() / 10_000 : 0
                }
            }
        }
        return copy
    }
}
