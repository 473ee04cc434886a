import DeviceTestSupport
import Platform
import Testing

@testable import UIKit

@MainActor @Suite("Labels")
struct LabelTests {
    @Test func `defaults are UIKit's (EV-M7)`() {
        let label = UILabel()
        #expect(label.font.pointSize == 17 && label.textAlignment == .natural)
        #expect(label.lineBreakMode == .byTruncatingTail && label.numberOfLines == 1)
        #expect(!label.isUserInteractionEnabled && label.isOpaque)
    }

    @Test func `an empty label takes no room`() {
        let label = UILabel()
        #expect(label.intrinsicContentSize == .zero)
        label.text = ""
        #expect(label.intrinsicContentSize == .zero)
    }

    // control-sizes.json: label_single_line
    @Test(
        arguments: [
            (9, 11, 11), (11, 13.5, 13.333), (12, 14.5, 14.333), (13, 16, 15.667), (15, 18, 18), (17, 20.5, 20.333),
            (18, 21.5, 21.667), (20, 24, 24), (24, 29, 28.667), (34, 41, 40.667),
        ] as [(CGFloat, CGFloat, CGFloat)]
    )
    func `one line is as high as its font, in whole pixels`(size: CGFloat, at2x: CGFloat, at3x: CGFloat) {
        for (scale, height) in [(CGFloat(2), at2x), (3, at3x)] {
            onDevice(scale: scale) {
                let label = UILabel()
                label.font = .systemFont(ofSize: size)
                label.text = "Label"
                #expect(abs(label.intrinsicContentSize.height - height) < 0.001)
            }
        }
    }

