import DeviceTestSupport
import Testing

@testable import UIKit

@MainActor
private final class Observer: UIView, Selector.ActionProviding {
    var log: [String] = []

    static var actions: [Selector.Action] {
        [
            Selector.Action("styleDidChange", Observer.styleDidChange),
            Selector.Action("style:from:", Observer.style(_:from:)),
        ]
    }

    func styleDidChange() { log.append("action") }
    func style(_ view: UIView, from previous: UITraitCollection) {
        log.append("action \(view === self) \(previous.userInterfaceStyle.rawValue)")
    }

    func registerAsInAMethod() {
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
            self.log.append("self \(previous.userInterfaceStyle.rawValue)")
        }
    }
}

@MainActor @Suite("Traits: registered changes")
struct TraitChangeTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let view = Observer()

    init() {
        window.overrideUserInterfaceStyle = .light
        window.addSubview(view)
        window.isHidden = false
        // It stays; other tests' fingers go through it.
        window.isUserInteractionEnabled = false
    }

    // TR-21
    @Test func `handlers and actions are called in the order of registration, with the traits before`() {
        onDevice {
            view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: Observer, previous) in
                view.log.append("handler \(previous.userInterfaceStyle.rawValue)")
            }
            view.registerAsInAMethod()
            view.registerForTraitChanges([UITraitUserInterfaceStyle.self], action: "styleDidChange")
            view.registerForTraitChanges([UITraitUserInterfaceStyle.self], target: view, action: "style:from:")
            view.registerForTraitChanges([UITraitLayoutDirection.self], action: "styleDidChange")
            window.overrideUserInterfaceStyle = .dark
            window.layoutIfNeeded()
            #expect(view.log == ["handler 1", "self 1", "action", "action true 1"])
        }
    }

    @Test func `a registration that has ended isn't called`() {
        onDevice {
            let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self], action: "styleDidChange")
            view.unregisterForTraitChanges(registration)
            window.overrideUserInterfaceStyle = .dark
            window.layoutIfNeeded()
            #expect(view.log.isEmpty)
        }
    }

    @Test func `a target isn't kept by a registration`() {
        weak var kept: Observer?
        do {
            let target = Observer()
            kept = target
            view.registerForTraitChanges([UITraitUserInterfaceStyle.self], target: target, action: "styleDidChange")
        }
        #expect(kept == nil)
    }
}
