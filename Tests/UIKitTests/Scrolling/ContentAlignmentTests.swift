import Platform
import Testing

@testable import UIKit

@MainActor @Suite("Scrolling: content that is smaller than its room", .serialized)
struct ContentAlignmentTests {
    // SC-23
    @Test func `small content lies where the alignment point says, within the insets, and large content as ever`()
        throws
    {
        let root = UIViewController()
        let window = try stage(root)
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        view.contentInsetAdjustmentBehavior = .never
        view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        view.contentSize = CGSize(width: 100, height: 80)
        root.view.addSubview(view)
        window.layoutIfNeeded()
        #expect(view.contentAlignmentPoint == .zero)
        view.contentOffset = CGPoint(x: 0, y: -20)
        view.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
        #expect(view.contentOffset == CGPoint(x: -100, y: -20 - 150))
        view.contentAlignmentPoint = CGPoint(x: 1, y: 0)
        #expect(view.contentOffset == CGPoint(x: -200, y: -20))
        view.contentSize = CGSize(width: 900, height: 900)
        #expect(view.contentOffset == CGPoint(x: 0, y: -20))
        view.frame.size = CGSize(width: 1000, height: 400)
        #expect(view.contentOffset == CGPoint(x: -100, y: -20))
    }
}
