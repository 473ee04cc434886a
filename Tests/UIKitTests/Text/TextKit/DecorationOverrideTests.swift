import DeviceTestSupport
import Testing

@testable import UIKit

@MainActor @Suite("TextKit: lines under and through text")
struct DecorationOverrideTests {
    private final class Recorder: NSLayoutManager {
        var calls: [String] = []
        var drawsUsually = false

        override func drawUnderline(
            forGlyphRange glyphRange: NSRange,
            underlineType underlineVal: NSUnderlineStyle,
            baselineOffset: CGFloat,
            lineFragmentRect lineRect: CGRect,
            lineFragmentGlyphRange lineGlyphRange: NSRange,
            containerOrigin: CGPoint
        ) {
            calls.append(
                "underline \(glyphRange.location)+\(glyphRange.length) style \(underlineVal.rawValue)"
                    + " line \(lineGlyphRange.location)+\(lineGlyphRange.length) \(Int(lineRect.width))"
                    + " below \(baselineOffset > 0)"
            )
            guard drawsUsually else { return }
            super.drawUnderline(
                forGlyphRange: glyphRange,
                underlineType: underlineVal,
                baselineOffset: baselineOffset,
                lineFragmentRect: lineRect,
                lineFragmentGlyphRange: lineGlyphRange,
                containerOrigin: containerOrigin
            )
        }

        override func drawStrikethrough(
            forGlyphRange glyphRange: NSRange,
            strikethroughType strikethroughVal: NSUnderlineStyle,
            baselineOffset: CGFloat,
            lineFragmentRect lineRect: CGRect,
            lineFragmentGlyphRange lineGlyphRange: NSRange,
            containerOrigin: CGPoint
        ) {
            calls.append("through \(glyphRange.location)+\(glyphRange.length) below \(baselineOffset > 0)")
        }
    }

    private func text() -> NSAttributedString {
        let text = NSMutableAttributedString(
            string: "plain under\nstruck",
            attributes: [.font: UIFont.systemFont(ofSize: 20)]
        )
        text.addAttributes(
            [.underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.red],
            range: NSRange(location: 6, length: 5)
        )
        text.addAttribute(
            .strikethroughStyle,
            value: NSUnderlineStyle.single.rawValue,
            range: NSRange(location: 12, length: 6)
        )
        return text
    }

    /// The picture of a manager's text.
    private func picture(_ manager: NSLayoutManager) -> Data {
        let storage = NSTextStorage()
        storage.addLayoutManager(manager)
        let container = NSTextContainer(size: CGSize(width: 200, height: 100))
        manager.addTextContainer(container)
        storage.setAttributedString(text())
        return withExtendedLifetime(storage) {
            UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100)).pngData { _ in
                manager.drawGlyphs(forGlyphRange: manager.glyphRange(for: container), at: .zero)
            }
        }
    }

    @Test func `a layout manager of an app's own draws lines under and through text, stretch by stretch`() {
        onDevice {
            let recorder = Recorder()
            let without = picture(recorder)
            #expect(
                recorder.calls == ["underline 6+5 style 1 line 0+12 200 below true", "through 12+6 below false"]
            )
            #expect(without != picture(NSLayoutManager()))
        }
    }

    @Test func `what it hands on is drawn as usual`() {
        onDevice {
            final class Same: NSLayoutManager {}
            let recorder = Recorder()
            recorder.drawsUsually = true
            let (plain, own, passed) = (picture(NSLayoutManager()), picture(Same()), picture(recorder))
            #expect(own == plain)
            // Without its strike.
            #expect(passed != plain)
        }
    }
}
