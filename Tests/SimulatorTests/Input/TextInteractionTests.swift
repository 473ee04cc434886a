import Foundation
import Simulator
import Testing
import UIKit

@MainActor @Suite("Simulator: text interactions of an app's own text", .serialized)
struct TextInteractionTests {
    private let controller = UIViewController()
    private let text = GridText(frame: CGRect(x: 20, y: 100, width: 300, height: 20))
    private let teller = InteractionTeller()

    private func boot(_ mode: UITextInteractionMode) throws -> (Simulator, UITextInteraction) {
        let simulator = try Simulator(device: "iPhone 11", os: "17")
        simulator.makeCurrent()
        controller.view.addSubview(text)
        let interaction = UITextInteraction(for: mode)
        interaction.textInput = text
        interaction.delegate = teller
        text.addInteraction(interaction)
        simulator.present(controller)
        simulator.advance(by: 0)
        return (simulator, interaction)
    }

    /// Between two characters, in the screen's space.
    private func place(_ index: Int) -> CGPoint { CGPoint(x: 20 + 10 * CGFloat(index), y: 110) }

    /// What the system shows of the selection, by its frames.
    private var shown: [CGRect] { text.subviews.filter { !$0.isHidden }.map(\.frame) }

    @Test func `a tap gives the keys and sets the caret, two select a word, three the paragraph`() throws {
        let (simulator, interaction) = try boot(.editable)
        #expect(interaction.textInteractionMode == .editable && interaction.view === text)
        #expect(shown == [])
        simulator.tap(at: place(6))
        #expect(text.isFirstResponder)
        #expect(text.selection == 6..<6)
        #expect(shown == [CGRect(x: 59, y: 0, width: 2, height: 20)])
        simulator.advance(by: 1)
        simulator.tap(at: place(6), count: 2)
        #expect(text.selection == 4..<7)
        #expect(UIMenuController.shared.isMenuVisible)
        simulator.advance(by: 1)
        simulator.tap(at: place(6), count: 3)
        #expect(text.selection == 0..<13)
        #expect(teller.log.prefix(3) == ["should 60", "will", "did"])
    }

    @Test func `a delegate that says no keeps gestures away`() throws {
        let (simulator, _) = try boot(.editable)
        teller.allows = false
        simulator.tap(at: place(6))
        simulator.press(at: place(6))
        #expect(!text.isFirstResponder)
        #expect(text.selection == 13..<13)
        // The tap, the press, and the tap that a press of 0.6 seconds still is.
        #expect(teller.log == ["should 60", "should 60", "should 60"])
    }

    @Test func `a press takes the caret along where text can be changed, and selects words elsewhere`() throws {
        var (simulator, _) = try boot(.editable)
        simulator.drag(from: place(1), to: place(9), holding: 0.6)
        #expect(text.selection == 9..<9)
        text.resignFirstResponder()
        for interaction in text.interactions { text.removeInteraction(interaction) }
        #expect(text.subviews.isEmpty)
        text.selection = 0..<0
        (simulator, _) = try boot(.nonEditable)
        simulator.drag(from: place(5), to: place(9), holding: 0.6)
        #expect(text.selection == 4..<13)
        // A highlight and two handles, but no caret.
        #expect(shown.count == 3)
    }

    @Test func `what the text tells of itself is shown, and what the keys leave is hidden`() throws {
        let (simulator, _) = try boot(.editable)
        text.becomeFirstResponder()
        #expect(text.inputDelegate != nil)
        text.selection = 3..<3
        text.inputDelegate?.selectionDidChange(text)
        simulator.advance(by: 0)
        #expect(shown == [CGRect(x: 29, y: 0, width: 2, height: 20)])
        text.selection = 0..<3
        text.inputDelegate?.selectionDidChange(text)
        simulator.advance(by: 0)
        #expect(shown.count == 3)
        // The handles stand beside the ends, with their dots above and below.
        #expect(shown.contains(CGRect(x: -6, y: -10, width: 10, height: 30)))
        #expect(shown.contains(CGRect(x: 26, y: 0, width: 10, height: 30)))
        text.resignFirstResponder()
        #expect(shown == [] && text.inputDelegate == nil)
    }

