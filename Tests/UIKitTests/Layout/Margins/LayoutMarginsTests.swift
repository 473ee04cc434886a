import DeviceTestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Layout margins")
struct LayoutMarginsTests {
    // LM-1, LM-3
    @Test func `a plain view has 8 points beyond its safe area`() {
        onDevice("iPhone X") {
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
    @Test func `a root view keeps the system's minimum of its width, less beside a safe area`() {
        onDevice("iPhone X") {
            let controller = UIViewController()
            _ = show(controller)
            #expect(controller.view.layoutMargins == UIEdgeInsets(top: 44, left: 16, bottom: 34, right: 16))
        }
        onDevice("iPhone X", orientation: .landscapeRight) {
            let controller = UIViewController()
            _ = show(controller)
            #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: 60, bottom: 21, right: 60))
        }
        onDevice("iPhone 8", orientation: .landscapeRight) {
            let controller = UIViewController()
            _ = show(controller)
            #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20))
        }
        onDevice("iPhone 8 Plus") {
            let controller = UIViewController()
            _ = show(controller)
            #expect(controller.view.layoutMargins == UIEdgeInsets(top: 20, left: 20, bottom: 0, right: 20))
        }
    }

    // LM-6, LM-7
    @Test func `smaller margins than the minimum count only where it isn't respected`() {
        onDevice("iPhone X") {
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

    // LM-19
    @Test func `cells that preserve a table's margins keep their own above and below while they scroll`() {
        final class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.preservesSuperviewLayoutMargins = true
                cell.contentView.preservesSuperviewLayoutMargins = true
                return cell
            }
        }
        onDevice("iPhone X", os: 16) {
            let rows = Rows()
            let controller = UITableViewController(style: .plain)
            controller.tableView.dataSource = rows
            controller.tableView.rowHeight = 50
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = controller
            window.makeKeyAndVisible()
            for offset in [-44.0, 0, 13, 700] {
                controller.tableView.contentOffset.y = offset
                controller.tableView.layoutIfNeeded()
                let margins = controller.tableView.visibleCells.map(\.contentView.layoutMargins)
                // Some stick out above, some lie over the home indicator.
                #expect(margins.count > 14)
                #expect(Set(margins.map(\.top)) == [11] && Set(margins.map(\.bottom)) == [11])
                #expect(Set(margins.map(\.left)) == [16])
            }
        }
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
        view.layoutIfNeeded()
        #expect(view.readableContentGuide.layoutFrame == CGRect(x: 164, y: 8, width: 672, height: 84))
        view.frame.size.width = 300
        #expect(view.readableContentGuide.layoutFrame == CGRect(x: 8, y: 8, width: 284, height: 84))
    }

    // LM-15
    @Test func `margins that follow the readable width keep what lies in them no wider`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 100))
        view.layoutMarginsFollowReadableWidth = true
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child)
        NSLayoutConstraint.activate([
            child.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            child.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            child.topAnchor.constraint(equalTo: view.topAnchor), child.heightAnchor.constraint(equalToConstant: 9),
        ])
        for (width, frame) in [
            (1000.0, CGRect(x: 164, y: 0, width: 672, height: 9)), (300, CGRect(x: 8, y: 0, width: 284, height: 9)),
            (800, CGRect(x: 64, y: 0, width: 672, height: 9)),
        ] {
            view.frame.size.width = width
            view.layoutIfNeeded()
            #expect(child.frame == frame)
        }
        #expect(view.readableContentGuide.layoutFrame.width == 672)
    }

    // LM-8
    @Test func `before iOS 11 the system decides about a root view's margins`() throws {
        let controller = UIViewController()
        controller.view.layoutMargins = UIEdgeInsets(top: 40, left: 40, bottom: 40, right: 40)
        let window = try stage(controller, on: "iPhone 8", os: 10)
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
        controller.view.layoutMargins = UIEdgeInsets(top: 0, left: 99, bottom: 0, right: 0)
        window.layoutIfNeeded()
        #expect(controller.view.layoutMargins.left == 16)
        let inner = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
        inner.layoutMargins.left = 30
        controller.view.addSubview(inner)
        #expect(inner.layoutMargins.left == 30)
    }

    // LM-10
    @Test func `a child's view has the system's minimum of its own width`() throws {
        let (root, child) = (UIViewController(), UIViewController())
        root.view.directionalLayoutMargins.leading = 77
        let window = try stage(root, on: "iPad Air 2", os: 12)
        root.addChild(child)
        child.view.frame = CGRect(x: 0, y: 100, width: 320, height: 400)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        window.layoutIfNeeded()
        #expect(root.view.layoutMargins.left == 77)
        #expect(child.view.layoutMargins.left == 16)
        child.view.frame.size.width = 500
        window.layoutIfNeeded()
        #expect(child.view.layoutMargins.left == 20)
    }

    // LM-14, AL-M4
    @Test func `standard spacing is 8 between siblings and the margin at the edge`() {
        onDevice("iPhone X") {
            let controller = UIViewController()
            let (first, second) = (addView(to: controller.view), addView(to: controller.view))
            let inner = UIView(frame: CGRect(x: 0, y: 200, width: 200, height: 100))
            controller.view.addSubview(inner)
            let third = addView(to: inner)
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: "|-[a(50)]-[b(60)]",
                    options: [],
                    metrics: nil,
                    views: ["a": first, "b": second]
                )
                    + NSLayoutConstraint.constraints(
                        withVisualFormat: "|-[c(50)]",
                        options: [],
                        metrics: nil,
                        views: ["c": third]
                    )
            )
            _ = show(controller)
            #expect(first.frame.minX == 16)
            #expect(second.frame.minX == 74)
            #expect(third.frame.minX == 8)
        }
    }

    // SA-16
    @Test func `a system guide has its frame before its view was laid out`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let guides = [view.safeAreaLayoutGuide, view.layoutMarginsGuide, view.readableContentGuide]
        #expect(guides.map(\.layoutFrame.width) == [200, 184, 184])
        view.layoutIfNeeded()
        #expect(guides.map(\.layoutFrame.width) == [200, 184, 184])
    }
}
