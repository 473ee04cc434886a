import Simulator
import Testing
import UIKit

@testable import Conference

@MainActor @Suite("Samples: Conference", .serialized)
struct ConferenceTests {
    private func tab<Controller: UIViewController>(
        _ type: Controller.Type,
        _ edition: Edition,
        _ device: String = "iPhone X",
        _ orientation: UIInterfaceOrientation = .portrait,
        _ body: (SampleApp, Controller) throws -> Void
    ) throws {
        try SampleApp.with("edition", edition.rawValue) {
            let app = try SampleApp(
                Conference.AppDelegate.self,
                "Conference",
                device: device,
                orientation: orientation
            )
            let tabs = try #require(app.root as? UITabBarController)
            let index = try #require(
                tabs.viewControllers?.firstIndex {
                    ($0 as? UINavigationController)?.viewControllers.first is Controller
                }
            )
            tabs.selectedIndex = index
            app.simulator.advance(by: 0.5)
            try body(
                app,
                try #require(
                    (tabs.selectedViewController as? UINavigationController)?.viewControllers.first as? Controller
                )
            )
        }
    }

    @Test(arguments: [(Edition.adapted, CGFloat(44 + 16)), (.rectangular, 16)])
    func `on its side the outer videos keep clear of the notch once they are adapted`(
        _ edition: Edition,
        _ left: CGFloat
    ) throws {
        try tab(VideosViewController.self, edition, "iPhone X", .landscapeRight) { _, videos in
            let cells = try #require(SampleApp.find(UICollectionView.self, in: videos.view)).visibleCells
            #expect(cells.map { SampleApp.place($0).minX }.min() == left)
            #expect(cells.map { SampleApp.place($0).maxX }.max() == 812 - left)
        }
    }

    @Test(arguments: [("iPhone 8", 1), ("iPhone X", 1), ("iPad (6th generation)", 2)])
    func `as many columns of videos stand side by side as are 240 points wide`(_ device: String, _ columns: Int) throws
    {
        try tab(VideosViewController.self, .adapted, device) { _, videos in
            let cells = try #require(SampleApp.find(UICollectionView.self, in: videos.view)).visibleCells
            #expect(Set(cells.map(\.frame.minX)).count == columns)
            #expect(cells.allSatisfy { $0.frame.width >= 240 })
        }
    }

    @Test func `a search leaves the videos with the word in title or speaker`() throws {
        try tab(VideosViewController.self, .adapted) { app, videos in
            let search = try #require(videos.navigationItem.searchController)
            search.isActive = true
            app.simulator.advance(by: 0.5)
            search.searchBar.text = "kei"
            search.searchResultsUpdater?.updateSearchResults(for: search)
            app.simulator.advance(by: 0.1)
            let cells = try #require(SampleApp.find(UICollectionView.self, in: videos.view)).visibleCells
            #expect(cells.map(\.accessibilityLabel) == ["Reading Water, Keiko Ito, 45 min"])
        }
    }

    @Test(arguments: [(Edition.adapted, CGFloat(44 + 20)), (.rectangular, 16)])
    func `the schedule's hours begin at the rows' margin, beside the notch`(_ edition: Edition, _ left: CGFloat) throws
    {
        try tab(ScheduleViewController.self, edition, "iPhone X", .landscapeRight) { _, schedule in
            let header = try #require(schedule.tableView.headerView(forSection: 0))
            let label = try #require(SampleApp.find(UILabel.self, in: header) { $0.text == "9:00" })
            #expect(abs(SampleApp.place(label).minX - left) < 0.01)
            #expect(schedule.tableView.numberOfSections == 6)
        }
    }

    @Test func `a touched photo fills the screen, its dots above the home indicator, and closes`() throws {
        try tab(NewsViewController.self, .adapted) { app, news in
            let photo = try #require(SampleApp.find(UIButton.self, in: news.view) { $0.tag == 1 })
            app.simulator.tap(photo)
            app.simulator.advance(by: 1)
            let viewer = try #require(news.presentedViewController as? PhotoViewController)
            #expect(SampleApp.place(viewer.view) == CGRect(x: 0, y: 0, width: 375, height: 812))
            let dots = try #require(SampleApp.find(UIPageControl.self, in: viewer.view))
            #expect(dots.currentPage == 1 && dots.numberOfPages == 3)
            #expect(abs(SampleApp.place(dots).maxY - (812 - 34)) < 0.01)
            app.simulator.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 60, y: 400), duration: 0.2)
            app.simulator.advance(by: 1)
            #expect(dots.currentPage == 2)
            app.simulator.tap(at: CGPoint(x: 22, y: 66))
            app.simulator.advance(by: 1)
            #expect(news.presentedViewController == nil)
        }
    }
}