    @Test func `a display interaction shows parts of the app's own where its delegate says`() throws {
        let simulator = try Simulator(device: "iPhone 11", os: "17")
        simulator.makeCurrent()
        controller.view.addSubview(text)
        simulator.present(controller)
        let keeper = HighlightKeeper()
        let display = UITextSelectionDisplayInteraction(textInput: text, delegate: keeper)
        let caret = PlainCaret(frame: .zero)
        display.cursorView = caret
        text.addInteraction(display)
        text.selection = 2..<2
        display.setNeedsSelectionUpdate()
        simulator.advance(by: 0)
        #expect(caret.isHidden)
        display.isActivated = true
        #expect(!caret.isHidden && caret.frame == CGRect(x: 19, y: 0, width: 2, height: 20))
        #expect(caret.resets == 1)
        text.selection = 2..<5
        display.layoutManagedSubviews()
        #expect(caret.isHidden)
        #expect(display.highlightView.superview === keeper.below)
        #expect(display.highlightView.selectionRects.map(\.rect) == [CGRect(x: 20, y: 0, width: 30, height: 20)])
        #expect(display.handleViews.map(\.direction) == [.leading, .trailing])
        text.removeInteraction(display)
        #expect(caret.superview == nil && keeper.below.subviews.isEmpty)
    }
}

/// A line of characters that are all ten points wide; words are between spaces.
@MainActor
private final class GridText: UIView, UITextInput {
    var characters = Array("one two three")
    var selection = 13..<13
    weak var inputDelegate: (any UITextInputDelegate)?

    final class Place: UITextPosition, @unchecked Sendable {
        let index: Int
        init(_ index: Int) {
            self.index = index
            super.init()
        }
    }
    final class Stretch: UITextRange, @unchecked Sendable {
        let places: Range<Int>
        init(_ places: Range<Int>) {
            self.places = places
            super.init()
        }
        override var start: UITextPosition { Place(places.lowerBound) }
        override var end: UITextPosition { Place(places.upperBound) }
        override var isEmpty: Bool { places.isEmpty }
    }
    final class Box: UITextSelectionRect {
        let box: CGRect
        init(_ box: CGRect) {
            self.box = box
            super.init()
        }
        override var rect: CGRect { box }
        override var containsStart: Bool { true }
        override var containsEnd: Bool { true }
    }

    private func index(_ place: UITextPosition) -> Int { (place as? Place)?.index ?? 0 }

    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == "copy:" && !selection.isEmpty
    }
    override func copy(_ sender: Any?) {}
    var hasText: Bool { !characters.isEmpty }
    func insertText(_ text: String) { characters.insert(contentsOf: text, at: selection.upperBound) }
    func deleteBackward() { if !characters.isEmpty { characters.removeLast() } }
    func text(in range: UITextRange) -> String? {
        (range as? Stretch).map { String(characters[$0.places]) }
    }
    func replace(_ range: UITextRange, withText text: String) {}
    var selectedTextRange: UITextRange? {
        get { Stretch(selection) }
        set { selection = (newValue as? Stretch)?.places ?? 0..<0 }
    }
    var markedTextRange: UITextRange? { nil }
    func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
    func unmarkText() {}
    var beginningOfDocument: UITextPosition { Place(0) }
    var endOfDocument: UITextPosition { Place(characters.count) }
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (one, other) = (index(fromPosition), index(toPosition))
        return Stretch(min(one, other)..<max(one, other))
    }
    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let place = index(position) + offset
        return place >= 0 && place <= characters.count ? Place(place) : nil
    }
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (one, two) = (index(position), index(other))
        return one == two ? .orderedSame : one < two ? .orderedAscending : .orderedDescending
    }
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { index(toPosition) - index(from) }
    lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
    func caretRect(for position: UITextPosition) -> CGRect {
        CGRect(x: 10 * CGFloat(index(position)) - 1, y: 0, width: 2, height: 20)
    }
    func firstRect(for range: UITextRange) -> CGRect { selectionRects(for: range).first?.rect ?? .zero }
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        guard let places = (range as? Stretch)?.places, !places.isEmpty else { return [] }
        return [Box(CGRect(x: 10 * CGFloat(places.lowerBound), y: 0, width: 10 * CGFloat(places.count), height: 20))]
    }
    func closestPosition(to point: CGPoint) -> UITextPosition? {
        Place(min(max(0, Int((point.x / 10).rounded())), characters.count))
    }
}

@MainActor
private final class InteractionTeller: NSObject, UITextInteractionDelegate {
    var log: [String] = []
    var allows = true

    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
        log.append("should \(Int(point.x))")
        return allows
    }
    func interactionWillBegin(_ interaction: UITextInteraction) { log.append("will") }
    func interactionDidEnd(_ interaction: UITextInteraction) { log.append("did") }
}

@MainActor
private final class HighlightKeeper: NSObject, UITextSelectionDisplayInteractionDelegate {
    let below = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 20))

    func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView? { below }
}

private final class PlainCaret: UIView, UITextCursorView {
    var isBlinking = false
    var resets = 0
    func resetBlinkAnimation() { resets += 1 }
}
