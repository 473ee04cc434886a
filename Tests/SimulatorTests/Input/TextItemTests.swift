import Foundation
import Simulator
import Testing
import UIKit

@MainActor @Suite("Simulator: items of a text")
struct TextItemTests {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 393, height: 600))
    let controller = UIViewController()

    private static let site = "https://example.com/a"

    /// "Plain, link, tag." on three lines, each of them an item but the first.
    private func show(os: String, delegate: any UITextViewDelegate) throws -> Simulator {
        let simulator = try Simulator(device: "iPhone 11", os: os)
        let text = NSMutableAttributedString(
            string: "Plain\nlink\ntag",
            attributes: [.font: UIFont.systemFont(ofSize: 17)]
        )
        text.addAttribute(.link, value: URL(string: Self.site) as Any, range: NSRange(location: 6, length: 4))
        text.addAttribute(.textItemTag, value: "note", range: NSRange(location: 11, length: 3))
        view.isEditable = false
        view.attributedText = text
        view.delegate = delegate
        controller.view.addSubview(view)
        view.frame.origin.y = 100
        simulator.present(controller)
        simulator.advance(by: 0)
        return simulator
    }

    private func point(of place: Int) -> CGPoint {
        let rect = view.firstRect(for: view.textRange(at: place))
        return view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }

    private var menu: UIView? { view.window?.openMenu }

    @Test func `the delegate says what a tap on a link or a tag does, plain text asks nothing`() throws {
        let delegate = ItemDelegate()
        delegate.action = { _, _ in UIAction { _ in delegate.log.append("act") } }
        let simulator = try show(os: "17", delegate: delegate)
        simulator.tap(at: point(of: 2))
        simulator.advance(by: 1)
        #expect(delegate.log == [])
        simulator.tap(at: point(of: 7))
        simulator.advance(by: 1)
        #expect(delegate.log == ["action link \(Self.site) 6 4", "act"])
        delegate.log = []
        simulator.tap(at: point(of: 12))
        simulator.advance(by: 1)
        #expect(delegate.log == ["action tag note 11 3", "act"])
        #expect(menu == nil)
    }

    @Test func `a tap on an item without action opens its menu`() throws {
        let delegate = ItemDelegate()
        delegate.action = { _, _ in nil }
        let simulator = try show(os: "17", delegate: delegate)
        simulator.tap(at: point(of: 7))
        simulator.advance(by: 1)
        #expect(delegate.log == ["action link \(Self.site) 6 4", "menu Open Link, Copy Link, Share…", "display"])
        #expect(menu != nil)
        simulator.tap(at: CGPoint(x: 380, y: 800))
        simulator.advance(by: 1)
        #expect(delegate.log.last == "end")
        #expect(menu == nil)
    }

    @Test func `a finger that rests on an item opens the delegate's menu, on plain text none`() throws {
        let delegate = ItemDelegate()
        delegate.menu = { _ in UIMenu(children: [UIAction(title: "Read") { _ in delegate.log.append("read") }]) }
        let simulator = try show(os: "17", delegate: delegate)
        simulator.press(at: point(of: 2), duration: 0.8)
        simulator.advance(by: 1)
        #expect(menu == nil)
        #expect(delegate.log == [])
        simulator.press(at: point(of: 12), duration: 0.8)
        simulator.advance(by: 1)
        #expect(delegate.log == ["menu ", "display"])
        #expect(menu != nil)
    }

    @Test func `an item without menu isn't lifted`() throws {
        let delegate = ItemDelegate()
        delegate.menu = { _ in nil }
        let simulator = try show(os: "17", delegate: delegate)
        simulator.press(at: point(of: 7), duration: 0.8)
        simulator.advance(by: 1)
        #expect(menu == nil)
        #expect(delegate.log == ["menu Open Link, Copy Link, Share…"])
    }

    @Test(arguments: ["16", "17"])
    func `the older question is still asked, with the interaction`(os: String) throws {
        let delegate = OlderDelegate()
        let simulator = try show(os: os, delegate: delegate)
        simulator.tap(at: point(of: 7))
        simulator.advance(by: 1)
        #expect(delegate.log == ["\(Self.site) 6 4 0"])
        simulator.press(at: point(of: 7), duration: 0.8)
        simulator.advance(by: 1)
        #expect(delegate.log.last == "\(Self.site) 6 4 1")
        #expect(menu == nil)
    }
}

@MainActor
private class ItemDelegate: NSObject, UITextViewDelegate {
    var log: [String] = []
    var action: (UITextItem, UIAction) -> UIAction? = { $1 }
    var menu: (UIMenu) -> UIMenu? = { $0 }

    func textView(
        _ textView: UITextView,
        primaryActionFor textItem: UITextItem,
        defaultAction: UIAction
    ) -> UIAction? {
        let what =
            switch textItem.content {
            case .link(let url): "link \(url)"
            case .textAttachment: "attachment"
            case .tag(let tag): "tag \(tag)"
            }
        log.append("action \(what) \(textItem.range.location) \(textItem.range.length)")
        return action(textItem, defaultAction)
    }

    func textView(
        _ textView: UITextView,
        menuConfigurationFor textItem: UITextItem,
        defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? {
        log.append("menu " + defaultMenu.children.map(\.title).joined(separator: ", "))
        return menu(defaultMenu).map { UITextItem.MenuConfiguration(menu: $0) }
    }

    func textView(
        _ textView: UITextView,
        textItemMenuWillDisplayFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    ) {
        log.append("display")
    }

    func textView(
        _ textView: UITextView,
        textItemMenuWillEndFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    ) {
        log.append("end")
    }
}

@MainActor
private final class OlderDelegate: NSObject, UITextViewDelegate {
    var log: [String] = []

    func textView(
        _ textView: UITextView,
        shouldInteractWith URL: URL,
        in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        log.append("\(URL) \(characterRange.location) \(characterRange.length) \(interaction.rawValue)")
        return false
    }
}

extension UITextView {
    fileprivate func textRange(at place: Int) -> UITextRange {
        let start = position(from: beginningOfDocument, offset: place) ?? beginningOfDocument
        return textRange(from: start, to: position(from: start, offset: 1) ?? start) ?? UITextRange()
    }
}
