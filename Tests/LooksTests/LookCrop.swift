import CoreGraphics
import Foundation
import Simulator

/// A part of a real picture, and what of ours stands beside it: one row of `Crops.json`.
struct LookCrop: Decodable, Sendable, CustomStringConvertible {
    /// The name of our picture.
    var id: String
    /// The path inside the folder of real pictures.
    var picture: String
    /// Left, top, width and height in the real picture, in its pixels.
    var crop: [Double]
    /// Pixels to a point.
    var scale: Double
    /// A device of that scale that runs the system.
    var device: String
    var os: String
    /// Whether the interface is dark. Default: light.
    var dark: Bool?
    /// Whether the interface reads from the right. Default: from the left.
    var rightToLeft: Bool?
    /// A scene's name and its options, between spaces.
    var scene: String
    /// The frame of the scene's view in the real picture, in points; nil where the scene fills the screen.
    var frame: [Double]?
    /// What lies below the view: red, green and blue, 0…255. Default: white.
    var under: [Double]?
    /// Where the crop's corner lies on our screen, in pixels; nil: where it lies in the real picture.
    var at: [Double]?
    /// The text size that the picture was made with, a `UIContentSizeCategory`; default: large. Snapshots in the
    /// devices of swift-snapshot-testing have medium.
    var contentSize: String?
    /// Rectangles that aren't compared, in the real picture's pixels.
    var leaveOut: [[Double]]?
    /// Why they aren't.
    var why: String?

    /// What the status bar says: its time, its bars and its battery.
    var statusBar: StatusBar?

    /// What differs from picture to picture in a status bar.
    struct StatusBar: Decodable, Sendable {
        var time: String?
        var date: String?
        var signalBars: Int?
        var batteryLevel: Double?
    }

    var description: String { id }

    var statusBarContents: StatusBarContents {
        var contents = StatusBarContents()
        contents.time = statusBar?.time
        contents.date = statusBar?.date ?? contents.date
        contents.signalBars = statusBar?.signalBars ?? contents.signalBars
        contents.batteryLevel = statusBar?.batteryLevel ?? contents.batteryLevel
        return contents
    }

    /// The options of the scene.
    var options: [String] { scene.split(separator: " ").dropFirst().map(String.init) }
    var sceneName: String { scene.split(separator: " ").first.map(String.init) ?? "" }

    func has(_ option: String) -> Bool { options.contains(option) }

    /// What stands behind `name=`, with spaces for underscores.
    func value(_ name: String) -> String? {
        options.first { $0.hasPrefix(name + "=") }
            .map { String($0.dropFirst(name.count + 1)).replacingOccurrences(of: "_", with: " ") }
    }

    func number(_ name: String) -> Double? { value(name).flatMap(Double.init) }

    /// What the crop covers, in points.
    var area: CGRect {
        CGRect(x: crop[0] / scale, y: crop[1] / scale, width: crop[2] / scale, height: crop[3] / scale)
    }

    /// The frame of the scene's view inside the crop, in points.
    var place: CGRect? {
        frame.map { CGRect(x: $0[0] - area.minX, y: $0[1] - area.minY, width: $0[2], height: $0[3]) }
    }

    /// All rows of the table.
    static let all: [LookCrop] = {
        struct Table: Decodable { var crops: [LookCrop] }
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Crops.json")
        guard let data = try? Data(contentsOf: url), let table = try? JSONDecoder().decode(Table.self, from: data)
        else { preconditionFailure("\(url.path) is missing or damaged") }
        return table.crops
    }()
}
