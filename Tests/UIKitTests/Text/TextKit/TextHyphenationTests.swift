import DeviceTestSupport
import Testing

@testable import UIKit

// TX-7
@MainActor @Suite("TextKit: hyphenation")
struct TextHyphenationTests {
    private let font = UIFont.systemFont(ofSize: 17)

    private func text(_ configure: (NSMutableParagraphStyle) -> Void) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        configure(style)
        return NSAttributedString(string: "A representation", attributes: [.font: font, .paragraphStyle: style])
    }

    private func lines(_ manager: NSLayoutManager) -> [NSRange] {
        var ranges: [NSRange] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 16)) { _, _, _, range, _ in
            ranges.append(range)
        }
        return ranges
    }

    private let whole = [NSRange(location: 0, length: 2), NSRange(location: 2, length: 14)]
    private let parted = [NSRange(location: 0, length: 12), NSRange(location: 12, length: 4)]

    @Test func `a paragraph's factor comes before that of its layout manager`() {
        let storage = NSTextStorage(attributedString: text { _ in })
        let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 125, height: 1000)))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        #expect(lines(manager) == whole)
        manager.hyphenationFactor = 0.9
        #expect(lines(manager) == parted)
        manager.hyphenationFactor = 0
        manager.usesDefaultHyphenation = true
        #expect(lines(manager) == parted)
        storage.setAttributedString(text { $0.hyphenationFactor = 0.05 })
        #expect(lines(manager) == whole)
    }

    /// Keeps words whole, and writes down which places were asked for.
    private final class Keeping: NSLayoutManagerDelegate {
        var allowed: Set<Int> = []
        var asked: [String] = []

        func layoutManager(_ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt index: Int) -> Bool
        {
            asked.append("word \(index)")
            return true
        }

        func layoutManager(
            _ layoutManager: NSLayoutManager,
            shouldBreakLineByHyphenatingBeforeCharacterAt index: Int
        ) -> Bool {
            asked.append("hyphen \(index)")
            return allowed.contains(index)
        }
    }

    @Test func `the delegate is asked about hyphens from the last place that fits backwards`() {
        let storage = NSTextStorage(attributedString: text { $0.hyphenationFactor = 1 })
        let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 125, height: 1000)))
        let keeping = Keeping()
        keeping.allowed = [5]
        manager.delegate = keeping
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        #expect(lines(manager).first == NSRange(location: 0, length: 5))
        #expect(keeping.asked.prefix(5) == ["word 2", "hyphen 12", "hyphen 10", "hyphen 7", "hyphen 5"])
        keeping.allowed = []
        manager.invalidateLayout(forCharacterRange: NSRange(location: 0, length: 16), actualCharacterRange: nil)
        #expect(lines(manager) == whole)
    }

    @Test func `a label hyphenates, and is as high as its lines`() {
        onDevice {
            let label = UILabel()
            label.numberOfLines = 0
            label.attributedText = text { $0.usesDefaultHyphenation = true }
            let height = label.sizeThatFits(CGSize(width: 100, height: 1000)).height
            // Without hyphens the word takes two lines for itself.
            label.attributedText = text { _ in }
            let whole = label.sizeThatFits(CGSize(width: 100, height: 1000)).height
            #expect(abs(height - 2 * font.lineHeight) < 1 && abs(whole - 3 * font.lineHeight) < 1)
        }
    }

    @Test func `a text view of the second generation hyphenates unless its layout manager doesn't`() throws {
        try onDevice {
            let view = UITextView(usingTextLayoutManager: true)
            view.frame = CGRect(x: 0, y: 0, width: 125, height: 200)
            view.attributedText = text { $0.hyphenationFactor = 1 }
            view.layoutIfNeeded()
            let manager = try #require(view.textLayoutManager)
            #expect(manager.usesHyphenation)
            @MainActor func first() -> NSRange? {
                var found: NSRange?
                manager.enumerateTextLayoutFragments(from: nil, options: [.ensuresLayout]) {
                    found = $0.textLineFragments.first?.characterRange
                    return false
                }
                return found
            }
            #expect(first()?.length == 12)
            manager.usesHyphenation = false
            #expect(first()?.length == 2)
        }
    }
}
