import Testing

@testable import UIKit

@MainActor @Suite("Layout margins")
struct LayoutMarginsTests {
    // LM-1, LM-3
    @Test func `a plain view has 8 points beyond its safe area`() {
        onScreen(.iPhoneX) {
            let controller = UIViewController()
            let inside = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
            let atOrigin = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            for view in [inside, atOrigin] { controller.view.addSubview(view) }
            _ = show(controller)
            #expect(inside.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
            #expect(atOrigin.layoutMargins == UIEdgeInsets(top: 52, left: 8, bottom: 8, right: 8))
            atOrigin.insetsLayoutMarginsFromSafeArea = false
            // LM-4
            #expect(atOrigin.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        }
    }

    // LM-6, LM-9
    @Test func `a root view keeps the system's minimum of its width`() {
        onScreen(.iPhoneX) {
            let controller = UIViewController()
            _ = show(controller)
            #expect(controller.view.layoutMargins == UIEdgeInsets(top: 44, left: 16, bottom: 34, right: 16))
        }
        onScreen(.iPhoneXLandscape) {
            let controller = UIViewController()
            _ = show(controller)
            #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: 64, bottom: 21, right: 64))
        }
        onScreen(.wide) {
            let controller = UIViewController()
            _ = show(controller)
            #expect(controller.view.layoutMargins == UIEdgeInsets(top: 20, left: 20, bottom: 0, right: 20))
        }
    }

    // LM-6, LM-7
    @Test func `smaller margins than the minimum count only where it isn't respected`() {
        onScreen(.iPhoneX) {
            let controller = UIViewController()
            _ = show(controller)
            controller.view.directionalLayoutMargins.leading = 4
            #expect(controller.view.layoutMargins.left == 16)
            controller.view.directionalLayoutMargins.leading = 30
            #expect(controller.view.layoutMargins.left == 30)
            controller.viewRespectsSystemMinimumLayoutMargins = false
            controller.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: 0,
                leading: 4,
                bottom: 0,
                trailing: 0
            )
            #expect(controller.view.layoutMargins.left == 4)
        }
    }

    // LM-2
    @Test func `leading margins are on the right from right to left`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.semanticContentAttribute = .forceRightToLeft
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
        view.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 9)
        #expect(view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 5, leading: 9, bottom: 7, trailing: 6))
    }

    // LM-5
    @Test(arguments: [(x: 0.0, left: 30.0), (10, 20), (25, 8), (-10, 40)])
    func `preserved margins reach as far as the superview's`(x: Double, left: Double) {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        parent.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
        let child = UIView(frame: CGRect(x: x, y: 50, width: 50, height: 50))
        parent.addSubview(child)
        #expect(child.layoutMargins.left == 8)
        child.preservesSuperviewLayoutMargins = true
        #expect(child.layoutMargins.left == CGFloat(left))
    }

    // LM-11
    @Test func `the guide and margin attributes use the effective margins`() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        parent.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let child = addView(to: parent)
        for attribute: NSLayoutConstraint.Attribute in [.top, .left, .bottom, .right] {
            let margin: [NSLayoutConstraint.Attribute: NSLayoutConstraint.Attribute] = [
                .top: .topMargin, .left: .leftMargin, .bottom: .bottomMargin, .right: .rightMargin,
            ]
            NSLayoutConstraint(
                item: child,
                attribute: attribute,
                relatedBy: .equal,
                toItem: parent,
                attribute: margin[attribute] ?? .top,
                multiplier: 1,
                constant: 0
            ).isActive = true
        }
        parent.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 2, y: 1, width: 194, height: 96))
        #expect(parent.layoutMarginsGuide.layoutFrame == child.frame)
        parent.layoutMargins.left = 50
        parent.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 50, y: 1, width: 146, height: 96))
    }

    // LM-15, LM-16
    @Test func `the readable guide is centered and not wider than text should be`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 100))
        #expect(view.readableContentGuide.layoutFrame == CGRect(x: 164, y: 8, width: 672, height: 84))
        view.frame.size.width = 300
        #expect(view.readableContentGuide.layoutFrame == CGRect(x: 8, y: 8, width: 284, height: 84))
    }
}
