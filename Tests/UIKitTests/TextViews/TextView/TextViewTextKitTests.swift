import DeviceTestSupport
import Testing

@testable import UIKit

private final class Badge: NSTextAttachment, @unchecked Sendable {
    nonisolated(unsafe) var parent: UIView?
    override func viewProvider(
        for parentView: UIView?,
        location: any NSTextLocation,
        textContainer: NSTextContainer?
    ) -> NSTextAttachmentViewProvider? {
        parent = parentView
        let provider = BadgeProvider(
            textAttachment: self,
            parentView: parentView,
            textLayoutManager: textContainer?.textLayoutManager,
            location: location
        )
        provider.tracksTextAttachmentViewBounds = true
        return provider
    }
}

private final class BadgeProvider: NSTextAttachmentViewProvider {
    override func loadView() {
        view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
        view?.backgroundColor = .green
    }
}

@MainActor @Suite("Text view: TextKit", .serialized)
struct TextViewTextKitTests {
    private func view(_ text: String = "one two\nthree") -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 200))
        view.font = .systemFont(ofSize: 17)
        view.text = text
        return view
    }

    @Test func `asking for the layout manager changes a view to TextKit 1 for good`() {
        onDevice {
            let view = view("one two three four five six\nseven")
            #expect(view.textLayoutManager != nil && view.textStorage.layoutManagers.isEmpty)
            #expect(view.textContainer.textLayoutManager === view.textLayoutManager)
            view.layoutIfNeeded()
            let before = view.selectionRects(for: UITextRange(NSRange(location: 2, length: 28))).map(\.rect)
            let size = view.contentSize
            let manager = view.layoutManager
            #expect(view.textLayoutManager == nil && view.textContainer.textLayoutManager == nil)
            #expect(view.layoutManager === manager && view.textStorage.layoutManagers.map { $0 === manager } == [true])
            view.layoutIfNeeded()
            #expect(view.selectionRects(for: UITextRange(NSRange(location: 2, length: 28))).map(\.rect) == before)
            #expect(view.contentSize == size && before.count > 2)
            view.insertText("!")
            #expect(manager.numberOfGlyphs == 34 && view.text.hasSuffix("!"))
        }
    }

    @Test func `a view says which generation it begins with`() {
        let newer = UITextView(usingTextLayoutManager: true)
        #expect(newer.textLayoutManager?.textContentManager is NSTextContentStorage)
        newer.text = "abc"
        #expect(
            newer.textLayoutManager?.textContentManager?.textElements(for: newer.textLayoutManager!.documentRange).count
                == 1
        )
        let older = UITextView(usingTextLayoutManager: false)
        #expect(older.textLayoutManager == nil && older.textContainer.layoutManager != nil)
        older.text = "abc"
        #expect(older.layoutManager.numberOfGlyphs == 3)
    }

    @Test func `a view takes a container with its own layout manager and content`() {
        let content = NSTextContentStorage()
        let manager = NSTextLayoutManager()
        manager.textContainer = NSTextContainer(size: CGSize(width: 100, height: 0))
        content.addTextLayoutManager(manager)
        content.textStorage?.append(NSAttributedString(string: "abc"))
        let view = UITextView(frame: .zero, textContainer: manager.textContainer)
        #expect(view.textLayoutManager === manager && view.text == "abc")
        view.insertText("d")
        #expect(content.attributedString?.string.count == 4)
    }

    @Test func `an attachment's view stands in the text and takes its room`() throws {
        let view = UITextView(usingTextLayoutManager: true)
        view.frame = CGRect(x: 0, y: 0, width: 120, height: 200)
        let badge = Badge(data: nil, ofType: nil)
        let text = NSMutableAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.append(NSAttributedString(attachment: badge))
        view.attributedText = text
        view.layoutIfNeeded()
        let shown = try #require(view.subviews.first { $0.backgroundColor == .green })
        #expect(shown.frame.size == CGSize(width: 40, height: 30) && badge.parent === view)
        let box = view.firstRect(for: UITextRange(NSRange(location: 1, length: 1)))
        #expect(abs(shown.frame.minX - box.minX) < 0.01 && abs(box.width - 40) < 0.01)
        #expect(shown.frame.minY >= box.minY - 0.01 && shown.frame.maxY <= box.maxY + 0.01)
        view.text = "plain"
        view.layoutIfNeeded()
        #expect(shown.superview == nil)
    }

    @Test func `marked text and selection follow edits in both generations`() {
        for usesTextKit2 in [true, false] {
            let view = UITextView(usingTextLayoutManager: usesTextKit2)
            view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
            view.text = "abc"
            view.selectedRange = NSRange(location: 1, length: 1)
            view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "xx")
            #expect(view.selectedRange == NSRange(location: 3, length: 1))
            view.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
            #expect(view.markedTextRange == UITextRange(NSRange(location: 3, length: 2)) && view.text == "xxanic")
            view.unmarkText()
            #expect(view.markedTextRange == nil)
        }
    }

    // TX-23
    @Test func `the content's size follows text and width before any layout, and while nothing scrolls`() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        view.font = UIFont.systemFont(ofSize: 20)
        view.text = "One two three four five six seven"
        let tall = view.contentSize
        #expect(tall.width == 100 && tall.height == view.sizeThatFits(CGSize(width: 100, height: 0)).height)
        view.text = "One"
        #expect(view.contentSize.height < tall.height)
        view.isScrollEnabled = false
        view.bounds.size.width = 40
        #expect(view.contentSize == CGSize(width: 40, height: view.sizeThatFits(CGSize(width: 40, height: 0)).height))
        view.layoutIfNeeded()
        #expect(view.contentSize.width == 40)
    }
}
