import DeviceTestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Images: symbols in larger rooms")
struct SymbolSharpnessTests {
    private func pixels(of view: UIImageView) throws -> CGSize {
        let image = try #require(view.layer.contents as! CGImage?)
        return CGSize(width: image.width, height: image.height)
    }

    @Test func `a symbol that fills an image view is drawn in that size, in its own size once for all`() throws {
        try onDevice {
            let symbol = try #require(UIImage(systemName: "sun.max"))
            let view = UIImageView(image: symbol)
            view.frame = CGRect(x: 0, y: 0, width: 120, height: 120)
            view.contentMode = .scaleAspectFit
            view.layoutIfNeeded()
            let ratio = min(120 / symbol.size.width, 120 / symbol.size.height)
            let pixels = try pixels(of: view)
            #expect(abs(pixels.width - symbol.size.width * ratio * symbol.scale) <= 1)
            #expect(abs(pixels.height - symbol.size.height * ratio * symbol.scale) <= 1)
            let others = (0..<2).map { _ in UIImageView(image: symbol) }
            #expect(others[0].layer.contents as AnyObject === others[1].layer.contents as AnyObject)
        }
    }

    @Test func `a button of a small symbol alone is as low as that`() throws {
        onDevice {
            func height(_ size: CGFloat?) -> CGFloat {
                var configuration = UIButton.Configuration.plain()
                configuration.image = UIImage(systemName: "star.fill")
                configuration.preferredSymbolConfigurationForImage = size.map { .init(pointSize: $0) }
                configuration.contentInsets = .zero
                return UIButton(configuration: configuration).intrinsicContentSize.height
            }
            #expect(height(nil) == 20 && abs(height(9) - 9 * 20 / 17) < 0.5)
        }
    }
}