    @Test func `lines wrap at the preferred width (AL-M5)`() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "One two three four five six seven eight nine ten"
        let single = label.intrinsicContentSize
        label.preferredMaxLayoutWidth = 120
        let wrapped = label.intrinsicContentSize
        #expect(wrapped.width <= 120 && wrapped.height > 3 * single.height)
    }

    @Test func `a label in a narrow view gets the height of its lines (AL-13)`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 400))
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "One two three four five six seven eight nine ten"
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            label.topAnchor.constraint(equalTo: view.topAnchor),
        ])
        view.layoutIfNeeded()
        #expect(label.frame.width == 120)
        #expect(label.frame.height == label.sizeThatFits(CGSize(width: 120, height: 0)).height)
        #expect(label.frame.height > 60)
    }

    // AL-M1
    @Test(arguments: [(28, 26.5), (22, 21), (13, 12.5)] as [(CGFloat, CGFloat)])
    func `the first baseline is the rounded ascender`(size: CGFloat, baseline: CGFloat) {
        onDevice {
            let label = UILabel()
            label.font = .systemFont(ofSize: size)
            label.text = "x"
            #expect(label.firstBaselineOffset(in: label.intrinsicContentSize) == baseline)
        }
    }

    @Test func `a subclass that pads its text rectangle is larger`() {
        final class Padded: UILabel {
            override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
                super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).insetBy(dx: -10, dy: -5)
            }
        }
        let (plain, padded) = (UILabel(), Padded())
        for label in [plain, padded] { label.text = "Label" }
        #expect(padded.intrinsicContentSize.width == plain.intrinsicContentSize.width + 20)
        #expect(padded.intrinsicContentSize.height == plain.intrinsicContentSize.height + 10)
    }

    @Test func `setting font and color changes the whole attributed text`() throws {
        let label = UILabel()
        label.attributedText = NSAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 10)])
        #expect(label.font.pointSize == 10)
        label.font = .systemFont(ofSize: 30)
        let font = try #require(label.attributedText?.attribute(.font, at: 1, effectiveRange: nil) as? UIFont)
        #expect(font.pointSize == 30)
        label.text = "c"
        #expect(label.attributedText?.length == 1)
    }

    @Test func `a label that may be tightened is, before it is truncated`() {
        let label = UILabel()
        label.text = "A label of some length"
        let width = (label.intrinsicContentSize.width * 0.97).rounded()
        let rect = CGRect(x: 0, y: 0, width: width, height: 30)
        #expect(label.drawnText(in: rect).layout.isTruncated)
        label.allowsDefaultTighteningForTruncation = true
        #expect(!label.drawnText(in: rect).layout.isTruncated)
    }

    @Test func `text that is too wide shrinks to its least scale`() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        label.text = "A text that is far too wide"
        let rect = label.bounds
        #expect(label.fittingScale(in: rect) == 1)
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.1
        // Small sizes are tracked wider, so that the proportion alone would still be cut.
        let scale = label.fittingScale(in: rect)
        #expect(scale < 100 / label.intrinsicContentSize.width && scale > 0.8 * 100 / label.intrinsicContentSize.width)
        let drawn = label.drawnText(in: rect).layout
        #expect(!drawn.isTruncated && drawn.size.width <= 100 && drawn.size.width > 99)
        label.minimumScaleFactor = 0.8
        #expect(label.fittingScale(in: rect) == 0.8)
    }

    @Test func `a text that is too high is drawn in whole lines, the last of them truncated`() {
        World(era: .standard).run {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 50))
            label.text = "One line and a second one and a third one and a fourth one"
            label.numberOfLines = 0
            let line = label.textRect(
                forBounds: CGRect(x: 0, y: 0, width: 1000, height: 1000),
                limitedToNumberOfLines: 1
            )
            #expect(line.height > 20 && line.height < 21)
            let drawn = label.drawnText(in: label.bounds)
            #expect(drawn.layout.lines.map(\.isTruncated) == [false, true])
            #expect(abs(drawn.origin.y - (50 - 2 * line.height) / 2) <= 0.5)
            // The place of the text is that of its whole lines.
            let rect = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 0)
            #expect(abs(rect.height - 2 * line.height) <= 0.5)
            // The first line stands there in any room, and heights rounded to pixels hold all of theirs.
            #expect(label.drawnText(in: CGRect(x: 0, y: 0, width: 120, height: 5)).layout.lines.count == 1)
            #expect(label.drawnText(in: CGRect(x: 0, y: 0, width: 120, height: 40.5)).layout.lines.count == 2)
            #expect(label.drawnText(in: CGRect(x: 0, y: 0, width: 120, height: 40)).layout.lines.count == 1)
            // What wraps is not truncated, and a label that is high enough shows all.
            label.lineBreakMode = .byWordWrapping
            #expect(label.drawnText(in: label.bounds).layout.lines.map(\.isTruncated) == [false, false])
            let all = label.drawnText(in: CGRect(x: 0, y: 0, width: 120, height: 500)).layout
            #expect(!all.isTruncated && all.lines.count > 3)
        }
    }

    @Test func `text is drawn in its color, centered vertically`() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        label.text = "\u{25A0}\u{25A0}\u{25A0}"
        label.textColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        label.font = .systemFont(ofSize: 20)
        let image = try #require(LayerRenderer.image(of: label.layer, scale: 2))
        let rows = (0..<120).filter { y in (0..<120).contains { image.pixel(x: $0, y: y) == 0xFFFF_0000 } }
        let (top, bottom) = (try #require(rows.first), try #require(rows.last))
        #expect(top > 36 && bottom < 84)
    }

    // Stored widths of wrapped labels: 253.667 where the widest line is 249.667 and a space 4, at 3x.
    @Test func `the space at which a line wraps counts in the width`() {
        func width(_ text: String, lines: Int) -> CGFloat {
            let label = UILabel()
            label.numberOfLines = lines
            label.preferredMaxLayoutWidth = 100
            label.text = text
            return label.intrinsicContentSize.width
        }
        #expect(width("wide word x wide word y", lines: 0) > width("wide word x", lines: 1))
        #expect(width("wide word x wide word y", lines: 0) <= 100)
    }
}
