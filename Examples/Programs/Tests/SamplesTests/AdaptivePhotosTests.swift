import Foundation
import Simulator
import Testing
import UIKit

@testable import AdaptivePhotos

@MainActor @Suite("Samples: Adaptive Photos", .serialized)
struct AdaptivePhotosTests {
    private func launch(_ device: String, orientation: UIInterfaceOrientation = .portrait) throws -> (
        Simulator, UISplitViewController
    ) {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let folder = tests.appendingPathComponent("../../../AdaptivePhotos").standardizedFileURL.path
        let simulator = try Simulator(device: device, os: "18", orientation: orientation)
        let delegate = simulator.launch(AdaptivePhotos.AppDelegate.self, bundle: try #require(Bundle(path: folder)))
        let root = try #require(delegate?.window?.rootViewController as? TraitOverrideController)
        simulator.advance(by: 1)
        return (simulator, try #require(root.children.first as? UISplitViewController))
    }

    private func list(_ split: UISplitViewController) throws -> ConversationListController {
        let navigation = try #require(split.viewControllers.first as? UINavigationController)
        return try #require(navigation.viewControllers.first as? ConversationListController)
    }

    private func accessories(_ table: UITableViewController) -> [UITableViewCell.AccessoryType] {
        table.tableView.indexPathsForVisibleRows?.compactMap { table.tableView.cellForRow(at: $0)?.accessoryType } ?? []
    }

    private func select(_ path: IndexPath, in table: UITableViewController, _ simulator: Simulator) throws {
        simulator.tap(try #require(table.tableView.cellForRow(at: path)))
        simulator.advance(by: 1)
    }

    @Test func `on a pad in landscape list and detail stand side by side`() throws {
        let (_, split) = try launch("iPad (10th generation)", orientation: .landscapeRight)
        #expect(!split.isCollapsed)
        #expect(split.viewControllers.count == 2)
        let list = try list(split)
        #expect(list.view.window != nil)
        // From the asset catalog beside the storyboard.
        #expect(list.view.window?.tintColor == UIColor(named: "AccentColor"))
        #expect(UIColor(named: "AccentColor") != nil)
        #expect(list.tableView.visibleCells.count == 4)
        #expect(split.viewControllers.last?.view.window != nil)
        // Conversations of several photos are pushed, single photos and the profile stand beside.
        #expect(accessories(list) == [.none, .disclosureIndicator, .none, .disclosureIndicator])
    }

    @Test func `on a phone in portrait there is the list alone, and every row pushes`() throws {
        let (_, split) = try launch("iPhone 16")
        #expect(split.isCollapsed)
        let navigation = try #require(split.viewControllers.first as? UINavigationController)
        // The delegate drops a detail without a photo.
        #expect(navigation.viewControllers.count == 1)
        #expect(accessories(try list(split)).allSatisfy { $0 == .disclosureIndicator })
    }

    @Test func `on a phone in landscape the width is regular, as on a Plus model`() throws {
        let (simulator, split) = try launch("iPhone 16")
        #expect(split.traitCollection.horizontalSizeClass == .compact)
        #expect(simulator.rotate(to: .landscapeRight))
        #expect(split.traitCollection.horizontalSizeClass == .regular)
        #expect(split.traitCollection.verticalSizeClass == .compact)
        #expect(split.parent?.traitCollection.horizontalSizeClass == .compact)
        #expect(!split.isCollapsed)
        #expect(accessories(try list(split)) == [.none, .disclosureIndicator, .none, .disclosureIndicator])
        #expect(simulator.rotate(to: .portrait))
        #expect(split.isCollapsed)
        #expect(accessories(try list(split)).allSatisfy { $0 == .disclosureIndicator })
    }

    @Test func `the shown photo survives collapsing and separating`() throws {
        let (simulator, split) = try launch("iPhone 16")
        simulator.rotate(to: .landscapeRight)
        let list = try list(split)
        try select(IndexPath(row: 1, section: 1), in: list, simulator)
        let photo = try #require(split.viewControllers.last as? PhotoController)
        #expect(photo.photo?.imageName == "Dunes")
        #expect(photo.imageView?.image?.size == CGSize(width: 960, height: 720))
        #expect(photo.view.window != nil)
        simulator.rotate(to: .portrait)
        let navigation = try #require(split.viewControllers.first as? UINavigationController)
        #expect(navigation.topViewController === photo)
        #expect(photo.view.window != nil)
        #expect(photo.view.bounds.width == 393)
        simulator.rotate(to: .landscapeRight)
        #expect(split.viewControllers.last === photo)
        #expect(navigation.topViewController === list)
        #expect(photo.view.window != nil)
        #expect(list.view.window != nil)
    }

    @Test func `collapsing keeps the way to the photo and drops what leads elsewhere`() throws {
        let (simulator, split) = try launch("iPad (10th generation)", orientation: .landscapeRight)
        let list = try list(split)
        try select(IndexPath(row: 0, section: 1), in: list, simulator)
        let navigation = try #require(split.viewControllers.first as? UINavigationController)
        let conversation = try #require(navigation.topViewController as? ConversationController)
        try select(IndexPath(row: 1, section: 0), in: conversation, simulator)
        #expect(split.visiblePhoto?.imageName == "Glacier")
        #expect(conversation.tableView.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
        simulator.windowSize = CGSize(width: 320, height: 820)
        simulator.advance(by: 1)
        #expect(split.isCollapsed)
        #expect(navigation.viewControllers.count == 3)
        #expect(navigation.viewControllers[1] === conversation)
        #expect((navigation.topViewController as? PhotoController)?.photo?.imageName == "Glacier")
        simulator.windowSize = nil
        simulator.advance(by: 1)
        #expect(navigation.topViewController === conversation)
        #expect(split.visiblePhoto?.imageName == "Glacier")
    }

    @Test func `a photo of one conversation drops the list of another when the columns collapse`() throws {
        let (simulator, split) = try launch("iPad (10th generation)", orientation: .landscapeRight)
        let list = try list(split)
        try select(IndexPath(row: 1, section: 1), in: list, simulator)
        try select(IndexPath(row: 0, section: 1), in: list, simulator)
        let navigation = try #require(split.viewControllers.first as? UINavigationController)
        #expect(navigation.viewControllers.count == 2)
        simulator.windowSize = CGSize(width: 320, height: 820)
        simulator.advance(by: 1)
        #expect(navigation.viewControllers.count == 2)
        #expect((navigation.topViewController as? PhotoController)?.photo?.imageName == "Dunes")
    }

    @Test func `the profile's picture stands above the words, beside them in compact height`() throws {
        let (simulator, split) = try launch("iPhone 16")
        try select(IndexPath(row: 0, section: 0), in: try list(split), simulator)
        let navigation = try #require(split.viewControllers.first as? UINavigationController)
        let profile = try #require(navigation.topViewController as? ProfileController)
        func frames() throws -> (picture: CGRect, words: CGRect) {
            let (image, label) = (try #require(profile.imageView), try #require(profile.nameLabel))
            return (
                image.convert(image.bounds, to: profile.view), label.convert(label.bounds, to: profile.view)
            )
        }
        let tall = try frames()
        #expect(abs(tall.words.minY - tall.picture.maxY - 16) < 1e-9)
        #expect(abs(tall.picture.midX - 196.5) < 0.5)
        simulator.rotate(to: .landscapeRight)
        let wide = try frames()
        #expect(abs(wide.words.minX - wide.picture.maxX - 20) < 1e-9)
        #expect(abs(wide.words.minY - wide.picture.minY) < 1e-9)
        #expect(abs(wide.picture.width - wide.picture.height) < 1e-9)
    }

    @Test func `stars follow the finger, and the photo keeps them`() throws {
        let (simulator, split) = try launch("iPhone 16")
        try select(IndexPath(row: 1, section: 1), in: try list(split), simulator)
        let navigation = try #require(split.viewControllers.first as? UINavigationController)
        let photo = try #require(navigation.topViewController as? PhotoController)
        #expect(photo.ratingControl?.rating == 2)
        let control = try #require(photo.ratingControl)
        let frame = control.convert(control.bounds, to: photo.view.window)
        simulator.tap(at: CGPoint(x: frame.maxX - 14, y: frame.midY))
        #expect(control.rating == 4)
        #expect(photo.photo?.rating == 4)
        simulator.drag(
            from: CGPoint(x: frame.maxX - 14, y: frame.midY),
            to: CGPoint(x: frame.minX + 20, y: frame.midY)
        )
        #expect(photo.photo?.rating == 1)
        photo.photo?.rating = 2
    }
}
