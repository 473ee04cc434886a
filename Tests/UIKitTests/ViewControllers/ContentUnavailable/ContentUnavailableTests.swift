import Testing

@testable import UIKit

@MainActor @Suite("View controllers: without content", .serialized)
struct ContentUnavailableTests {
    private final class Empty: UIViewController {
        var asked: [String?] = []
        var isEmpty = true
        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
            asked.append(state.searchText)
            guard isEmpty else { return contentUnavailableConfiguration = nil }
            var configuration = UIContentUnavailableConfiguration.empty()
            configuration.text = "Nothing"
            configuration.secondaryText = "Make something first."
            configuration.button.title = "Make"
            contentUnavailableConfiguration = configuration
        }
    }

    private func labels(in view: UIView) -> [String] {
        view.subviews.flatMap { ($0 as? UILabel)?.text.map { [$0] } ?? labels(in: $0) }
    }

    @Test func `a controller is asked before its first layout, and once for all requests`() throws {
        let controller = Empty()
        let window = try stage(controller, on: "iPhone 16", os: 18)
        #expect(controller.asked == [nil])
        let view = try #require(controller.view.subviews.last as? UIContentUnavailableView)
        #expect(view.frame == controller.view.bounds)
        #expect(labels(in: view) == ["Nothing", "Make something first.", "Make"])
        controller.setNeedsUpdateContentUnavailableConfiguration()
        controller.setNeedsUpdateContentUnavailableConfiguration()
        window.layoutIfNeeded()
        #expect(controller.asked.count == 2)
        #expect(controller.view.subviews.last === view)
        controller.isEmpty = false
        controller.setNeedsUpdateContentUnavailableConfiguration()
        window.layoutIfNeeded()
        #expect(controller.view.subviews.isEmpty)
    }

    @Test func `the message stands in the middle, in a column`() throws {
        let controller = Empty()
        let window = try stage(controller, on: "iPhone 16", os: 18)
        window.layoutIfNeeded()
        let view = try #require(controller.view.subviews.last)
        let stack = try #require(view.subviews.last as? UIStackView)
        let safe = view.bounds.inset(by: view.layoutMargins)
        #expect(abs(stack.frame.midY - safe.midY) < 1)
        let tops = stack.arrangedSubviews.map(\.frame.minY)
        #expect(tops == tops.sorted() && tops.count == 3)
        for part in stack.arrangedSubviews { #expect(abs(part.frame.midX - stack.bounds.midX) < 1) }
    }

    @Test func `a search without results names what was searched for`() {
        var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection.current)
        #expect(UIContentUnavailableConfiguration.search().updated(for: state).text == "No Results")
        state.searchText = "cat"
        #expect(UIContentUnavailableConfiguration.search().updated(for: state).text == "No Results for “cat”")
        var own = UIContentUnavailableConfiguration.search()
        own.text = "Sorry"
        #expect(own.updated(for: state).text == "Sorry")
    }

    @Test func `loading shows a turning wheel`() {
        let view = UIContentUnavailableView(configuration: .loading())
        let wheel = view.subviews.compactMap { $0 as? UIStackView }.first?.arrangedSubviews.first
        #expect((wheel as? UIActivityIndicatorView)?.isAnimating == true)
        #expect(view.supports(UIContentUnavailableConfiguration.empty()))
    }
}
