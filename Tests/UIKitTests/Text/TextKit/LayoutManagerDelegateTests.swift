import DeviceTestSupport
import Testing

@testable import UIKit

// TX-6
@MainActor @Suite("TextKit: a layout manager's delegate")
struct LayoutManagerDelegateTests {
    /// Room after lines and around paragraphs, and what was asked.
    private final class Spacing: NSLayoutManagerDelegate {
        var asked: [String] = []

        func layoutManager(
            _ layoutManager: NSLayoutManager,
            lineSpacingAfterGlyphAt glyphIndex: Int,
            withProposedLineFragmentRect rect: CGRect
        ) -> CGFloat {
            asked.append("line \(glyphIndex) \(rect.width)")
            return 10
        }

        func layoutManager(
            _ layoutManager: NSLayoutManager,
            paragraphSpacingBeforeGlyphAt glyphIndex: Int,
            withProposedLineFragmentRect rect: CGRect
        ) -> CGFloat {
            asked.append("before \(glyphIndex)")
            return 3
        }

        func layoutManager(
            _ layoutManager: NSLayoutManager,
            paragraphSpacingAfterGlyphAt glyphIndex: Int,
            withProposedLineFragmentRect rect: CGRect
        ) -> CGFloat {
            asked.append("after \(glyphIndex)")
            return 4
        }

        func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { asked.append("invalidated") }

        func layoutManager(
            _ layoutManager: NSLayoutManager,
            textContainer: NSTextContainer,
            didChangeGeometryFrom oldSize: CGSize
        ) {
            asked.append("from \(oldSize.width) to \(textContainer.size.width)")
        }
    }

    /// Lines of 40 points with their baselines at 30.
    private final class Grid: NSLayoutManagerDelegate {
        func layoutManager(
            _ layoutManager: NSLayoutManager,
            shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
            lineFragmentUsedRect: UnsafeMutablePointer<CGRect>,
            baselineOffset: UnsafeMutablePointer<CGFloat>,
            in textContainer: NSTextContainer,
            forGlyphRange glyphRange: NSRange
        ) -> Bool {
            lineFragmentRect.pointee.size.height = 40
            lineFragmentUsedRect.pointee.size.height = 40
            baselineOffset.pointee = 30
            return true
        }
    }

    private let font = UIFont.systemFont(ofSize: 17)

    private func stack(_ text: String) -> (NSTextStorage, NSLayoutManager, NSTextContainer) {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 1
        let storage = NSTextStorage(string: text, attributes: [.font: font, .paragraphStyle: style])
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 200, height: 0))
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        return (storage, manager, container)
    }

    private func tops(_ manager: NSLayoutManager) -> [CGFloat] {
        var tops: [CGFloat] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 100)) { rect, _, _, _, _ in
            tops.append(rect.minY)
        }
        return tops
    }

    @Test func `the delegate's room between lines and paragraphs takes the place of their style's`() {
        let (storage, manager, container) = stack("one\u{2028}two\nthree")
        let line = font.lineHeight
        #expect(zip(tops(manager), [0, line + 1, 2 * line + 2]).allSatisfy { abs($0 - $1) < 0.01 })
        let spacing = Spacing()
        manager.delegate = spacing
        #expect(zip(tops(manager), [0, line + 10, 2 * line + 27]).allSatisfy { abs($0 - $1) < 0.01 })
        #expect(spacing.asked == ["line 3 200.0", "line 7 200.0", "after 7", "before 8", "line 12 200.0", "after 12"])
        spacing.asked = []
        container.size.width = 150
        #expect(spacing.asked == ["invalidated", "from 200.0 to 150.0"])
        _ = storage
    }

    @Test func `lines have the height and the baseline that the delegate sets`() {
        let (storage, manager, container) = stack("one\ntwo")
        let grid = Grid()
        manager.delegate = grid
        #expect(tops(manager) == [0, 41])
        #expect(manager.lineFragmentRect(forGlyphAt: 5, effectiveRange: nil).height == 40)
        #expect(manager.location(forGlyphAt: 5).y == 30)
        #expect(manager.usedRect(for: container).height == 81)
        _ = storage
    }

    @Test func `a text view's lines follow the delegate of its layout manager`() {
        onDevice {
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            view.font = font
            view.text = "one\ntwo\nthree"
            let spacing = Spacing()
            let before = view.sizeThatFits(CGSize(width: 200, height: 1000)).height
            view.layoutManager.delegate = spacing
            let after = view.sizeThatFits(CGSize(width: 200, height: 1000)).height
            #expect(abs(after - before - 34) < 1)
        }
    }
}
