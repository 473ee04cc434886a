import Foundation
import Platform
import Testing

@testable import UIKit

/// Both sides of a drag, telling all that they hear.
@MainActor
private final class Diary: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    var log: [String] = []
    var items: [UIDragItem] = []
    var operation = UIDropOperation.copy
    var takes = true

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    {
        log.append("items")
        return items
    }
    func dragInteraction(
        _ interaction: UIDragInteraction,
        willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {
        log.append("lift")
        animator.addCompletion { [weak self] in self?.log.append("lifted \($0 == .end)") }
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        log.append("begin")
    }
    func dragInteraction(
        _ interaction: UIDragInteraction,
        session: any UIDragSession,
        willEndWith operation: UIDropOperation
    ) { log.append("will end \(operation)") }
    func dragInteraction(
        _ interaction: UIDragInteraction,
        session: any UIDragSession,
        didEndWith operation: UIDropOperation
    ) { log.append("did end \(operation)") }
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
        log.append("transferred")
    }
    func dragInteraction(
        _ interaction: UIDragInteraction,
        item: UIDragItem,
        willAnimateCancelWith animator: any UIDragAnimating
    ) { log.append("cancel") }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        log.append("can handle")
        return takes
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        log.append("enter")
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
        -> UIDropProposal
    {
        log.append("update \(Int(session.location(in: interaction.view ?? UIView()).x))")
        return UIDropProposal(operation: operation)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        log.append("exit")
    }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        log.append("perform")
        session.loadObjects(ofClass: String.self) { [weak self] in self?.log.append("loaded \($0)") }
    }
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
        log.append("conclude")
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        log.append("ended")
    }
    func dropInteraction(
        _ interaction: UIDropInteraction,
        item: UIDragItem,
        willAnimateDropWith animator: any UIDragAnimating
    ) { log.append("drop") }
}

@MainActor @Suite("Dragging: interactions")
struct DragAndDropTests {
    /// A view at (0, 100) that can be dragged, and one at (0, 300) that takes it; each of 100 × 100 points.
    @MainActor
    private struct Desk {
        let window: UIWindow
        let diary = Diary()
        let finger: Finger
    }

    private func desk(_ device: String = "iPad Pro (11-inch)", os: OSVersion = 15) throws -> Desk {
        let root = UIViewController()
        let window = try stage(root, on: device, os: os)
        let desk = Desk(window: window, finger: Finger())
        desk.diary.items = [UIDragItem(itemProvider: NSItemProvider(object: "text" as NSString))]
        let source = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        let target = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
        root.view.addSubview(source)
        root.view.addSubview(target)
        source.addInteraction(UIDragInteraction(delegate: desk.diary))
        target.addInteraction(UIDropInteraction(delegate: desk.diary))
        return desk
    }

    @Test func `a drop is told to both sides in UIKit's order`() throws {
        try World().run {
            let desk = try desk()
            desk.finger.down(at: CGPoint(x: 50, y: 150))
            EventLoop.main.advance(by: 0.4)
            #expect(desk.diary.log == [])
            EventLoop.main.advance(by: 0.2)
            #expect(desk.diary.log == ["items", "lift"])
            desk.finger.move(to: CGPoint(x: 50, y: 220))
            #expect(desk.diary.log.dropFirst(2) == ["lifted true", "begin"])
            desk.diary.log = []
            desk.finger.move(to: CGPoint(x: 40, y: 350))
            desk.finger.move(to: CGPoint(x: 60, y: 350))
            #expect(desk.diary.log == ["can handle", "enter", "update 40", "update 60"])
            desk.diary.log = []
            desk.finger.up()
            #expect(desk.diary.log == ["will end copy", "perform", "drop"])
            EventLoop.main.advance(by: 1)
            #expect(
                desk.diary.log.dropFirst(3) == [
                    #"loaded ["text"]"#, "transferred", "conclude", "did end copy", "ended",
                ]
            )
            #expect(RunningDrag.current == nil)
        }
    }

    @Test func `what is let go elsewhere goes back, and a view that was left hears of the end`() throws {
        try World().run {
            let desk = try desk()
            desk.finger.down(at: CGPoint(x: 50, y: 150))
            EventLoop.main.advance(by: 0.6)
            desk.finger.move(to: CGPoint(x: 50, y: 350))
            desk.diary.log = []
            desk.finger.move(to: CGPoint(x: 50, y: 500))
            desk.finger.up()
            EventLoop.main.advance(by: 1)
            #expect(desk.diary.log == ["exit", "will end cancel", "cancel", "did end cancel", "ended"])
        }
    }

    @Test func `a move isn't done where the drag doesn't allow it, nor what a view refuses`() throws {
        try World().run {
            let desk = try desk()
            desk.diary.takes = false
            desk.finger.down(at: CGPoint(x: 50, y: 150))
            EventLoop.main.advance(by: 0.6)
            desk.finger.move(to: CGPoint(x: 50, y: 350))
            desk.finger.move(to: CGPoint(x: 51, y: 350))
            desk.finger.up()
            EventLoop.main.advance(by: 1)
            #expect(desk.diary.log.filter { $0 == "can handle" }.count == 1)
            #expect(!desk.diary.log.contains("enter") && desk.diary.log.last == "did end cancel")
        }
    }

    @Test func `a view that is lifted and not moved comes down without a session`() throws {
        try World().run {
            let desk = try desk()
            desk.finger.down(at: CGPoint(x: 50, y: 150))
            EventLoop.main.advance(by: 0.6)
            let above = desk.window.subviews.last
            #expect(above is UIImageView && above?.frame.midY == 150)
            desk.finger.up()
            EventLoop.main.advance(by: 1)
            #expect(desk.diary.log == ["items", "lift", "lifted false"])
            #expect(!(desk.window.subviews.last is UIImageView))
        }
    }

    @Test func `phones drag from iOS 15 on`() throws {
        try World().run {
            _ = try desk("iPhone X", os: 14)
            #expect(!UIDragInteraction.isEnabledByDefault)
            _ = try desk("iPhone X", os: 15)
            #expect(UIDragInteraction.isEnabledByDefault)
            _ = try desk("iPad Pro (11-inch)", os: 13)
            #expect(UIDragInteraction.isEnabledByDefault)
        }
    }
}
