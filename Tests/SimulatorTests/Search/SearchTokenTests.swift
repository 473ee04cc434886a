import Simulator
import Testing
import UIKit

@MainActor @Suite("Search: tokens")
struct SearchTokenTests {
    @Test func `tokens stand before the text, and the delete key at its start takes the last one`() throws {
        let simulator = try Simulator(device: "iPhone 16")
        let controller = UIViewController()
        let field = UISearchTextField(frame: CGRect(x: 20, y: 100, width: 300, height: 36))
        controller.view.addSubview(field)
        simulator.present(controller)
        simulator.tap(field)
        simulator.type("cats")
        let before = field.textRect(forBounds: field.bounds).minX
        field.insertToken(UISearchToken(icon: nil, text: "Animals"), at: 0)
        field.insertToken(UISearchToken(icon: nil, text: "Small"), at: 1)
        #expect(field.tokens.count == 2)
        #expect(field.textRect(forBounds: field.bounds).minX > before + 80)
        simulator.deleteBackward(count: 4)
        #expect(field.text == "" && field.tokens.count == 2)
        simulator.deleteBackward()
        #expect(field.tokens.count == 1)
        field.allowsDeletingTokens = false
        simulator.deleteBackward()
        #expect(field.tokens.count == 1)
        field.text = "dogs small"
        let whole = try #require(field.position(from: field.beginningOfDocument, offset: 4))
        let range = try #require(field.textRange(from: field.beginningOfDocument, to: whole))
        field.replaceTextualPortion(of: range, with: UISearchToken(icon: nil, text: "Dogs"), at: 0)
        #expect(field.text == " small" && field.tokens.count == 2)
    }

    @Test func `addresses and numbers become links where a text view isn't editable`() throws {
        let simulator = try Simulator(device: "iPhone 16")
        let controller = UIViewController()
        let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
        view.isEditable = false
        view.dataDetectorTypes = [.link]
        view.text = "See www.example.com/a, or write to me@example.com."
        controller.view.addSubview(view)
        simulator.present(controller)
        final class Delegate: UITextViewDelegate {
            var asked: [String] = []
            func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
                asked.append(URL.absoluteString)
                return false
            }
        }
        let delegate = Delegate()
        view.delegate = delegate
        for place in [8, 40] {
            let start = try #require(view.position(from: view.beginningOfDocument, offset: place))
            let end = try #require(view.position(from: start, offset: 1))
            let box = view.firstRect(for: try #require(view.textRange(from: start, to: end)))
            simulator.tap(at: view.convert(CGPoint(x: box.midX, y: box.midY), to: nil))
            simulator.advance(by: 1)
        }
        #expect(delegate.asked == ["http://www.example.com/a", "mailto:me@example.com"])
        #expect(view.attributedText.attribute(.link, at: 8, effectiveRange: nil) == nil)
    }
}
