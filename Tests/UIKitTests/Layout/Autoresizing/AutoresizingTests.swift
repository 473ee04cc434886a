import Testing

@testable import UIKit

@MainActor @Suite("Autoresizing masks")
struct AutoresizingTests {
    private nonisolated static let cases: [(UIView.AutoresizingMask, Double, Double)] = [
        (.init(), 10.0, 30.0), (.flexibleWidth, 10, 130), (.flexibleLeftMargin, 110, 30),
        (.flexibleRightMargin, 10, 30),
        (.flexibleLeftMargin.union(.flexibleRightMargin), 24.285, 30),
        (.flexibleLeftMargin.union(.flexibleWidth).union(.flexibleRightMargin), 20, 60),
        (.flexibleWidth.union(.flexibleRightMargin), 10, 63.333),
    ]

    // AL-30
    @Test(arguments: Self.cases)
    func `a change of width is shared among the flexible parts`(mask: UIView.AutoresizingMask, x: Double, width: Double)
    {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
        child.autoresizingMask = mask
        parent.addSubview(child)
        parent.frame.size.width = 200
        #expect(abs(child.frame.minX - CGFloat(x)) < 0.01)
        #expect(abs(child.frame.width - CGFloat(width)) < 0.01)
        #expect(child.frame.height == 30)
    }

    // AL-65
    @Test(arguments: [0.0, 7])
    func `in a superview of no size margins share the room that it gets, wherever the view was`(x: Double) {
        let parent = UIView()
        let child = UIView(frame: CGRect(x: x, y: 0, width: 20, height: 20))
        child.autoresizingMask = [
            .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
        ]
        parent.addSubview(child)
        parent.frame = CGRect(x: 3, y: 3, width: 0, height: 0)
        #expect(child.frame.origin == CGPoint(x: x, y: 0))
        parent.frame = CGRect(x: 0, y: 0, width: 80, height: 28)
        #expect(child.frame == CGRect(x: 30, y: 4, width: 20, height: 20))
        parent.frame.size.width = 100
        #expect(child.frame == CGRect(x: 40, y: 4, width: 20, height: 20))
    }

    @Test func `a superview that doesn't resize leaves its subviews alone`() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.addSubview(child)
        parent.autoresizesSubviews = false
        parent.frame.size = CGSize(width: 200, height: 200)
        #expect(child.frame == CGRect(x: 10, y: 10, width: 30, height: 30))
    }

    // AL-30
    @Test func `constraints hold to a view that its mask places`() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let placed = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
        placed.autoresizingMask = .flexibleLeftMargin
        parent.addSubview(placed)
        let view = addView(to: parent)
        view.trailingAnchor.constraint(equalTo: placed.leadingAnchor).isActive = true
        view.widthAnchor.constraint(equalToConstant: 5).isActive = true
        parent.layoutIfNeeded()
        #expect(view.frame.maxX == 10)
        parent.frame.size.width = 150
        parent.layoutIfNeeded()
        #expect(placed.frame.minX == 60)
        #expect(view.frame.maxX == 60)
    }
}
