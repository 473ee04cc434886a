import Testing
import UIKit

@MainActor @Suite("Content sizes: what stands in for them")
struct ContentSizeOverrideTests {
    private final class Content: UIView {
        override var intrinsicContentSize: CGSize { CGSize(width: 40.25, height: 20.5) }
    }

    /// The size that layout gives a view of 40.25 × 20.5 at the root's corner.
    private func size(_ change: (inout ContentSizeOverride) -> Void) -> CGSize {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let view = Content()
        view.translatesAutoresizingMaskIntoConstraints = false
        change(&view.contentSizeOverride)
        window.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
            view.topAnchor.constraint(equalTo: window.topAnchor),
        ])
        window.layoutIfNeeded()
        return view.bounds.size
    }

    @Test
    func `a side that is given takes the place of what the content measures`() {
        #expect(size { $0.width = 60 }.width == 60)
        #expect(size { $0.height = 10 }.height == 10)
    }

    @Test
    func `whole points are rounded up`() {
        #expect(size { $0.roundsUpToWholePoints = true } == CGSize(width: 41, height: 21))
    }

    @Test
    func `an infinite side is no size`() {
        #expect(size { $0.width = .infinity }.width == 0)
    }
}
