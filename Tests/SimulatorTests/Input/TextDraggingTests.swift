import Foundation
import Simulator
import Testing
import UIKit

@MainActor @Suite("Simulator: text that is dragged and dropped", .serialized)
struct TextDraggingTests {
    private let simulator: Simulator
    private let controller: UIViewController
    private let view: UITextView
    private let other: UITextView
    private let teller = DragTeller()

    // Whether a text can be dragged is up to the device that it is made on.
    init() throws {
        simulator = try Simulator(device: "iPhone 11", os: "17")
        simulator.makeCurrent()
        controller = UIViewController()
        view = UITextView(frame: CGRect(x: 20, y: 100, width: 380, height: 100))
        other = UITextView(frame: CGRect(x: 20, y: 300, width: 380, height: 100))
    }

    private func boot() throws -> Simulator {
        simulator.makeCurrent()
        for text in [view, other] {
            text.font = .systemFont(ofSize: 40)
            controller.view.addSubview(text)
        }
        view.text = "one two three"
        other.text = "There: "
        simulator.present(controller)
        simulator.advance(by: 1)
        return simulator
    }

    /// Of the character at a place, on the screen.
    private func place(_ index: Int, in view: UITextView) throws -> CGPoint {
        let start = try #require(view.position(from: view.beginningOfDocument, offset: index))
        let box = view.caretRect(for: start)
        return view.convert(CGPoint(x: box.midX + 2, y: box.midY), to: nil)
    }

    private func end(of view: UITextView) throws -> CGPoint { try place(view.text.utf16.count, in: view) }

    // TX-2
    @Test func `a press on the selection takes it along, and moves it within the text`() throws {
        let simulator = try boot()
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 0, length: 4)
        simulator.drag(from: try place(2, in: view), to: try end(of: view), holding: 0.6)
        simulator.advance(by: 1)
        #expect(view.text == "two threeone ")
        #expect(view.selectedRange == NSRange(location: 9, length: 4))
        view.undoManager?.undo()
        #expect(view.text == "one two three")
    }

    // TX-2
    @Test func `elsewhere it is copied, and the other text's caret stands behind it`() throws {
        let simulator = try boot()
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 4, length: 9)
        simulator.drag(from: try place(8, in: view), to: try end(of: other), holding: 0.6)
        simulator.advance(by: 1)
        #expect(view.text == "one two three")
        #expect(other.text == "There: two three")
        #expect(other.selectedRange == NSRange(location: 16, length: 0))
        #expect(!other.isFirstResponder)
    }

    @Test func `a press beside the selection selects, and a view without a drag interaction lets nothing go`() throws {
        let simulator = try boot()
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 0, length: 4)
        view.textDragInteraction?.isEnabled = false
        simulator.drag(from: try place(2, in: view), to: try end(of: other), holding: 0.6)
        simulator.advance(by: 1)
        #expect(other.text == "There: ")
    }

    // TX-2
    @Test func `the delegates are asked and told in order`() throws {
        let simulator = try boot()
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 0, length: 4)
        (view.textDragDelegate, other.textDropDelegate) = (teller, teller)
        teller.watched = (view, other)
        simulator.drag(from: try place(2, in: view), to: try end(of: other), holding: 0.6)
        simulator.advance(by: 1)
        #expect(
            teller.log == [
                "items 0 4 of 1", "lift", "begin true", "enter true", "propose 7 false", "perform", "end 2", "left",
            ]
        )
        #expect(other.text == "one ")
        #expect(!view.isTextDragActive && !other.isTextDropActive)
    }

    @Test func `a text that can't be edited takes what its delegate allows, for this once`() throws {
        let simulator = try boot()
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 0, length: 4)
        other.isEditable = false
        simulator.drag(from: try place(2, in: view), to: try end(of: other), holding: 0.6)
        simulator.advance(by: 1)
        #expect(other.text == "There: ")
        other.textDropDelegate = teller
        teller.editability = .temporary
        simulator.drag(from: try place(2, in: view), to: try end(of: other), holding: 0.6)
        simulator.advance(by: 1)
        #expect(other.text == "one " && !other.isEditable)
    }

    @Test func `a field takes lines as one line`() throws {
        let simulator = try boot()
        let field = UITextField(frame: CGRect(x: 20, y: 450, width: 300, height: 40))
        controller.view.addSubview(field)
        view.text = "one\ntwo"
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 0, length: 7)
        simulator.drag(from: try place(2, in: view), to: CGPoint(x: 60, y: 470), holding: 0.6)
        simulator.advance(by: 1)
        #expect(field.text == "one two")
    }
}

/// Tells of a drag between two texts, and replaces what the other one holds.
@MainActor
private final class DragTeller: NSObject, UITextDragDelegate, UITextDropDelegate {
    var log: [String] = []
    var editability = UITextDropEditability.no
    var watched: (source: UITextView, target: UITextView)?

    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable,
        itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem] {
        let view = textDraggableView
        let start = view.offset(from: view.beginningOfDocument, to: dragRequest.dragRange.start)
        let end = view.offset(from: view.beginningOfDocument, to: dragRequest.dragRange.end)
        log.append("items \(start) \(end) of \(dragRequest.suggestedItems.count)")
        return dragRequest.suggestedItems
    }
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable,
        willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) { log.append("lift") }
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable,
        dragSessionWillBegin session: any UIDragSession
    ) { log.append("begin \(watched?.source.isTextDragActive ?? false)") }
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable,
        dragSessionDidEnd session: any UIDragSession,
        with operation: UIDropOperation
    ) { log.append("end \(operation.rawValue)") }

    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability { editability }
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        dropSessionDidEnter session: any UIDropSession
    ) { log.append("enter \(watched?.target.isTextDropActive ?? false)") }
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal {
        let view = textDroppableView
        let line = "propose \(view.offset(from: view.beginningOfDocument, to: drop.dropPosition)) \(drop.isSameView)"
        // The finger comes to the end over other places.
        if log.last?.hasPrefix("propose") == true { log.removeLast() }
        log.append(line)
        return UITextDropProposal(dropAction: .replaceAll)
    }
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        willPerformDrop drop: any UITextDropRequest
    ) { log.append("perform") }
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        dropSessionDidEnd session: any UIDropSession
    ) { log.append("left") }
}
