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
}
