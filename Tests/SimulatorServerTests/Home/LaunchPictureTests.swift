import Foundation
import Simulator
import Testing
import UIKit

@testable import SimulatorServer

@MainActor
@Suite("Live: what an app shows before its first frame")
struct LaunchPictureTests {
    /// A bundle with launch images of one color each.
    private func bundle(_ images: [String: UIColor]) throws -> HomeApp {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, color) in images {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).pngData {
                color.setFill()
                $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            }
            try picture.write(to: folder.appendingPathComponent(name))
        }
        try PropertyListSerialization.data(fromPropertyList: [String: String](), format: .xml, options: 0)
            .write(to: folder.appendingPathComponent("Info.plist"))
        return HomeApp(bundle: folder.path, fallback: "App")
    }

    /// The four bytes in the middle of a picture.
    private func middle(of image: UIImage) throws -> [UInt8] {
        let image = try #require(image.cgImage)
        let data = try #require(image.dataProvider?.data) as Data
        let place = image.height / 2 * image.bytesPerRow + image.width / 2 * 4
        return [UInt8](data[place..<place + 4])
    }

    private func plain(_ color: UIColor) throws -> [UInt8] {
        try middle(
            of: UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
                color.setFill()
                $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            }
        )
    }

    // LB-4
    @Test func `iOS 7 shows the launch image of the screen's height, later systems none`() throws {
        let images: [String: UIColor] = ["Default@2x.png": .red, "Default-568h@2x.png": .green]
        let app = try bundle(images)
        func picture(_ device: String, _ os: String) throws -> [UInt8]? {
            let simulator = try Simulator(device: device, os: os)
            return try withExtendedLifetime(simulator) {
                let picture = LaunchPicture(app: app, size: UIScreen.main.bounds.size)
                return try picture.image(in: UIViewController()).map(middle)
            }
        }
        let (red, green) = (try plain(.red), try plain(.green))
        #expect(try picture("iPhone 5s", "7.0") == green)
        #expect(try picture("iPhone 4", "7.0") == red)
        #expect(try picture("iPhone 5s", "8.0") == nil)
    }
}
