import CoreText
import Testing

@testable import UIKit

@MainActor @Suite("Text: measuring strings")
struct StringDrawingTests {
    private let font = UIFont.systemFont(ofSize: 17)

    @Test func `a string takes its width and the font's line height`() {
        let size = "Hello".size(withAttributes: [.font: font])
        #expect(abs(size.width - font.fontDescription.width(of: "Hello", in: HostEra.current)) < 1e-9)
        #expect(size.height == font.lineHeight)
        #expect("Hello\nHello".size(withAttributes: [.font: font]).height == 2 * font.lineHeight)
        #expect(NSString(string: "Hello").size(withAttributes: [.font: font]) == size)
        #expect(NSAttributedString(string: "Hello", attributes: [.font: font]).size() == size)
    }

    @Test func `text wraps at the width, and zero is no limit`() {
        let text = "one two three four five six seven"
        let narrow = CGSize(width: 80, height: CGFloat.greatestFiniteMagnitude)
        let wrapped = text.boundingRect(
            with: narrow,
            options: .usesLineFragmentOrigin,
            attributes: [.font: font],
            context: nil
        )
        #expect(wrapped.width <= 80 && wrapped.height >= 3 * font.lineHeight)
        let free = text.boundingRect(
            with: .zero,
            options: .usesLineFragmentOrigin,
            attributes: [.font: font],
            context: nil
        )
        #expect(free.size == text.size(withAttributes: [.font: font]))
    }

    @Test(arguments: [("7 d", 17.0), ("one two three four", 70), ("seven  spaces", 60)])
    func `a string on lines takes what a label takes, with the space at which it wrapped (TX-5)`(
        text: String,
        width: Double
    ) {
        let font = UIFont.systemFont(ofSize: 12)
        let label = UILabel()
        (label.font, label.text, label.numberOfLines) = (font, text, 0)
        let size = CGSize(width: width, height: .greatestFiniteMagnitude)
        let rect = text.boundingRect(
            with: size,
            options: .usesLineFragmentOrigin,
            attributes: [.font: font],
            context: nil
        )
        let fitting = label.sizeThatFits(size)
        #expect(rect.height > font.lineHeight)
        #expect(rect.width.ceiledToPixel(scale: label.layoutScale) == fitting.width)
        #expect(rect.height.ceiledToPixel(scale: label.layoutScale) == fitting.height)
    }

    @Test func `heights have no noise that rounding up would take for a pixel`() throws {
        for size in 1...50 {
            let font = try #require(UIFont(name: "Helvetica", size: CGFloat(size)))
            let height = "hello".boundingRect(
                with: .zero,
                options: .usesLineFragmentOrigin,
                attributes: [.font: font],
                context: nil
            ).height
            let label = UILabel()
            (label.font, label.text) = (font, "hello")
            // Of whichever device runs: another test may have booted one.
            let scale = label.layoutScale
            #expect((height * scale).rounded(.up) / scale == label.intrinsicContentSize.height)
        }
    }

    @Test func `a context's minimum scale makes text smaller, and says by how much`() {
        let context = NSStringDrawingContext()
        context.minimumScaleFactor = 0.5
        let text = NSAttributedString(string: "A rather long text", attributes: [.font: font])
        let width = text.size().width
        let options: NSStringDrawingOptions = .usesLineFragmentOrigin
        _ = text.boundingRect(with: CGSize(width: width * 0.75, height: 0), options: options, context: context)
        #expect(abs(context.actualScaleFactor - 0.75) < 1e-6)
        _ = text.boundingRect(with: CGSize(width: width * 0.1, height: 0), options: options, context: context)
        #expect(context.actualScaleFactor == 0.5)
    }

    @Test func `attributes become CoreText's, whatever kind of number they are`() {
        let converter = AttributedTextConverter(traits: UITraitCollection(userInterfaceStyle: .dark))
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineSpacing = 3
        let attributes = converter.attributes([
            .font: font, .foregroundColor: UIColor.systemBackground, .kern: 2, .baselineOffset: NSNumber(value: 1.5),
            .strokeWidth: Float(3), .underlineStyle: NSUnderlineStyle.thick.rawValue, .paragraphStyle: style,
        ])
        #expect(attributes.font == font.fontDescription)
        #expect(attributes.color == UIColor.systemBackground.resolvedCGColor(with: converter.traits))
        #expect(attributes.kern == 2 && attributes.baselineOffset == 1.5 && attributes.strokeWidth == 3)
        #expect(attributes.underline?.style == 2)
        #expect(attributes.paragraphStyle.alignment == .center && attributes.paragraphStyle.lineSpacing == 3)
        #expect(converter.attributes([.kern: CGFloat.nan]).kern == 0)
    }

    @Test func `an attachment takes its bounds, or its image's size`() throws {
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: -4, width: 30, height: 20)
        let text = NSMutableAttributedString(string: "ab", attributes: [.font: font])
        text.append(NSAttributedString(attachment: attachment))
        let converted = AttributedTextConverter().convert(text)
        #expect(converted.attachments.first === attachment)
        let stored = try #require(converted.text.attributes(at: 2).attachment)
        #expect(stored.size == CGSize(width: 30, height: 20) && stored.baselineOffset == -4)
        let image = UIImage(placeholderSize: CGSize(width: 8, height: 9), label: "")
        let bounds = NSTextAttachment(image: image).attachmentBounds(
            for: nil,
            proposedLineFragment: .zero,
            glyphPosition: .zero,
            characterIndex: 0
        )
        #expect(bounds.size == CGSize(width: 8, height: 9))
    }

    @Test func `an AttributedString keeps UIKit's attributes as it becomes an NSAttributedString`() {
        var text = AttributedString("Hi")
        text.uiKit.font = font
        text.uiKit.kern = 1
        let converted = NSAttributedString(text)
        #expect(converted.string == "Hi")
        #expect(converted.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == font)
        #expect(AttributedTextConverter().convert(converted).text.attributes(at: 0).kern == 1)
    }
}

@MainActor @Suite("Text: drawing strings")
struct StringInkTests {
    /// The rows of a picture that have ink, by drawing into 60 x 40 pixels.
    private func inkedRows(_ draw: () -> Void) throws -> [Int] {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 60, height: 40), false, 1)
        defer { UIGraphicsEndImageContext() }
        draw()
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext()?.cgImage)
        return (0..<40).filter { y in (0..<60).contains { image.pixel(x: $0, y: y) >> 24 > 100 } }
    }

    @Test func `a string stands below the point, and with its baseline there without lines`() throws {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
        let font = UIFont.systemFont(ofSize: 20)
        let top = try inkedRows { "HH".draw(at: CGPoint(x: 0, y: 5), withAttributes: attributes) }
        let rect = CGRect(x: 0, y: 30, width: 60, height: 40)
        let onBaseline = try inkedRows { "HH".draw(with: rect, options: [], attributes: attributes, context: nil) }
        #expect(abs(CGFloat(try #require(top.last)) + 1 - (5 + font.ascender)) <= 1)
        #expect(abs(CGFloat(try #require(onBaseline.last)) + 1 - 30) <= 1)
        #expect(abs(CGFloat(top.count) - font.capHeight) <= 1.5)
    }

    @Test func `an attachment's image stands on the baseline`() throws {
        let pixels = try #require(CGImage(width: 4, height: 4, pixels: Array(repeating: 0xFFFF_0000, count: 16)))
        let text = NSAttributedString(attachment: NSTextAttachment(image: UIImage(cgImage: pixels)))
        #expect(try inkedRows { text.draw(at: CGPoint(x: 0, y: 10)) }.count == 4)
    }
}
