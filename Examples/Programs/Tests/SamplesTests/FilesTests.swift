import Foundation
import Simulator
import Testing
import UIKit

@testable import Files

@MainActor @Suite("Samples: Files", .serialized)
struct FilesTests {
    /// A browser of a folder that goes with the test.
    private func browser(_ body: (Simulator, Folder, BrowserViewController) throws -> Void) throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("files-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: url) }
        let folder = Folder(url: url)
        let simulator = try Simulator(device: "iPhone 14", os: "17")
        let browser = BrowserViewController(folder: folder, title: "Browse")
        simulator.present(UINavigationController(rootViewController: browser))
        simulator.advance(by: 0.2)
        try body(simulator, folder, browser)
    }

    private func names(in browser: BrowserViewController) throws -> [String] {
        let view = try #require(SampleApp.find(UICollectionView.self, in: browser.view))
        return view.indexPathsForVisibleItems.sorted().compactMap { view.cellForItem(at: $0)?.accessibilityLabel }
    }

    @Test func `what others put into the folder appears within a second, in the order of people`() throws {
        try browser { simulator, folder, browser in
            #expect(browser.contentUnavailableConfiguration != nil)
            for name in ["Item 10.txt", "item 2.txt", "Éclair.txt"] {
                try Data(name.utf8).write(to: folder.url.appendingPathComponent(name))
            }
            simulator.advance(by: 1.5)
            #expect(try names(in: browser) == ["Éclair.txt", "item 2.txt", "Item 10.txt"])
            #expect(browser.contentUnavailableConfiguration == nil)
        }
    }

    @Test func `a copy has a number behind its name, and a folder opens by a tap`() throws {
        try browser { simulator, folder, browser in
            SampleFiles.write(into: folder)
            let welcome = try #require(folder.items.first { $0.name == "Welcome.txt" })
            try folder.duplicate(welcome)
            try folder.duplicate(welcome)
            simulator.advance(by: 1.5)
            let all = try names(in: browser)
            #expect(
                all == [
                    "Packing List.txt", "Recipes", "Trips", "Welcome 2.txt", "Welcome 3.txt", "Welcome.txt", "Work",
                ]
            )
            let view = try #require(SampleApp.find(UICollectionView.self, in: browser.view))
            simulator.tap(try #require(view.cellForItem(at: IndexPath(item: 1, section: 0))))
            simulator.advance(by: 1)
            let inner = try #require(browser.navigationController?.topViewController as? BrowserViewController)
            #expect(try names(in: inner) == ["Flatbread.md", "Plum Cake.md"])
        }
    }

    @Test func `a name with a slash or none is no name`() throws {
        try browser { _, folder, _ in
            try folder.makeFolder(named: "One")
            let one = try #require(folder.items.first)
            try folder.rename(one, to: "")
            try folder.rename(one, to: "../Two")
            #expect(folder.items.map(\.name) == ["One"])
            try folder.rename(one, to: "Two")
            #expect(folder.items.map(\.name) == ["Two"])
        }
    }
}
