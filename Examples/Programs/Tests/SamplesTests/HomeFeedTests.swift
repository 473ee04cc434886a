import Simulator
import Testing
import UIKit

@testable import HomeFeed

@MainActor @Suite("Samples: Home Feed", .serialized)
struct HomeFeedTests {
    private func feed(
        isBefore: Bool,
        _ device: String,
        _ orientation: UIInterfaceOrientation = .portrait
    ) throws -> (app: SampleApp, feed: FeedViewController) {
        let app = try SampleApp.with("before", isBefore) {
            try SampleApp(HomeFeed.AppDelegate.self, "HomeFeed", device: device, orientation: orientation)
        }
        return (app, try #require(app.root as? FeedViewController))
    }

    private func title(of feed: FeedViewController) throws -> CGRect {
        SampleApp.place(try #require(SampleApp.find(UILabel.self, in: feed.barView)))
    }

    private func firstRow(of feed: FeedViewController) throws -> CGFloat {
        SampleApp.place(try #require(feed.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))).minY
    }

    @Test(arguments: ["iPhone 8", "iPhone X", "iPad (6th generation)"])
    func `adapted, the first row begins where the bar ends, and the bar's title keeps clear of the status bar`(
        _ device: String
    ) throws {
        let (_, feed) = try feed(isBefore: false, device)
        let top = feed.view.safeAreaInsets.top
        #expect(feed is AdaptedFeedViewController)
        #expect(SampleApp.place(feed.barView) == CGRect(x: 0, y: 0, width: feed.view.bounds.width, height: top + 44))
        #expect(try title(of: feed).minY > top)
        #expect(try firstRow(of: feed) == top + 44)
    }

    @Test(arguments: [("iPhone 8", CGFloat(20)), ("iPhone X", 44), ("iPad (6th generation)", 20)])
    func `before, 20 points of status bar are written down, and the table takes the safe area besides`(
        _ device: String,
        _ top: CGFloat
    ) throws {
        let (_, feed) = try feed(isBefore: true, device)
        #expect(feed is FixedFeedViewController)
        #expect(feed.view.safeAreaInsets.top == top)
        #expect(SampleApp.place(feed.barView).maxY == 64)
        // Too low by the safe area.
        #expect(try firstRow(of: feed) == 64 + top)
        // Under the notch, where there is one.
        #expect(try title(of: feed).minY == 29)
    }

    @Test func `on its side the adapted bar leads beside the notch, the other one under it`() throws {
        let adapted = try title(of: feed(isBefore: false, "iPhone X", .landscapeRight).feed)
        #expect(abs(adapted.minX - (44 + 16)) < 0.01)
        let fixed = try title(of: feed(isBefore: true, "iPhone X", .landscapeRight).feed)
        #expect(fixed.minX == 16)
    }

    @Test func `what is posted is the first row`() throws {
        let (app, feed) = try feed(isBefore: false, "iPhone 8")
        let button = try #require(SampleApp.find(UIButton.self, in: feed.barView))
        app.simulator.tap(button)
        app.simulator.advance(by: 1)
        let alert = try #require(feed.presentedViewController as? UIAlertController)
        app.simulator.type("Hello")
        #expect(alert.textFields?.first?.text == "Hello")
        let post = try #require(SampleApp.find(UILabel.self, in: alert.view) { $0.text == "Post" })
        app.simulator.tap(post)
        app.simulator.advance(by: 1)
        let cell = try #require(feed.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(SampleApp.find(UILabel.self, in: cell) { $0.text == "Hello" } != nil)
    }
}
