import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit

/// Our side of `make looks`: one picture for each crop of a real one.
///
/// `INSET_LOOKS` names the folder to write them into; without it every scene is drawn and nothing is written.
@MainActor @Suite("Looks: crops")
struct LooksTests {
    @Test(arguments: LookCrop.all)
    func `a crop's scene can be drawn`(crop: LookCrop) throws {
        let picture = try LookPicture.draw(crop)
        #expect(picture.width == Int(crop.crop[2]))
        #expect(picture.height == Int(crop.crop[3]))
        guard let folder = ProcessInfo.processInfo.environment["INSET_LOOKS"] else { return }
        let url = URL(fileURLWithPath: folder)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        try picture.pngData().write(to: url.appendingPathComponent("\(crop.id).png"))
    }

    @Test func `crops have names of their own`() {
        let names = LookCrop.all.map(\.id)
        #expect(Set(names).count == names.count)
    }
}
