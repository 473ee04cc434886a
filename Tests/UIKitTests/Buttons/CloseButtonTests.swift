import CoreGraphics
import DeviceTestSupport
import Testing
import UIKit

@MainActor @Suite("Buttons: the close button")
struct CloseButtonTests {
    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func `a close button is a gray disc of 30 points`(style: UIUserInterfaceStyle) throws {
        try onDevice {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.overrideUserInterfaceStyle = style
            let button = UIButton(type: .close)
            window.addSubview(button)
            window.isHidden = false
            defer { window.isHidden = true }
            window.layoutIfNeeded()
            #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
            let image = try #require(button.currentImage)
            #expect(image.renderingMode == .alwaysOriginal)
            let bitmap = try #require(image.cgImage)
            let alpha = bitmap.pixel(x: bitmap.width / 2, y: bitmap.height / 10) >> 24
            #expect(alpha == (style == .dark ? 61 : 30))
        }
    }
}
