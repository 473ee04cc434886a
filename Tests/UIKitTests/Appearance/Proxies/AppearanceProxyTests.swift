import DeviceTestSupport
import Foundation
import InterfaceBuilder
import Testing

@testable import UIKit

@MainActor
@Suite("Appearance proxies", .serialized)
struct AppearanceProxyTests {
    private final class Frame: UIView {}
    private final class Box: UIView {}
    private final class Page: UIViewController {}

    private class Chip: UILabel {
        var name = "chip"
        let marks = ["a", "b"]
        override var textColor: UIColor! { didSet { name += "!" } }
    }
    private final class LargeChip: Chip {}

    /// Runs the closure with nothing set by an appearance, in a window.
    private func inWindow(_ body: (UIWindow) throws -> Void) rethrows {
        try onDevice {
            let before = AppearanceRegistry.current
            AppearanceRegistry.current = AppearanceRegistry()
            defer { AppearanceRegistry.current = before }
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
            window.isHidden = false
            defer { window.isHidden = true }
            try body(window)
        }
    }

    @Test
    func `AP-1: values are applied when a view enters a window, not before and not to views already there`() {
        inWindow { window in
            let early = UISwitch()
            window.addSubview(early)
            UISwitch.appearance().onTintColor = .red
            let late = UISwitch()
            #expect(late.onTintColor == nil)
            window.addSubview(late)
            #expect(late.onTintColor == .red)
            #expect(early.onTintColor == nil)
            early.removeFromSuperview()
            window.addSubview(early)
            #expect(early.onTintColor == .red)
        }
    }

    @Test
    func `AP-1: values are there in didMoveToWindow`() {
        final class Watcher: UISwitch {
            var seen: UIColor?
            override func didMoveToWindow() { seen = onTintColor }
        }
        inWindow { window in
            UISwitch.appearance().onTintColor = .red
            let watcher = Watcher()
            window.addSubview(watcher)
            #expect(watcher.seen == .red)
        }
    }

    @Test
    func `AP-2: a property set on the instance itself beats every proxy, set before or after`() {
        inWindow { window in
            UISwitch.appearance().onTintColor = .red
            UISwitch.appearance(whenContainedInInstancesOf: [UIWindow.self]).onTintColor = .green
            let view = UISwitch()
            view.onTintColor = .blue
            window.addSubview(view)
            #expect(view.onTintColor == .blue)
            view.removeFromSuperview()
            let other = UISwitch()
            window.addSubview(other)
            #expect(other.onTintColor == .green)
            other.onTintColor = .yellow
            other.removeFromSuperview()
            window.addSubview(other)
            #expect(other.onTintColor == .yellow)
        }
    }

    @Test
    func `AP-3: containers are listed from the innermost to the outermost, through views and their controllers`() {
        inWindow { window in
            UILabel.appearance(whenContainedInInstancesOf: [Box.self, Frame.self]).textColor = .red
            UILabel.appearance(whenContainedInInstancesOf: [Page.self]).highlightedTextColor = .green
            let (frame, box, between, label) = (Frame(), Box(), UIView(), UILabel())
            frame.addSubview(between)
            between.addSubview(box)
            box.addSubview(label)
            let page = Page()
            page.view.addSubview(frame)
            window.rootViewController = page
            #expect(label.textColor == .red)
            #expect(label.highlightedTextColor == .green)
            let wrong = UILabel()
            let (outer, inner) = (Box(), Frame())
            outer.addSubview(inner)
            inner.addSubview(wrong)
            window.addSubview(outer)
            #expect(wrong.textColor == .label)
            #expect(wrong.highlightedTextColor == nil)
        }
    }

    @Test
    func `AP-4: the outermost matching container wins, then the longer list`() {
        inWindow { window in
            UILabel.appearance(whenContainedInInstancesOf: [Frame.self]).textColor = .red
            UILabel.appearance(whenContainedInInstancesOf: [Box.self]).textColor = .green
            UILabel.appearance(whenContainedInInstancesOf: [Box.self, Frame.self]).highlightedTextColor = .red
            UILabel.appearance(whenContainedInInstancesOf: [Frame.self]).highlightedTextColor = .green
            let (frame, box, label) = (Frame(), Box(), UILabel())
            frame.addSubview(box)
            box.addSubview(label)
            window.addSubview(frame)
            #expect(label.textColor == .red)
            #expect(label.highlightedTextColor == .red)
        }
    }

