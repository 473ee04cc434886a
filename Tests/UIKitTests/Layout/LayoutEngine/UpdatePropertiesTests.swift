import Platform
import Testing

@testable import UIKit

@MainActor @Suite("Layout: properties before it")
struct UpdatePropertiesTests {
    private final class Log {
        var lines: [String] = []
        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    private final class Watching: UIView {
        var log: Log?
        override func updateProperties() {
            super.updateProperties()
            log?.lines.append("view properties")
        }
        override func layoutSubviews() {
            super.layoutSubviews()
            log?.lines.append("view layout")
        }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            log?.lines.append("view traits")
        }
    }

    private final class Controller: UIViewController {
        let log: Log
        init(_ log: Log) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func loadView() {
            let view = Watching()
            view.log = log
            self.view = view
        }
        override func updateProperties() {
            super.updateProperties()
            log.lines.append("properties")
        }
        override func viewWillLayoutSubviews() { log.lines.append("willLayout") }
    }

    @Test func `they come after traits and before layout, and again when they are asked for`() throws {
        let log = Log()
        let controller = Controller(log)
        let window = try stage(controller, on: "iPhone 16", os: 26)
        #expect(log.take() == ["properties", "view properties", "willLayout", "view layout"])
        controller.view.setNeedsUpdateProperties()
        controller.view.setNeedsUpdateProperties()
        #expect(log.take() == [])
        window.layoutIfNeeded()
        #expect(log.take() == ["view properties"])
        controller.setNeedsUpdateProperties()
        controller.updatePropertiesIfNeeded()
        #expect(log.take() == ["properties"])
        window.layoutIfNeeded()
        #expect(log.take() == [])
        controller.setNeedsUpdateProperties()
        controller.view.setNeedsLayout()
        window.overrideUserInterfaceStyle = .dark
        window.layoutIfNeeded()
        #expect(log.take() == ["view traits", "properties", "willLayout", "view layout"])
    }

    @Test func `before iOS 26 nobody calls them`() throws {
        let log = Log()
        try stage(Controller(log), on: "iPhone 16", os: 18)
        #expect(log.take() == ["willLayout", "view layout"])
    }
}
