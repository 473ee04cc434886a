import Foundation
import Simulator
import Testing
import UIKit

@MainActor @Suite("Simulator: selecting text by fingers", .serialized)
struct TextSelectingTests {
    private let controller = UIViewController()
    private let teller = SelectionTeller()
    private let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 100))
    private let field = UITextField(frame: CGRect(x: 20, y: 300, width: 300, height: 40))

    private func boot(os: String = "17", device: String = "iPhone 11") throws -> Simulator {
        let simulator = try Simulator(device: device, os: os)
        simulator.makeCurrent()
        view.font = UIFont.systemFont(ofSize: 17)
        view.text = "one two three four five"
        view.delegate = teller
        field.text = "some words here"
        controller.view.addSubview(view)
        controller.view.addSubview(field)
        simulator.present(controller)
        simulator.advance(by: 0)
        return simulator
    }

    /// The middle of the caret before a character, in the screen's space.
    private func place(_ index: Int, of input: UIView & UITextInput) -> CGPoint {
        let position = input.position(from: input.beginningOfDocument, offset: index) ?? input.beginningOfDocument
        let rect = input.convert(input.caretRect(for: position), to: nil)
        return CGPoint(x: rect.midX, y: rect.midY)
    }

    private func selection(of input: any UITextInput) -> [Int] {
        guard let range = input.selectedTextRange else { return [] }
        let start = input.offset(from: input.beginningOfDocument, to: range.start)
        return [start, input.offset(from: input.beginningOfDocument, to: range.end)]
    }

    private var loupes: Int {
        (view.window?.subviews ?? []).filter { String(describing: type(of: $0)) == "TextLoupe" }.count
    }

    @Test func `a finger that rests begins to edit, takes the caret along and brings the menu as it lifts`() throws {
        let simulator = try boot()
        simulator.drag(from: place(2, of: view), to: place(14, of: view), holding: 0.6)
        #expect(view.isFirstResponder)
        #expect(selection(of: view) == [14, 14])
        #expect(UIMenuController.shared.isMenuVisible)
        #expect(teller.selections.first == [2, 2])
        #expect(teller.selections.count > 3)
        #expect(teller.selections.allSatisfy { $0[0] == $0[1] })
    }

    @Test(arguments: [(os: "15", count: 1), (os: "13", count: 0)])
    func `a loupe stands above the finger while it selects, but not in iOS 13 and 14`(os: String, count: Int) throws {
        let simulator = try boot(os: os)
        teller.look = { [view] in
            (view.window?.subviews ?? []).filter { String(describing: type(of: $0)) == "TextLoupe" }.count
        }
        simulator.drag(from: place(2, of: view), to: place(14, of: view), holding: 0.6)
        #expect(teller.seen.last == count)
        simulator.advance(by: 0.5)
        #expect(loupes == 0)
        UIMenuController.shared.hideMenu()
    }

    @Test func `a finger that rests on text that can't be changed selects words`() throws {
        let simulator = try boot()
        view.isEditable = false
        simulator.drag(from: place(5, of: view), to: place(16, of: view), holding: 0.6)
        #expect(selection(of: view) == [4, 18])
        // What is selected would be dragged.
        view.selectedRange = NSRange(location: 0, length: 0)
        simulator.drag(from: place(9, of: view), to: place(1, of: view), holding: 0.6)
        #expect(selection(of: view) == [0, 13])
        #expect(UIMenuController.shared.isMenuVisible)
    }

    @Test func `text that can't be selected takes no press`() throws {
        let simulator = try boot()
        view.isEditable = false
        view.isSelectable = false
        simulator.press(at: place(5, of: view))
        #expect(selection(of: view) == [23, 23])
        #expect(!view.isFirstResponder)
    }

    @Test func `the handles move the two ends, and leave at least a character`() throws {
        let simulator = try boot()
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 4, length: 3)
        simulator.advance(by: 0.5)
        let (start, end) = (place(4, of: view), place(7, of: view))
        let dot: CGFloat = 14
        simulator.drag(
            from: CGPoint(x: end.x + 1, y: end.y + dot),
            to: CGPoint(x: place(13, of: view).x + 1, y: end.y + dot)
        )
        #expect(selection(of: view) == [4, 13])
        #expect(UIMenuController.shared.isMenuVisible)
        simulator.drag(
            from: CGPoint(x: start.x - 1, y: start.y - dot),
            to: CGPoint(x: place(1, of: view).x, y: start.y - dot)
        )
        #expect(selection(of: view) == [1, 13])
        simulator.drag(
            from: CGPoint(x: place(1, of: view).x - 1, y: start.y - dot),
            to: CGPoint(x: place(20, of: view).x, y: start.y - dot)
        )
        #expect(selection(of: view) == [12, 13])
    }

    @Test func `a finger drags the caret at once, where it stands, and scrolls elsewhere`() throws {
        let simulator = try boot()
        view.text = Array(repeating: "one two three four five", count: 20).joined(separator: "\n")
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 5, length: 0)
        simulator.advance(by: 0.5)
        let before = view.contentOffset
        simulator.drag(from: place(5, of: view), to: place(15, of: view))
        #expect(selection(of: view) == [15, 15])
        #expect(view.contentOffset == before)
        let below = CGPoint(x: 60, y: 190)
        simulator.drag(from: below, to: CGPoint(x: 60, y: 130))
        #expect(selection(of: view) == [15, 15])
        #expect(view.contentOffset.y > 30)
    }

    @Test func `a field takes a press as a text view does`() throws {
        let simulator = try boot()
        simulator.drag(from: place(1, of: field), to: place(7, of: field), holding: 0.6)
        #expect(field.isFirstResponder)
        #expect(selection(of: field) == [7, 7])
        field.isEnabled = false
        field.resignFirstResponder()
        simulator.press(at: place(1, of: field))
        #expect(!field.isFirstResponder)
    }

    @Test func `a mouse draws a selection over the text without menu or loupe`() throws {
        let simulator = try boot(device: "iPad Air (5th generation)")
        teller.look = { [view] in
            (view.window?.subviews ?? []).filter { String(describing: type(of: $0)) == "TextLoupe" }.count
        }
        simulator.dragPointer(from: place(13, of: view), to: place(4, of: view))
        #expect(selection(of: view) == [4, 13])
        #expect(!UIMenuController.shared.isMenuVisible)
        #expect(teller.seen.allSatisfy { $0 == 0 })
    }
}

@MainActor
private final class SelectionTeller: NSObject, UITextViewDelegate {
    var selections: [[Int]] = []
    var seen: [Int] = []
    var look: () -> Int = { 0 }

    func textViewDidChangeSelection(_ textView: UITextView) {
        let range = textView.selectedRange
        selections.append([range.location, range.location + range.length])
        seen.append(look())
    }
}
