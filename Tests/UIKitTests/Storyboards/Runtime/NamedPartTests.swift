import DeviceTestSupport
import ObjectiveCRuntime
import Testing

@testable import UIKit

@MainActor @Suite("Parts that apps ask for by key")
struct NamedPartTests {
    @Test func `an alert's action hands out what it calls`() throws {
        var isCalled = false
        let action = UIAlertAction(title: "a", style: .default) { _ in isCalled = true }
        let handler = try #require(action.value(forKey: "handler") as? (UIAlertAction) -> Void)
        handler(action)
        #expect(isCalled)
    }

    @Test func `a view knows the controller that it lies in`() {
        let controller = UIViewController()
        let view = UIView()
        controller.view.addSubview(view)
        #expect(view.value(forKey: "_viewControllerForAncestor") as? UIViewController === controller)
        #expect(controller.view.value(forKey: "viewDelegate") as? UIViewController === controller)
    }

    @Test(arguments: ["_targets", "targets"])
    func `another recognizer takes a recognizer's targets`(key: String) throws {
        final class Hearer: NSObject {}
        let hearer = Hearer()
        let (tap, pan) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
        tap.addTarget(hearer, action: Selector("heard"))
        let targets = try #require(tap.value(forKey: key) as? [NSObject])
        #expect(targets.first?.value(forKey: "target") as? Hearer === hearer)
        #expect(targets.first?.value(forKey: "action") as? Selector == Selector("heard"))
        pan.setValue(targets, forKey: key)
        #expect(pan.targets.count == 1 && pan.targets.first?.object === hearer)
    }

    @Test func `bars hide their shadows`() {
        let (bar, toolbar) = (UINavigationBar(), UIToolbar())
        for view in [bar, toolbar] as [UIView] {
            #expect(view.value(forKey: "hidesShadow") as? Bool == false)
            view.setValue(true, forKey: "hidesShadow")
            #expect(view.value(forKey: "hidesShadow") as? Bool == true)
        }
        #expect(bar.shadowImage?.size == .zero && toolbar.shadowImage(forToolbarPosition: .any)?.size == .zero)
    }

    @Test func `a cell's line has the color of its own`() {
        onDevice {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            let rows = Rows()
            table.dataSource = rows
            table.layoutIfNeeded()
            let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
            cell?.setValue(UIColor.red, forKey: "separatorColor")
            cell?.layoutIfNeeded()
            #expect(cell?.cellState.separator?.backgroundColor == UIColor.red.cgColor)
        }
    }

    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }
}