    @Test
    func `AP-5: a containment beats the plain appearance, whichever was set last`() {
        inWindow { window in
            UISlider.appearance(whenContainedInInstancesOf: [UIWindow.self]).thumbTintColor = .red
            UISlider.appearance().thumbTintColor = .green
            UISlider.appearance().minimumTrackTintColor = .blue
            let slider = UISlider()
            window.addSubview(slider)
            #expect(slider.thumbTintColor == .red)
            #expect(slider.minimumTrackTintColor == .blue)
        }
    }

    @Test
    func `AP-6: an appearance for traits counts while the view's traits contain them; a containment decides first`() {
        inWindow { window in
            let dark = UITraitCollection(userInterfaceStyle: .dark)
            UISwitch.appearance(for: dark).onTintColor = .red
            UISwitch.appearance().onTintColor = .green
            UISwitch.appearance(for: dark).thumbTintColor = .red
            UISwitch.appearance(whenContainedInInstancesOf: [Box.self]).thumbTintColor = .green
            UISwitch.appearance(for: dark, whenContainedInInstancesOf: [Frame.self]).thumbTintColor = .blue
            let (box, plain, inBox) = (Box(), UISwitch(), UISwitch())
            box.addSubview(inBox)
            window.overrideUserInterfaceStyle = .dark
            window.addSubview(plain)
            window.addSubview(box)
            #expect(plain.onTintColor == .red)
            #expect(plain.thumbTintColor == .red)
            #expect(inBox.thumbTintColor == .green)
            let (frame, inFrame) = (Frame(), UISwitch())
            frame.addSubview(inFrame)
            window.addSubview(frame)
            #expect(inFrame.thumbTintColor == .blue)
        }
    }

