import Testing

@testable import UIKit

@MainActor @Suite("Views: anchor point")
struct AnchorPointTests {
    // AL-62
    @Test func `another anchor point keeps the center and moves the frame`() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 60))
        #expect(view.anchorPoint == CGPoint(x: 0.5, y: 0.5))
        view.anchorPoint = .zero
        #expect(view.center == CGPoint(x: 30, y: 50) && view.frame == CGRect(x: 30, y: 50, width: 40, height: 60))
        #expect(view.layer.anchorPoint == .zero)
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.frame == CGRect(x: 30, y: 50, width: 80, height: 120))
    }
}
