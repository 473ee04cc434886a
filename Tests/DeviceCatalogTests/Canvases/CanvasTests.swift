import Foundation
import Testing

@testable import DeviceCatalog

@Suite("Device catalog: canvases")
struct CanvasTests {
    let catalog = DeviceCatalog.standard

    @Test(arguments: [
        ("retina4_7", CGSize(width: 375, height: 667), 2), ("retina5_9", CGSize(width: 375, height: 812), 3),
        ("retina6_12", CGSize(width: 393, height: 852), 3), ("ipad9_7", CGSize(width: 768, height: 1024), 2),
    ])
    func `a canvas has its device's points and scale`(id: String, size: CGSize, scale: Int) throws {
        let canvas = try #require(catalog.canvas(id: id))
        #expect(canvas.size == size)
        #expect(canvas.scale == CGFloat(scale))
        #expect(canvas.size(in: .landscapeLeft) == CGSize(width: size.height, height: size.width))
    }

    @Test
    func `every canvas but the television's stands for a device of its size`() throws {
        for canvas in catalog.canvases where canvas.id != "appleTV" {
            let device = try #require(catalog.device(for: canvas), "\(canvas.id)")
            #expect(device.size == canvas.size && device.scale == canvas.scale, "\(canvas.id)")
        }
    }

    @Test
    func `every device's canvas is listed`() {
        for device in catalog.devices {
            guard let id = device.canvasID else { continue }
            #expect(catalog.canvas(id: id) != nil, "\(device.name)")
        }
    }

    // IB-4
    @Test(arguments: [
        ("retina4_7", 14490, 20, 0), ("retina4_7", 17701, 0, 0), ("retina4_7", 22505, 20, 0),
        ("retina4_7", 23727, 20, 0),
        ("retina5_9", 20037, 44, 34), ("retina5_9", 22505, 50, 34), ("retina5_9", 23727, 100, 68),
        ("retina6_1", 20037, 44, 34), ("retina6_1", 23504, 48, 34), ("retina6_1", 24127, 96, 68),
        ("retina6_12", 23504, 59, 34), ("retina6_12", 23727, 118, 68), ("retina6_12", 32700, 59, 34),
        ("retina6_5", 23727, 88, 68), ("ipad9_7", 14490, 20, 0), ("ipad9_7", 17701, 0, 0), ("ipad9_7", 22505, 20, 0),
        ("ipad12_9rounded", 17701, 24, 20), ("appleTV", 17701, 0, 0),
    ])
    func `the canvas' safe area follows the Xcode that wrote the document`(
        id: String,
        toolsVersion: Int,
        top: Int,
        bottom: Int
    ) throws {
        let insets = try #require(catalog.canvas(id: id))
            .safeAreaInsets(toolsVersion: toolsVersion, orientation: .portrait)
        #expect(insets == EdgeInsets(top: CGFloat(top), left: 0, bottom: CGFloat(bottom), right: 0))
    }

    @Test(arguments: [
        ("retina5_9", 14490, 0), ("retina5_9", 15505, 12), ("retina4_7", 15705, 12), ("retina6_1", 24128, 20),
        ("retina6_12", 24765, 16), ("retina4_7", 32700, 12),
    ])
    func `the bar of a sheet stands below its top`(id: String, toolsVersion: Int, gap: Int) throws {
        #expect(try #require(catalog.canvas(id: id)).sheetBarGap(toolsVersion: toolsVersion) == CGFloat(gap))
    }

    @Test
    func `in landscape a sensor housing takes both sides`() throws {
        let phone = try #require(catalog.canvas(id: "retina6_12"))
        let insets = phone.safeAreaInsets(toolsVersion: 22505, orientation: .landscapeRight)
        #expect(insets == EdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        let plain = try #require(catalog.canvas(id: "retina4_7"))
        #expect(plain.safeAreaInsets(toolsVersion: 22505, orientation: .landscapeRight) == .zero)
        let pad = try #require(catalog.canvas(id: "ipad9_7"))
        #expect(pad.safeAreaInsets(toolsVersion: 14490, orientation: .landscapeRight).top == 20)
    }

    // IB-25
    @Test(arguments: [
        ("retina4_7", 14490, 44, 96), ("retina6_1", 24127, 54, 106), ("retina6_5", 23727, 44, 96),
        ("ipad9_7", 14490, 44, 96), ("ipad9_7", 17701, 50, 96), ("ipad9_7", 32700, 50, 96), ("appleTV", 17701, 0, 0),
    ])
    func `the canvas' navigation bar follows the Xcode too`(
        id: String,
        toolsVersion: Int,
        height: Int,
        large: Int
    ) throws {
        let canvas = try #require(catalog.canvas(id: id))
        #expect(canvas.navigationBarHeight(toolsVersion: toolsVersion) == CGFloat(height))
        #expect(canvas.navigationBarHeight(toolsVersion: toolsVersion, hasLargeTitle: true) == CGFloat(large))
    }
}
