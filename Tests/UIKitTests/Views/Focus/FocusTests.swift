import CoreGraphics
import Foundation
import Platform
import Testing

@testable import UIKit

@Suite("Focus")
@MainActor
struct FocusTests {
    /// A view that can have the focus and writes down what it is told.
    private final class Tile: UIView {
        var name = ""
        var log: (String) -> Void = { _ in }
        var refuses = false
        override var canBecomeFocused: Bool { true }
        override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
            log("\(name) asked")
            return !refuses
        }
        override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
            log("\(name) told \(context.nextFocusedView === self)")
            coordinator.addCoordinatedAnimations({ [log, name] in log("\(name) animates") })
        }
    }

    private final class Board: UIViewController {
        var log: [String] = []
        var tiles: [Tile] = []

        override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
            log.append("board asked")
            return true
        }
        override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
            log.append("board told \(context.focusHeading.rawValue)")
        }

        @discardableResult
        func add(_ name: String, _ frame: CGRect, group: String? = nil) -> Tile {
            let tile = Tile(frame: frame)
            tile.name = name
            tile.focusGroupIdentifier = group
            tile.log = { [weak self] in self?.log.append($0) }
            view.addSubview(tile)
            tiles.append(tile)
            return tile
        }
    }

    private func press(_ key: String, _ modifiers: UIKeyModifierFlags = []) {
        KeyDelivery.press(KeyStroke(key, modifiers: modifiers))
    }

    /// Two by two tiles of 100 points.
    private func square(_ device: String = "iPad Pro 11-inch (M4)") throws -> (Board, UIFocusSystem?) {
        let board = Board()
        try stage(board, on: device, os: 18)
        board.add("a", CGRect(x: 100, y: 100, width: 100, height: 100))
        board.add("b", CGRect(x: 300, y: 100, width: 100, height: 100))
        board.add("c", CGRect(x: 100, y: 300, width: 100, height: 100))
        board.add("d", CGRect(x: 300, y: 300, width: 100, height: 100))
        return (board, UIFocusSystem.focusSystem(for: board))
    }

    @Test func `an iPad has a focus system for each scene, an iPhone none`() throws {
        try World().run {
            let (board, system) = try square()
            let found = try #require(system)
            #expect(UIFocusSystem(for: board.view) == found && found.focusedItem == nil)
            #expect(UIFocusSystem(for: UIView()) == nil)
        }
        try World().run {
            let system = try square("iPhone 16").1
            #expect(system == nil)
        }
    }

    @Test func `the first key goes to the first item, arrows straight on within the group`() throws {
        try World().run {
            let (board, system) = try square()
            var path: [String] = []
            @MainActor func go(_ key: String, _ modifiers: UIKeyModifierFlags = []) {
                press(key, modifiers)
                path.append((system?.focusedItem as? Tile)?.name ?? "-")
            }
            go("\t")
            go(UIKeyCommand.inputRightArrow)
            go(UIKeyCommand.inputRightArrow)
            go(UIKeyCommand.inputDownArrow)
            go(UIKeyCommand.inputLeftArrow)
            go(UIKeyCommand.inputUpArrow)
            #expect(path == ["a", "b", "b", "d", "c", "a"])
            #expect(board.tiles.map(\.isFocused) == [true, false, false, false])
        }
    }

    @Test func `the tab key goes from group to group in reading order and around, shift back`() throws {
        try World().run {
            let board = Board()
            try stage(board, on: "iPad Pro 11-inch (M4)", os: 18)
            board.add("right", CGRect(x: 400, y: 100, width: 100, height: 100), group: "2")
            board.add("right below", CGRect(x: 400, y: 300, width: 100, height: 100), group: "2")
            board.add("left", CGRect(x: 100, y: 110, width: 100, height: 100), group: "1")
            let second = board.add("left below", CGRect(x: 100, y: 300, width: 100, height: 100), group: "1")
            second.focusGroupPriority = .prioritized
            let system = try #require(UIFocusSystem(for: board))
            var path: [String] = []
            @MainActor func go(_ key: String, _ modifiers: UIKeyModifierFlags = []) {
                press(key, modifiers)
                path.append((system.focusedItem as? Tile)?.name ?? "-")
            }
            go("\t")
            go("\t")
            go(UIKeyCommand.inputDownArrow)
            go("\t")
            go("\t")
            go("\t", .shift)
            // The first group begins at its left; a prioritized item goes before the first, and before the last focused.
            #expect(path == ["left", "right", "right below", "left below", "right below", "left below"])
        }
    }

    @Test func `both branches are asked, what loses the focus first, then told in that order`() throws {
        try World().run {
            let (board, system) = try square()
            system?.requestFocusUpdate(to: board.tiles[0])
            #expect(system?.focusedItem == nil)
            system?.updateFocusIfNeeded()
            #expect(system?.focusedItem === board.tiles[0])
            board.log = []
            press(UIKeyCommand.inputRightArrow)
            #expect(
                board.log == [
                    "a asked", "b asked", "board asked", "a told false", "b told true", "board told 8", "a animates",
                    "b animates",
                ]
            )
            board.tiles[1].refuses = true
            board.log = []
            press(UIKeyCommand.inputDownArrow)
            #expect(system?.focusedItem === board.tiles[1] && board.log == ["b asked"])
        }
    }

    @Test func `a guide leads an arrow to what it prefers`() throws {
        try World().run {
            let (board, system) = try square()
            board.tiles[1].removeFromSuperview()
            let guide = UIFocusGuide()
            board.view.addLayoutGuide(guide)
            NSLayoutConstraint.activate([
                guide.leadingAnchor.constraint(equalTo: board.view.leadingAnchor, constant: 300),
                guide.topAnchor.constraint(equalTo: board.view.topAnchor, constant: 100),
                guide.widthAnchor.constraint(equalToConstant: 100),
                guide.heightAnchor.constraint(equalToConstant: 100),
            ])
            board.view.layoutIfNeeded()
            press("\t")
            press(UIKeyCommand.inputRightArrow)
            #expect(system?.focusedItem === board.tiles[0])
            guide.preferredFocusEnvironments = [board.tiles[3]]
            press(UIKeyCommand.inputRightArrow)
            #expect(system?.focusedItem === board.tiles[3])
        }
    }

    @Test func `the focus passes by what is hidden, switched off or covered`() throws {
        try World().run {
            let (board, system) = try square()
            board.tiles[0].isHidden = true
            board.tiles[1].isUserInteractionEnabled = false
            board.view.addSubview(UIView(frame: CGRect(x: 90, y: 290, width: 120, height: 120)))
            press("\t")
            #expect(system?.focusedItem === board.tiles[3])
        }
    }

    @Test func `a halo of the tint color stands around the item, and the app finds no other subview`() throws {
        try World().run {
            let (board, _) = try square()
            let before = board.view.subviews.count
            press("\t")
            #expect(board.view.subviews.count == before)
            func rings() -> [CAShapeLayer] { (board.view.layer.sublayers ?? []).compactMap { $0 as? CAShapeLayer } }
            let ring = try #require(rings().first)
            #expect(ring.path?.boundingBox == CGRect(x: 98.5, y: 98.5, width: 103, height: 103))
            #expect(ring.strokeColor == UIColor.systemBlue.resolvedColor(with: board.traitCollection).cgColor)
            board.tiles[1].focusEffect = nil
            press(UIKeyCommand.inputRightArrow)
            #expect(rings().isEmpty)
        }
    }

    @Test func `the tab key goes from text field to text field, and the keyboard with it`() throws {
        try World().run {
            let root = UIViewController()
            try stage(root, on: "iPad Pro 11-inch (M4)", os: 18)
            let fields = (0..<3).map {
                UITextField(frame: CGRect(x: 50, y: 100 + 60 * CGFloat($0), width: 200, height: 34))
            }
            for field in fields { root.view.addSubview(field) }
            fields[0].becomeFirstResponder()
            press("\t")
            #expect(fields.map(\.isFirstResponder) == [false, true, false])
            press("\t")
            press("\t")
            #expect(fields.map(\.isFirstResponder) == [true, false, false])
            press("\t", .shift)
            #expect(fields[2].isFirstResponder && fields[2].isFocused)
            #expect(fields[2].state.contains(.focused) && fields[2].focusEffect == nil)
        }
    }

    @Test func `moves and failures are posted with their contexts`() throws {
        try World().run {
            let (board, system) = try square()
            var posts: [String] = []
            let names = [UIFocusSystem.didUpdateNotification, UIFocusSystem.movementDidFailNotification]
            let tokens = names.map { name in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { post in
                    let found = post.userInfo?[UIFocusSystem.focusUpdateContextUserInfoKey]
                    nonisolated(unsafe) let context = found as? UIFocusUpdateContext
                    MainActor.assumeIsolated {
                        let next = (context?.nextFocusedView as? Tile)?.name ?? "-"
                        posts.append("\(name == names[0] ? "moved" : "failed") \(next)")
                    }
                }
            }
            defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
            press("\t")
            press(UIKeyCommand.inputUpArrow)
            #expect(posts == ["moved a", "failed -"])
            #expect(system?.focusedItem === board.tiles[0])
        }
    }

    @Test func `an app's command takes a key from the focus only with priority over the system`() throws {
        final class Commanding: UIViewController, Selector.ActionProviding {
            static var actions: [Selector.Action] { [Selector.Action("down:", Commanding.down)] }
            var calls = 0
            var hasPriority = false
            func down(_ sender: Any?) { calls += 1 }
            override var keyCommands: [UIKeyCommand]? {
                let command = UIKeyCommand(input: UIKeyCommand.inputDownArrow, modifierFlags: [], action: "down:")
                command.wantsPriorityOverSystemBehavior = hasPriority
                return [command]
            }
        }
        try World().run {
            let root = Commanding()
            try stage(root, on: "iPad Pro 11-inch (M4)", os: 18)
            for y in [100, 300] as [CGFloat] {
                let tile = Tile(frame: CGRect(x: 100, y: y, width: 100, height: 100))
                root.view.addSubview(tile)
            }
            press("\t")
            press(UIKeyCommand.inputDownArrow)
            #expect(root.calls == 0 && root.view.subviews[1].isFocused)
            root.hasPriority = true
            press(UIKeyCommand.inputDownArrow)
            #expect(root.calls == 1)
        }
    }
}
