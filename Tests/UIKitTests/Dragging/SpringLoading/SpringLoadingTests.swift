import Foundation
import Platform
import Testing

@testable import UIKit

@MainActor @Suite("Dragging: spring loading")
struct SpringLoadingTests {
    private final class Source: NSObject, UIDragInteractionDelegate {
        func dragInteraction(
            _ interaction: UIDragInteraction,
            itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "text" as NSString))] }
    }

    private final class Spring: NSObject, UISpringLoadedInteractionBehavior, UISpringLoadedInteractionEffect {
        var log: [String] = []
        var allows = true
        func shouldAllow(
            _ interaction: UISpringLoadedInteraction,
            with context: any UISpringLoadedInteractionContext
        ) -> Bool { allows }
        func interactionDidFinish(_ interaction: UISpringLoadedInteraction) { log.append("finish") }
        func interaction(
            _ interaction: UISpringLoadedInteraction,
            didChangeWith context: any UISpringLoadedInteractionContext
        ) { log.append("\(context.state)") }
    }

    private let source = Source()

    /// Something dragged from (50, 150) on; what is to spring lies about (50, 350).
    private func drag(over root: UIViewController, _ target: UIView) throws -> Finger {
        _ = try stage(root, on: "iPad Pro (11-inch)", os: 15)
        let view = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        root.view.addSubview(view)
        view.addInteraction(UIDragInteraction(delegate: source))
        target.frame = CGRect(x: 0, y: 300, width: 200, height: 100)
        root.view.addSubview(target)
        root.view.layoutIfNeeded()
        let finger = Finger()
        finger.down(at: CGPoint(x: 50, y: 150))
        EventLoop.main.advance(by: 0.6)
        finger.move(to: CGPoint(x: 50, y: 250))
        return finger
    }

    @Test func `a drag that rests over a view activates it once, through all states`() throws {
        try World().run {
            let (spring, target) = (Spring(), UIView())
            target.addInteraction(
                UISpringLoadedInteraction(interactionBehavior: spring, interactionEffect: spring) { _, context in
                    spring.log.append(
                        "act \(Int(context.location(in: context.targetView).x)) \(context.targetView === target)"
                    )
                }
            )
            let finger = try drag(over: UIViewController(), target)
            finger.move(to: CGPoint(x: 50, y: 350))
            #expect(spring.log == ["possible"])
            finger.move(to: CGPoint(x: 55, y: 350))
            EventLoop.main.advance(by: 2)
            #expect(spring.log == ["possible", "activating", "activated", "act 55 true", "inactive", "finish"])
            finger.move(to: CGPoint(x: 60, y: 350))
            EventLoop.main.advance(by: 2)
            #expect(spring.log.count == 6)
            finger.move(to: CGPoint(x: 60, y: 250))
            finger.move(to: CGPoint(x: 60, y: 350))
            #expect(spring.log.dropFirst(6) == ["possible"])
        }
    }

    @Test func `a finger that leaves in time activates nothing`() throws {
        try World().run {
            let (spring, target) = (Spring(), UIView())
            target.addInteraction(
                UISpringLoadedInteraction(interactionBehavior: spring, interactionEffect: spring) { _, _ in
                    spring.log.append("act")
                }
            )
            let finger = try drag(over: UIViewController(), target)
            finger.move(to: CGPoint(x: 50, y: 350))
            EventLoop.main.advance(by: 0.3)
            finger.move(to: CGPoint(x: 50, y: 250))
            EventLoop.main.advance(by: 2)
            #expect(spring.log == ["possible", "inactive", "finish"])
            spring.allows = false
            finger.move(to: CGPoint(x: 50, y: 350))
            EventLoop.main.advance(by: 2)
            #expect(spring.log.count == 3)
        }
    }

    @Test(arguments: [true, false]) func `a button acts where it is spring-loaded`(isSpringLoaded: Bool) throws {
        try World().run {
            let button = UIButton(type: .system)
            button.isSpringLoaded = isSpringLoaded
            var taps = 0
            button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
            let finger = try drag(over: UIViewController(), button)
            finger.move(to: CGPoint(x: 50, y: 350))
            EventLoop.main.advance(by: 2)
            #expect(taps == (isSpringLoaded ? 1 : 0))
            #expect(button.alpha == 1)
        }
    }

    @Test func `the segment under the drag is selected, and then the next`() throws {
        try World().run {
            let segments = UISegmentedControl(items: ["A", "B"])
            segments.selectedSegmentIndex = 0
            segments.isSpringLoaded = true
            var log: [Int] = []
            segments.addAction(UIAction { _ in log.append(segments.selectedSegmentIndex) }, for: .valueChanged)
            let finger = try drag(over: UIViewController(), segments)
            let y = segments.frame.midY
            finger.move(to: CGPoint(x: 150, y: y))
            EventLoop.main.advance(by: 2)
            finger.move(to: CGPoint(x: 20, y: y))
            EventLoop.main.advance(by: 2)
            #expect(log == [1, 0])
        }
    }

    private final class Rows: UITableViewController {
        var log: [String] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        override func tableView(
            _ tableView: UITableView,
            shouldSpringLoadRowAt indexPath: IndexPath,
            with context: any UISpringLoadedInteractionContext
        ) -> Bool {
            log.append("should \(indexPath.row) \(context.targetView is UITableViewCell)")
            return indexPath.row == 1
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.append("select \(indexPath.row)")
        }
    }

    @Test func `a row of a spring-loaded table is selected where the delegate lets it`() throws {
        try World().run {
            let (root, rows) = (UIViewController(), Rows(style: .plain))
            rows.tableView.rowHeight = 30
            rows.tableView.isSpringLoaded = true
            root.addChild(rows)
            let finger = try drag(over: root, rows.view)
            finger.move(to: CGPoint(x: 50, y: 310))
            EventLoop.main.advance(by: 2)
            #expect(rows.log == ["should 0 true"])
            finger.move(to: CGPoint(x: 50, y: 345))
            EventLoop.main.advance(by: 2)
            #expect(rows.log == ["should 0 true", "should 1 true", "select 1"])
        }
    }
}
