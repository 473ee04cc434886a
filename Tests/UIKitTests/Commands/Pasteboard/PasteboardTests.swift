import Foundation
import Testing

@testable import UIKit

@MainActor @Suite("Application: pasteboards")
struct PasteboardTests {
    private let board = UIPasteboard.withUniqueName()

    @Test func `text that is set is the only item, and counts as a change`() {
        #expect(board.changeCount == 0 && !board.hasStrings && board.string == nil)
        board.string = "one"
        board.strings = ["two", "three"]
        #expect(board.string == "two" && board.strings == ["two", "three"])
        #expect(board.numberOfItems == 2 && board.changeCount == 2 && board.hasStrings)
        #expect(board.types == ["public.utf8-plain-text"])
        #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("two".utf8))
        board.string = nil
        #expect(board.numberOfItems == 0 && board.changeCount == 3)
    }

    @Test func `a URL is text too, and text is no URL`() {
        let url = URL(fileURLWithPath: "/tmp/a")
        board.url = url
        #expect(board.url == url && board.hasURLs && board.string == url.absoluteString)
        board.string = "plain"
        #expect(board.url == nil && !board.hasURLs)
    }

    @Test func `images and colors are kept, and read from data`() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image { _ in }
        board.image = image
        #expect(board.image === image && board.hasImages && !board.hasColors)
        board.setData(try #require(image.pngData()), forPasteboardType: "public.png")
        #expect(board.image != nil)
        board.colors = [.red, .blue]
        #expect(board.color == .red && board.colors?.count == 2 && board.hasColors)
    }

    @Test func `items have several types, and can be added`() {
        board.items = [["public.url": URL(fileURLWithPath: "/a"), "public.utf8-plain-text": "a"]]
        board.addItems([["own": 7]])
        #expect(board.numberOfItems == 2)
        #expect(board.contains(pasteboardTypes: ["public.url"]) && !board.contains(pasteboardTypes: ["own"]))
        board.setValue(3, forPasteboardType: "own")
        #expect(board.value(forPasteboardType: "own") as? Int == 3 && board.numberOfItems == 1)
    }

    @Test func `a change is told with the types that came and went`() {
        board.string = "a"
        nonisolated(unsafe) var told: [[String: Any]] = []
        let observer = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification,
            object: board,
            queue: nil
        ) { told.append($0.userInfo as? [String: Any] ?? [:]) }
        board.setValue(1, forPasteboardType: "own")
        NotificationCenter.default.removeObserver(observer)
        #expect(told.count == 1)
        #expect(told.first?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String] == ["own"])
        #expect(told.first?[UIPasteboard.changedTypesRemovedUserInfoKey] as? [String] == ["public.utf8-plain-text"])
    }

    @Test func `pasteboards of a name share what they hold, until it is removed`() throws {
        let name = UIPasteboard.Name("own.board")
        #expect(UIPasteboard(name: name, create: false) == nil)
        let one = try #require(UIPasteboard(name: name, create: true))
        one.string = "shared"
        #expect(UIPasteboard(name: name, create: false)?.string == "shared")
        UIPasteboard.remove(withName: name)
        #expect(one.string == nil && UIPasteboard(name: name, create: false) == nil)
    }

    @Test func `items that have expired are gone`() {
        board.setItems([["own": 1]], options: [.expirationDate: Date(timeIntervalSince1970: 0)])
        #expect(board.numberOfItems == 0)
        board.setItems([["own": 1]], options: [.expirationDate: Date.distantFuture])
        #expect(board.numberOfItems == 1)
    }
}
