import CoreText
import DeviceTestSupport
import Testing

@testable import UIKit

// TX-9
@MainActor @Suite("TextKit: containers of other shapes")
struct ShapedContainerTests {
    /// Each line begins further in, by as much as it is lower; below 60 points there is no room.
    private final class Slope: NSTextContainer {
        var asked: [CGRect] = []

        override func lineFragmentRect(
            forProposedRect proposedRect: CGRect,
            at characterIndex: Int,
            writingDirection baseWritingDirection: NSWritingDirection,
            remaining remainingRect: UnsafeMutablePointer<CGRect>?
        ) -> CGRect {
            asked.append(proposedRect)
            var rect = super.lineFragmentRect(
                forProposedRect: proposedRect,
                at: characterIndex,
                writingDirection: baseWritingDirection,
                remaining: remainingRect
            )
            guard rect.maxY <= 60 else { return .zero }
            rect.origin.x += proposedRect.minY
            rect.size.width -= proposedRect.minY
            return rect
        }
    }

    private func manager(_ container: NSTextContainer, _ text: String) -> (NSTextStorage, NSLayoutManager) {
        let storage = NSTextStorage()
        let manager = NSLayoutManager()
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        storage.setAttributedString(
            NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
        )
        return (storage, manager)
    }

    @Test func `a container is asked for each line's room, and lines stand in it`() {
        onDevice {
            let container = Slope(size: CGSize(width: 200, height: 0))
            let (storage, manager) = manager(container, "one\ntwo\nthree\nfour")
            let lines = manager.laidOut()[0].layout.lines
            // Of 20.287 points; the fourth has no room.
            #expect(lines.count == 2)
            #expect(lines[0].origin.x == 0)
            #expect(abs(lines[1].origin.x - lines[1].origin.y) < 0.01 && lines[1].origin.y > 20)
            #expect(container.asked.first.map { $0.minX == 0 && $0.width == 200 && $0.minY == 0 } == true)
            #expect(manager.firstUnlaidCharacterIndex() == 8)
            withExtendedLifetime(storage) {}
        }
    }

    @Test func `a text view's own container shapes its text in TextKit 2`() {
        onDevice(os: 18) {
            let container = Slope(size: CGSize(width: 200, height: 0))
            let manager = NSTextLayoutManager()
            manager.textContainer = container
            let content = NSTextContentStorage()
            content.addTextLayoutManager(manager)
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
            view.font = .systemFont(ofSize: 17)
            view.text = "one\ntwo"
            view.layoutIfNeeded()
            let lines = view.textLayout.lines
            #expect(lines.count == 2 && lines[1].origin.x > 20)
            withExtendedLifetime(content) {}
        }
    }

    @Test func `the standard answer is what exclusion paths leave, with the rest of the row`() {
        let container = NSTextContainer(size: CGSize(width: 200, height: 100))
        container.lineFragmentPadding = 0
        container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 80, y: 0, width: 40, height: 30))]
        var remaining = CGRect.zero
        @MainActor func room(_ rect: CGRect, _ direction: NSWritingDirection = .leftToRight) -> CGRect {
            container.lineFragmentRect(
                forProposedRect: rect,
                at: 0,
                writingDirection: direction,
                remaining: &remaining
            )
        }
        #expect(room(CGRect(x: 0, y: 0, width: 200, height: 20)) == CGRect(x: 0, y: 0, width: 80, height: 20))
        #expect(remaining == CGRect(x: 120, y: 0, width: 80, height: 20))
        #expect(room(remaining) == CGRect(x: 120, y: 0, width: 80, height: 20) && remaining == .zero)
        #expect(
            room(CGRect(x: 0, y: 0, width: 200, height: 20), .rightToLeft)
                == CGRect(x: 120, y: 0, width: 80, height: 20)
        )
        #expect(room(CGRect(x: 0, y: 40, width: 300, height: 20)) == CGRect(x: 0, y: 40, width: 200, height: 20))
        #expect(room(CGRect(x: 0, y: 100, width: 200, height: 20)) == .zero)
    }

    @Test func `a subclass that answers as its superclass gives the same lines, exclusions included`() {
        final class Same: NSTextContainer {}
        onDevice {
            let text = String(repeating: "some words that go around ", count: 12)
            @MainActor func lines(_ container: NSTextContainer) -> [CGRect] {
                container.exclusionPaths = [UIBezierPath(ovalIn: CGRect(x: 60, y: 20, width: 70, height: 70))]
                let (storage, manager) = manager(container, text)
                return withExtendedLifetime(storage) { manager.laidOut()[0].layout.lines.map(\.frame) }
            }
            let size = CGSize(width: 240, height: 0)
            let plain = lines(NSTextContainer(size: size))
            #expect(lines(Same(size: size)) == plain)
            #expect(plain.contains { $0.minX > 100 })
        }
    }
}