    @Test
    func `AP-7: when traits no longer match, the next matching value, else the original one, is set again`() {
        inWindow { window in
            let dark = UITraitCollection(userInterfaceStyle: .dark)
            UISwitch.appearance(for: dark).onTintColor = .red
            UISwitch.appearance().onTintColor = .green
            UISwitch.appearance(for: dark).thumbTintColor = .red
            UITableView.appearance(for: dark).separatorInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 0)
            let (view, table) = (UISwitch(), UITableView())
            window.addSubview(view)
            window.addSubview(table)
            let inset = table.separatorInset
            window.overrideUserInterfaceStyle = .dark
            #expect(view.onTintColor == .red)
            #expect(view.thumbTintColor == .red)
            #expect(table.separatorInset.left == 50)
            window.overrideUserInterfaceStyle = .light
            #expect(view.onTintColor == .green)
            #expect(view.thumbTintColor == nil)
            #expect(table.separatorInset == inset)
        }
    }

    @Test
    func `AP-8: a subclass inherits its superclass' values; its own appearance wins, a containment's too`() {
        inWindow { window in
            UILabel.appearance().textColor = .red
            UILabel.appearance(whenContainedInInstancesOf: [UIWindow.self]).highlightedTextColor = .green
            Chip.appearance().highlightedTextColor = .blue
            let (label, chip, large) = (UILabel(), Chip(), LargeChip())
            for view in [label, chip, large] { window.addSubview(view) }
            #expect(label.textColor == .red)
            #expect(large.textColor == .red)
            #expect(label.highlightedTextColor == .green)
            #expect(chip.highlightedTextColor == .blue)
            #expect(large.highlightedTextColor == .blue)
        }
    }

    @Test
    func `AP-8: no code of the app's class runs on what its appearance method returns`() {
        inWindow { window in
            let standIn = LargeChip.appearance()
            standIn.textColor = .red
            standIn.font = .systemFont(ofSize: 30)
            #expect(LargeChip.appearance() === standIn)
            #expect(LargeChip.appearance() !== Chip.appearance())
            let large = LargeChip()
            window.addSubview(large)
            #expect(large.textColor == .red)
            #expect(large.font.pointSize == 30)
            // The instance's own observer has run; the stand-in's name was never made.
            #expect(large.name == "chip!")
        }
    }

    @Test
    func `AP-9: setters with a state or a bar's height count one by one`() {
        inWindow { window in
            UIButton.appearance().setTitleColor(.red, for: .normal)
            UIButton.appearance().setTitleColor(.green, for: .highlighted)
            UINavigationBar.appearance().setTitleVerticalPositionAdjustment(3, for: .compact)
            let button = UIButton(type: .custom)
            button.setTitleColor(.blue, for: .highlighted)
            let bar = UINavigationBar()
            window.addSubview(button)
            window.addSubview(bar)
            #expect(button.titleColor(for: .normal) == .red)
            #expect(button.titleColor(for: .highlighted) == .blue)
            #expect(bar.titleVerticalPositionAdjustment(for: .compact) == 3)
            #expect(bar.titleVerticalPositionAdjustment(for: .default) == 0)
        }
    }

    @Test
    func `AP-9: bars take whole appearances, each its own copy`() {
        inWindow { window in
            let looks = UINavigationBarAppearance()
            looks.backgroundColor = .red
            UINavigationBar.appearance().standardAppearance = looks
            UINavigationBar.appearance().scrollEdgeAppearance = looks
            let bar = UINavigationBar()
            window.addSubview(bar)
            #expect(bar.standardAppearance.backgroundColor == .red)
            #expect(bar.scrollEdgeAppearance?.backgroundColor == .red)
            bar.standardAppearance.backgroundColor = .green
            let second = UINavigationBar()
            window.addSubview(second)
            #expect(second.standardAppearance.backgroundColor == .red)
        }
    }

    @Test
    func `AP-9: bar items take theirs when a bar in a window shows them, containment by bars included`() {
        inWindow { window in
            UIBarButtonItem.appearance().tintColor = .red
            UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor = .green
            UIBarButtonItem.appearance().setTitleTextAttributes([.kern: 3], for: .normal)
            let (left, tool) = (UIBarButtonItem(title: "A"), UIBarButtonItem(title: "B"))
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
            let item = UINavigationItem(title: "Title")
            item.leftBarButtonItem = left
            bar.items = [item]
            let toolbar = UIToolbar(frame: CGRect(x: 0, y: 600, width: 375, height: 44))
            toolbar.items = [tool]
            #expect(left.tintColor == nil)
            window.addSubview(bar)
            window.addSubview(toolbar)
            window.layoutIfNeeded()
            #expect(left.tintColor == .red)
            #expect(left.titleTextAttributes(for: .normal)?[.kern] as? Int == 3)
            #expect(tool.tintColor == .green)
        }
    }

    @Test
    func `AP-9: a tint and a background of all views`() {
        inWindow { window in
            Box.appearance().tintColor = .red
            Box.appearance().backgroundColor = .green
            let (box, inside) = (Box(), UIView())
            box.addSubview(inside)
            window.addSubview(box)
            #expect(inside.tintColor == .red)
            #expect(box.backgroundColor == .green)
            #expect(inside.backgroundColor == nil)
        }
    }

    @Test func `AP-10: what a document sets is replaced`() throws {
        try inWindow { window in
            let text = """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
                targetRuntime="iOS.CocoaTouch"><device id="retina6_1" orientation="portrait" appearance="light"/><objects>
                <view id="vie-w0-001"><rect key="frame" x="0" y="0" width="200" height="300"/><subviews>
                <switch id="swi-tc-001"><color key="onTintColor" red="1" green="0" blue="0" alpha="1" \
                colorSpace="custom" customColorSpace="sRGB"/></switch></subviews></view></objects></document>
                """
            let document = try Document(data: Data(text.utf8), name: "Nib.xib")
            UISwitch.appearance().onTintColor = .green
            let root = UINib(document: document, environment: LoadingEnvironment()).instantiate(withOwner: nil).first
            let view = try #require(root as? UIView)
            let control = try #require(view.subviews.first as? UISwitch)
            #expect(control.onTintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
            window.addSubview(view)
            #expect(control.onTintColor == .green)
        }
    }

    @Test(
        arguments: [
            UITableView.self, UITableViewCell.self, UICollectionView.self, UIScrollView.self, UITextField.self,
            UITextView.self, UILabel.self, UIButton.self, UISwitch.self, UISlider.self, UISegmentedControl.self,
            UIStepper.self, UIProgressView.self, UIPageControl.self, UIActivityIndicatorView.self, UISearchBar.self,
            UINavigationBar.self, UIToolbar.self, UITabBar.self, UIRefreshControl.self, UIPickerView.self,
            UIDatePicker.self, UIImageView.self, UIStackView.self, UIVisualEffectView.self,
            UITableViewHeaderFooterView.self,
        ] as [UIView.Type]
    )
    func `what UIKit's initializers set is not the app's own`(type: UIView.Type) throws {
        try onDevice {
            let view = try #require(type.init(coder: KeylessCoder()))
            #expect(view.appearanceRecord?.own ?? [] == [])
        }
    }

    private final class KeylessCoder: NSCoder {}
}
