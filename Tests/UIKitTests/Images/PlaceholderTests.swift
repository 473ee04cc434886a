import CoreGraphics
import Testing

@testable import UIKit

@MainActor @Suite("Images: stand-ins for missing ones")
struct PlaceholderTests {
    @Test(arguments: [UIEdgeInsets.zero, UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)])
    func `a stand-in is drawn for the room that it fills, not stretched`(capInsets: UIEdgeInsets) throws {
        let image = UIImage(placeholderSize: CGSize(width: 20, height: 20), label: "Hill")
            .resizableImage(withCapInsets: capInsets)
        let view = UIImageView(image: image)
        view.frame = CGRect(x: 0, y: 0, width: 120, height: 24)
        view.layoutIfNeeded()
        let scale = image.scale
        let wide = try #require(view.layer.contents as? CGImage)
        #expect(wide.width == Int(120 * scale) && wide.height == Int(24 * scale))
        #expect(view.layer.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1))
        view.frame.size = CGSize(width: 40, height: 30)
        view.layoutIfNeeded()
        #expect((view.layer.contents as? CGImage)?.width == Int(40 * scale))
    }

    @Test func `a stand-in keeps its size where its view doesn't stretch it`() throws {
        let image = UIImage(placeholderSize: CGSize(width: 20, height: 20), label: "Hill")
        let view = UIImageView(image: image)
        view.contentMode = .center
        view.frame = CGRect(x: 0, y: 0, width: 120, height: 24)
        view.layoutIfNeeded()
        #expect((view.layer.contents as? CGImage)?.width == Int(20 * image.scale))
    }
}
