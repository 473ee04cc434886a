import CCairo
import CFreeType
import CHarfBuzz
import CoreGraphics
import Foundation
import UIKit

/// A picture in `Pictures/` that a screen is compared with, pixel by pixel.
///
/// `RECORD=1 swift test --filter ReferencePicture` writes the pictures anew; look at them before you commit them.
struct ReferencePicture {
    let name: String

    /// What is wrong with a picture, in a line.
    enum Verdict: Equatable {
        case equal
        case recorded
        case differs(String)
    }

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Pictures")
    /// Holds the libraries that the pictures were recorded with.
    private static let stamp = folder.appendingPathComponent("Libraries.txt")
    private static let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"
    /// How many boxes a message names.
    private static let mostPlaces = 6
    /// With other libraries edges are smoothed otherwise: so much of a channel, in so many of a thousand pixels.
    private static let (foreignTolerance, foreignPerMille) = (64, 5)

    private var url: URL { Self.folder.appendingPathComponent("\(name).png") }

    /// The libraries whose versions decide about single pixels.
    static var libraries: String {
        var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
        var library: FT_Library?
        if FT_Init_FreeType(&library) == 0, let library {
            FT_Library_Version(library, &major, &minor, &patch)
            FT_Done_FreeType(library)
        }
        return "cairo \(String(cString: cairo_version_string())), FreeType \(major).\(minor).\(patch), "
            + "HarfBuzz \(String(cString: hb_version_string()))"
    }

    /// Compares a picture with the recorded one; on another set of libraries with a tolerance.
    @MainActor
    func compare(with actual: CGImage) throws -> Verdict {
        if Self.isRecording {
            try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
            if difference(to: actual)?.count != 0 { try actual.pngData().write(to: url) }
            try Data((Self.libraries + "\n").utf8).write(to: Self.stamp)
            return .recorded
        }
        let isForeign = try isForeign()
        guard let difference = difference(to: actual, tolerance: isForeign ? Self.foreignTolerance : 0) else {
            let place = try write(actual, as: "actual")
            return .differs("\(name): no picture is recorded; look at \(place.path), then record it with RECORD=1")
        }
        let allowed = isForeign ? actual.width * actual.height * Self.foreignPerMille / 1000 : 0
        guard difference.count > allowed else { return .equal }
        let note = isForeign ? " (compared with a tolerance: the libraries are \(Self.libraries))" : ""
        return .differs(try report(difference, actual) + note)
    }

    /// nil where nothing is recorded.
    @MainActor
    private func difference(to actual: CGImage, tolerance: Int = 0) -> PictureDifference? {
        guard let data = try? Data(contentsOf: url), let expected = UIImage(data: data)?.cgImage else { return nil }
        return PictureDifference(from: expected, to: actual, tolerance: tolerance)
    }

    /// Whether the pictures were recorded with other libraries than are here.
    private func isForeign() throws -> Bool {
        guard FileManager.default.fileExists(atPath: Self.stamp.path) else { return false }
        return try String(contentsOf: Self.stamp, encoding: .utf8) != Self.libraries + "\n"
    }

    private func report(_ difference: PictureDifference, _ actual: CGImage) throws -> String {
        let place = try write(actual, as: "actual")
        if let picture = difference.picture { _ = try write(picture, as: "difference") }
        let boxes = difference.places.prefix(Self.mostPlaces).map { box in
            "(\(Int(box.minX)), \(Int(box.minY)), \(Int(box.width)), \(Int(box.height)))"
        }
        let rest = difference.places.count - boxes.count
        return "\(name): \(difference.count) pixels differ, by at most \(difference.largest) of 255, in "
            + boxes.joined(separator: ", ") + (rest > 0 ? " and \(rest) other places" : "")
            + "; look at \(place.path) and the difference beside it"
    }

    private func write(_ image: CGImage, as kind: String) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("inset-reference-pictures")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let place = folder.appendingPathComponent("\(name)-\(kind).png")
        try image.pngData().write(to: place)
        return place
    }
}
