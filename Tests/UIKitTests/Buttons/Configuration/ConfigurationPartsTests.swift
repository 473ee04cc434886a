import DeviceTestSupport
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite("Buttons: parts of a configuration", .serialized)
struct ConfigurationPartsTests {
    private func made(_ change: (inout UIButton.Configuration) -> Void = { _ in }) -> UIButton {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Title"
        change(&configuration)
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 80)
        button.layoutIfNeeded()
        return button
    }

    private func fill(_ button: UIButton) -> UIColor? {
        button.layoutIfNeeded()
        return button.parts.backgroundView?.backgroundColor
    }

    // BT-4
    @Test func `the state changes the configuration's look unless the button is told not to`() {
        onDevice {
            let button = made()
            let normal = fill(button)
            #expect(button.automaticallyUpdatesConfiguration)
            button.isEnabled = false
            #expect(fill(button) != normal)
            button.isEnabled = true
            button.automaticallyUpdatesConfiguration = false
            let plain = fill(button)
            button.isEnabled = false
            #expect(fill(button) == plain)
            button.configuration = button.configuration?.updated(for: button)
            #expect(fill(button) != plain)
        }
    }

    // BT-7
    @Test(arguments: [NSDirectionalRectEdge.leading, .trailing, .top, .bottom])
    func `a spinner replaces the image at its place`(edge: NSDirectionalRectEdge) throws {
        try onDevice {
            let image = UIImage(placeholderSize: CGSize(width: 20, height: 20), label: "")
            for hasImage in [true, false] {
                let button = made {
                    $0.image = hasImage ? image : nil
                    $0.imagePlacement = edge
                    $0.imagePadding = 4
                    $0.showsActivityIndicator = true
                }
                let spinner = try #require(button.parts.activityIndicator)
                let title = try #require(button.titleLabel).frame
                #expect(spinner.isAnimating)
                #expect(button.parts.imageView?.isHidden ?? true)
                switch edge {
                case .leading: #expect(abs(spinner.frame.maxX + 4 - title.minX) < 0.6)
                case .trailing: #expect(abs(title.maxX + 4 - spinner.frame.minX) < 0.6)
                case .top: #expect(abs(spinner.frame.maxY + 4 - title.minY) < 0.6)
                default: #expect(abs(title.maxY + 4 - spinner.frame.minY) < 0.6)
                }
                button.configuration?.showsActivityIndicator = false
                button.layoutIfNeeded()
                #expect(button.parts.activityIndicator == nil)
                #expect((button.parts.imageView?.isHidden ?? true) == !hasImage)
            }
        }
    }

    // BT-M6
    @Test func `from iOS 26 on title and image lie in a background view's content view`() throws {
        try onDevice(os: 26) {
            let image = UIImage(placeholderSize: CGSize(width: 20, height: 20), label: "")
            let button = made { $0.image = image }
            let label = try #require(button.titleLabel)
            let content = try #require(label.superview)
            let background = try #require(content.superview)
            #expect(background.superview === button)
            #expect(button.subviews == [background])
            #expect(background.subviews.count == 2 && background.subviews.last === content)
            #expect(background.subviews.first === button.parts.backgroundView)
            #expect(button.imageView?.superview === content)
            #expect(label.numberOfLines == 0)
            #expect(label.convert(label.bounds, to: button) == label.frame)
            button.configuration = nil
            button.layoutIfNeeded()
            #expect(button.titleLabel?.superview === button)
        }
        onDevice {
            let button = made()
            #expect(button.titleLabel?.superview === button)
        }
    }
}
