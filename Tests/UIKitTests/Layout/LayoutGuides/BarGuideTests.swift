import Platform
import Testing

@testable import UIKit

/// Notes its guides' lengths around each layout.
private final class GuideWatcher: UIViewController {
    var log: [String] = []
    override func viewWillLayoutSubviews() { log.append("will \(Int(topLayoutGuide.length))") }
    override func viewDidLayoutSubviews() { log.append("did \(Int(topLayoutGuide.length))") }
}

@MainActor @Suite("Layout guides: top and bottom", .serialized)
struct BarGuideTests {
    // TG-3
    @Test(arguments: [OSVersion(10), 12])
    func `lengths are the present ones at layout, and right when it is done`(os: OSVersion) throws {
        let child = GuideWatcher()
        let navigation = UINavigationController(rootViewController: child)
        let window = try stage(navigation, on: "iPhone 8", os: os)
        #expect(child.log.last == "did 64")
        child.log = []
        navigation.setNavigationBarHidden(true, animated: false)
        window.layoutIfNeeded()
        #expect(child.log.last == "did 20")
        #expect(child.topLayoutGuide.length == 20)
    }

    // TG-5
    @Test func `before iOS 11 a document's safe area is status and bars at top and bottom, and the edges at the sides`()
        throws
    {
        let child = UIViewController()
        let box = addView(to: child.view)
        let guide = child.view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: guide.topAnchor),
            box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: child)]
        try stage(tabs, on: "iPhone 8", os: 10)
        #expect(box.frame == CGRect(x: 0, y: 64, width: 375, height: 667 - 64 - 49))
        #expect(child.topLayoutGuide.length == 64)
        #expect(child.bottomLayoutGuide.length == 49)
    }

    // TG-6
    @Test func `a child that does not touch an edge has no length there`() throws {
        let (root, child) = (UIViewController(), UIViewController())
        let window = try stage(root)
        root.addChild(child)
        child.view.frame = CGRect(x: 0, y: 0, width: 375, height: 400)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        window.layoutIfNeeded()
        #expect(child.topLayoutGuide.length == 44)
        #expect(child.bottomLayoutGuide.length == 0)
        child.view.frame = CGRect(x: 0, y: 412, width: 375, height: 400)
        window.layoutIfNeeded()
        #expect(child.topLayoutGuide.length == 0)
        #expect(child.bottomLayoutGuide.length == 34)
    }
}
