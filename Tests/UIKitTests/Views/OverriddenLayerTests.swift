import DeviceTestSupport
import QuartzCore
import Testing

@testable import UIKit

@MainActor @Suite("Views: a layer of the app's")
struct OverriddenLayerTests {
    /// Answers with its inner view's layer, as wrappers of controls do.
    private final class Wrapper: UIView {
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        override var layer: CALayer { inner.layer }
    }

    @Test func `a subclass may answer with another layer, and keeps its own on the screen`() {
        onDevice {
            let wrapper = Wrapper(frame: CGRect(x: 5, y: 6, width: 70, height: 80))
            let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            parent.addSubview(wrapper)
            #expect(wrapper.layer === wrapper.inner.layer)
            #expect(wrapper.frame == CGRect(x: 5, y: 6, width: 70, height: 80))
            #expect(parent.layer.sublayers?.first === wrapper.ownLayer)
            wrapper.layer.cornerRadius = 4
            #expect(wrapper.inner.layer.cornerRadius == 4 && wrapper.ownLayer.cornerRadius == 0)
            wrapper.bounds.size.width = 30
            #expect(wrapper.inner.frame.width == 10 && wrapper.ownLayer.bounds.width == 30)
            wrapper.removeFromSuperview()
            #expect(parent.layer.sublayers?.isEmpty ?? true)
        }
    }

    @Test func `its layout and hits go by its own layer`() {
        onDevice {
            final class Laid: UIView {
                var count = 0
                let other = CALayer()
                override var layer: CALayer { other }
                override func layoutSubviews() { count += 1 }
            }
            let view = Laid(frame: CGRect(x: 20, y: 0, width: 50, height: 50))
            let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            parent.addSubview(view)
            parent.layoutIfNeeded()
            #expect(view.count == 1)
            view.setNeedsLayout()
            parent.layoutIfNeeded()
            #expect(view.count == 2)
            #expect(parent.hitTest(CGPoint(x: 60, y: 10), with: nil) === view)
            #expect(view.convert(CGPoint(x: 1, y: 1), to: parent) == CGPoint(x: 21, y: 1))
        }
    }
}
