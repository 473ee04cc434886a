import ObjectiveCRuntime
import Testing

@testable import UIKit

@Suite("Key-value observing: UIKit's properties") @MainActor
struct ObservedPropertyTests {
    /// How often observers of a property hear of what is done.
    private static func count<Object: NSObject, Value>(
        _ object: Object,
        _ path: KeyPath<Object, Value>,
        _ action: (Object) -> Void
    ) -> Int {
        var count = 0
        let token = object.observe(path) { _, _ in count += 1 }
        action(object)
        token.invalidate()
        return count
    }

    @Test func `a setter of a view tells its observers once`() {
        #expect(Self.count(UIView(), \.backgroundColor) { $0.backgroundColor = .red } == 1)
        #expect(Self.count(UIView(), \.transform) { $0.transform = CGAffineTransform(scaleX: 2, y: 2) } == 1)
        #expect(Self.count(UIView(), \.clipsToBounds) { $0.clipsToBounds = true } == 1)
        #expect(Self.count(UIView(), \.tintColor) { $0.tintColor = .red } == 1)
        #expect(Self.count(UIView(), \.frame) { $0.frame = CGRect(x: 1, y: 2, width: 3, height: 4) } == 1)
        #expect(Self.count(UIScrollView(), \.isScrollEnabled) { $0.isScrollEnabled = false } == 1)
        #expect(Self.count(UILabel(), \.font) { $0.font = .boldSystemFont(ofSize: 9) } == 1)
        #expect(Self.count(UILabel(), \.textColor) { $0.textColor = .red } == 1)
        #expect(Self.count(UILabel(), \.numberOfLines) { $0.numberOfLines = 0 } == 1)
        #expect(Self.count(UILabel(), \.textAlignment) { $0.textAlignment = .right } == 1)
    }

    @Test func `layers tell of their own values, and of those that views set`() {
        #expect(Self.count(CALayer(), \.opacity) { $0.opacity = 0.5 } == 1)
        #expect(Self.count(CALayer(), \.cornerRadius) { $0.cornerRadius = 4 } == 1)
        #expect(Self.count(CALayer(), \.frame) { $0.frame = CGRect(x: 0, y: 0, width: 9, height: 9) } == 1)
        #expect(Self.count(CALayer(), \.bounds) { $0.frame = CGRect(x: 0, y: 0, width: 9, height: 9) } == 1)
        let view = UIView()
        #expect(Self.count(view.layer, \.bounds) { _ in view.frame.size.width = 7 } == 1)
        #expect(Self.count(view.layer, \.frame) { _ in view.frame.size.width = 8 } == 1)
        #expect(Self.count(view, \.layer.bounds) { $0.bounds.size.height = 5 } == 1)
    }

    @Test func `setting a control's value by code tells its observers`() {
        #expect(Self.count(UISwitch(), \.isOn) { $0.isOn = true } == 1)
        #expect(Self.count(UISlider(), \.value) { $0.value = 0.4 } == 1)
        #expect(Self.count(UIStepper(), \.value) { $0.value = 3 } == 1)
        #expect(Self.count(UIProgressView(), \.progress) { $0.progress = 0.4 } == 1)
        let segments = UISegmentedControl(items: ["a"])
        #expect(Self.count(segments, \.selectedSegmentIndex) { $0.selectedSegmentIndex = 0 } == 1)
        #expect(Self.count(UIPageControl(), \.numberOfPages) { $0.numberOfPages = 3 } == 1)
        #expect(Self.count(UIDatePicker(), \.date) { $0.date = Date(timeIntervalSince1970: 0) } == 1)
        #expect(Self.count(UITextField(), \.text) { $0.text = "a" } == 1)
        #expect(Self.count(UITextField(), \.placeholder) { $0.placeholder = "a" } == 1)
        #expect(Self.count(UITextView(), \.text) { $0.text = "a" } == 1)
        #expect(Self.count(UITextView(), \.font) { $0.font = .systemFont(ofSize: 9) } == 1)
        #expect(Self.count(UISearchBar(), \.text) { $0.text = "a" } == 1)
    }

    @Test func `bar items and controllers tell of titles, badges, items and the parent`() {
        #expect(Self.count(UINavigationItem(), \.title) { $0.title = "a" } == 1)
        #expect(Self.count(UINavigationItem(), \.rightBarButtonItem) { $0.rightBarButtonItem = UIBarButtonItem() } == 1)
        #expect(Self.count(UIBarButtonItem(), \.isEnabled) { $0.isEnabled = false } == 1)
        #expect(Self.count(UITabBarItem(), \.badgeValue) { $0.badgeValue = "1" } == 1)
        let controller = UIViewController()
        #expect(Self.count(controller, \.navigationItem.title) { $0.navigationItem.title = "a" } == 1)
        #expect(Self.count(controller, \.tabBarItem.badgeValue) { $0.tabBarItem.badgeValue = "1" } == 1)
        #expect(Self.count(controller, \.preferredContentSize) { $0.preferredContentSize.width = 3 } == 1)
        let parent = UIViewController()
        #expect(Self.count(controller, \.parent) { parent.addChild($0) } == 1)
        #expect(Self.count(controller, \.parent) { $0.removeFromParent() } == 1)
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        #expect(Self.count(tabs, \.selectedIndex) { $0.selectedIndex = 1 } == 1)
        #expect(Self.count(tabs, \.selectedViewController) { $0.selectedIndex = 0 } == 1)
    }

    @Test func `a constraint's constant and the cell's selection are observed`() {
        let view = UIView()
        #expect(Self.count(view.widthAnchor.constraint(equalToConstant: 1), \.constant) { $0.constant = 2 } == 1)
        #expect(Self.count(UICollectionViewCell(), \.isSelected) { $0.isSelected = true } == 1)
        #expect(Self.count(UITableViewCell(), \.isHighlighted) { $0.isHighlighted = true } == 1)
    }

    @Test func `old and new values come along`() {
        var values: [String?] = []
        let field = UITextField()
        field.text = "a"
        let token = field.observe(\.text, options: [.old, .new]) { _, change in
            values += [change.oldValue ?? nil, change.newValue ?? nil]
        }
        field.text = "b"
        token.invalidate()
        #expect(values == ["a", "b"])
    }

    @Test func `keys lead from a controller to the titles of its items`() {
        let controller = UIViewController()
        controller.navigationItem.title = "a"
        controller.tabBarItem.badgeValue = "2"
        #expect(controller.value(forKeyPath: "navigationItem.title") as? String == "a")
        #expect(controller.value(forKeyPath: "tabBarItem.badgeValue") as? String == "2")
        let button = UIButton(type: .system)
        button.setTitle("b", for: .normal)
        #expect(button.value(forKeyPath: "titleLabel.text") as? String == "b")
        button.setValue(false, forKey: "enabled")
        #expect(!button.isEnabled)
    }
}
