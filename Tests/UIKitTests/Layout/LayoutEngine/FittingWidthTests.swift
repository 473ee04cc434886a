import CoreGraphics
import Testing

@testable import UIKit

@MainActor @Suite("Layout: fitting what is laid out")
struct FittingWidthTests {
    private final class Header: UIView {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.numberOfLines = 0
            label.text = String(repeating: "A long title ", count: 8)
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: topAnchor),
                label.bottomAnchor.constraint(equalTo: bottomAnchor),
                label.leadingAnchor.constraint(equalTo: leadingAnchor),
                label.trailingAnchor.constraint(equalTo: trailingAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    // AL-13
    @Test func `a text that is laid out keeps its lines in the least size`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let header = Header(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
        let line = header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
        window.addSubview(header)
        window.isHidden = false
        window.layoutIfNeeded()
        let size = header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(size.height > 2 * line)
        #expect(size.width <= 200)
    }

    @Test func `a text that has changed since is measured without limit`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let header = Header(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
        window.addSubview(header)
        window.isHidden = false
        window.layoutIfNeeded()
        header.label.text = String(repeating: "Another title ", count: 8)
        #expect(header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width > 320)
    }
}
