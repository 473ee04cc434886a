import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite("Pictures: vectors of a catalog")
struct VectorPictureTests {
    /// An image view of 60 × 40 that shows an SVG of a circle on a checkerboard, at its own size and not.
    private static func files() -> [String: Data] {
        let svg = """
            <svg xmlns="http://www.w3.org/2000/svg" width="61" height="41" viewBox="0 0 61 41">\
            <circle cx="30" cy="20" r="18.3" fill="#3060c0"/><path d="M0 0L61 41" stroke="#202020"/></svg>
            """
        let contents = #"{"images":[{"idiom":"universal","filename":"Hill.svg"}]}"#
        return [
            "Main.storyboard": Fixture.hill(), "Trails.xcodeproj/project.pbxproj": Data(),
            "Assets.xcassets/Hill.imageset/Hill.svg": Data(svg.utf8),
            "Assets.xcassets/Hill.imageset/Contents.json": Data(contents.utf8),
        ]
    }

    @Test
    func `a vector has the pixels of the screen that it is on, whichever screen came before`() throws {
        try Fixture.withFolder(Self.files()) { folder in
            let document = try ProjectDocument(contentsOf: folder.appendingPathComponent("Main.storyboard"))
            let devices = ["iPhone SE (3rd generation)", "iPhone 16"]
            @MainActor func picture(_ device: String, on stage: Stage) throws -> Data {
                try stage.scene(Fixture.sceneID, of: document, in: Variant(device: device)).picture()
            }
            var alone: [Data] = []
            for device in devices { alone.append(try picture(device, on: Stage())) }
            #expect(UIImage(data: alone[0])?.cgImage?.width == 750 && UIImage(data: alone[1])?.cgImage?.width == 1179)
            let stage = Stage()
            for index in [0, 1, 0] {
                let isEqual = try picture(devices[index], on: stage) == alone[index]
                #expect(isEqual, "\(devices[index])")
            }
        }
    }
}
