import DeviceTestSupport
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite("Texts: looks that people change")
struct TextLooksTests {
    private final class Teller: NSObject, UITextViewDelegate {
        var log: [String] = []
        func textViewDidChange(_ textView: UITextView) { log.append("change") }
        func textViewDidChangeSelection(_ textView: UITextView) { log.append("selection") }
    }

    private func traits(_ view: UITextView, at index: Int) -> UIFontDescriptor.SymbolicTraits {
        let font = view.textStorage.attribute(.font, at: index, effectiveRange: nil) as? UIFont
        return font?.fontDescriptor.symbolicTraits ?? []
    }

    // TX-4
    @Test func `bold goes on for what is selected unless all of it is bold, and the selection stays`() {
        onDevice("iPhone 8", os: 15) {
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
            let teller = Teller()
            view.text = "one two"
            view.delegate = teller
            view.allowsEditingTextAttributes = true
            view.selectedRange = NSRange(location: 0, length: 3)
            teller.log = []
            view.toggleBoldface(nil)
            #expect(traits(view, at: 0).contains(.traitBold) && !traits(view, at: 4).contains(.traitBold))
            #expect(view.selectedRange == NSRange(location: 0, length: 3) && teller.log == ["change"])
            view.selectedRange = NSRange(location: 0, length: 7)
            view.toggleBoldface(nil)
            #expect(traits(view, at: 0).contains(.traitBold) && traits(view, at: 6).contains(.traitBold))
            view.toggleBoldface(nil)
            #expect(!traits(view, at: 0).contains(.traitBold) && !traits(view, at: 6).contains(.traitBold))
            view.toggleItalics(nil)
            view.toggleUnderline(nil)
            #expect(traits(view, at: 2).contains(.traitItalic))
            #expect(view.textStorage.attribute(.underlineStyle, at: 2, effectiveRange: nil) as? Int == 1)
        }
    }

    // TX-4
    @Test func `without a selection what is typed next is bold, and a text that doesn't allow it can't`() {
        onDevice("iPhone 8", os: 15) {
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
            view.text = "one"
            #expect(!view.canPerformAction("toggleBoldface:", withSender: nil))
            view.toggleBoldface(nil)
            view.insertText("x")
            #expect(!traits(view, at: 3).contains(.traitBold))
            view.allowsEditingTextAttributes = true
            #expect(view.canPerformAction("toggleBoldface:", withSender: nil))
            view.toggleBoldface(nil)
            view.insertText("y")
            #expect(traits(view, at: 4).contains(.traitBold) && !traits(view, at: 3).contains(.traitBold))
        }
    }

    // TX-4
    @Test func `looks can be converted part by part, and the direction of paragraphs set`() {
        onDevice("iPhone 8", os: 15) {
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
            view.allowsEditingTextAttributes = true
            let text = NSMutableAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
            text.append(NSAttributedString(string: "blue", attributes: [.foregroundColor: UIColor.blue]))
            view.attributedText = text
            view.selectedRange = NSRange(location: 0, length: 7)
            var asked: [UIColor?] = []
            view.updateTextAttributes { look in
                asked.append(look[.foregroundColor] as? UIColor)
                return look.merging([.foregroundColor: UIColor.green]) { $1 }
            }
            #expect(asked == [.red, .blue])
            #expect(view.textStorage.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor == .green)
            view.makeTextWritingDirectionRightToLeft(nil)
            let style = view.textStorage.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
            #expect(style?.baseWritingDirection == .rightToLeft)
        }
    }

    @Test func `characters with looks of their own go in, and come out`() {
        onDevice("iPhone 11", os: 18) {
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
            view.text = "ab"
            view.selectedRange = NSRange(location: 1, length: 0)
            view.insertAttributedText(NSAttributedString(string: "X", attributes: [.foregroundColor: UIColor.red]))
            #expect(view.text == "aXb" && view.selectedRange == NSRange(location: 2, length: 0))
            guard let start = view.position(from: view.beginningOfDocument, offset: 1),
                let end = view.position(from: start, offset: 1), let range = view.textRange(from: start, to: end)
            else { return #expect(Bool(false)) }
            let out = view.attributedText(in: range)
            #expect(out.string == "X")
            #expect(out.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
            #expect(view.characterOffset(of: end, within: range) == 1)
            #expect(view.position(within: range, atCharacterOffset: 2) == nil)
            view.insertText("?", alternatives: ["!"], style: .none)
            #expect(view.text == "aX?b")
        }
    }

    @Test func `what texts say of assistance is kept, and inputs of the app needn't say it`() {
        final class Plain: UIView, UIKeyInput {
            var hasText: Bool { false }
            func insertText(_ text: String) {}
            func deleteBackward() {}
        }
        onDevice("iPhone 11", os: 18) {
            let field = UITextField()
            #expect(field.passwordRules == nil && field.inlinePredictionType == .default)
            field.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 8;")
            #expect(field.passwordRules?.passwordRulesDescriptor == "minlength: 8;")
            #expect(field.passwordRules == UITextInputPasswordRules(descriptor: "minlength: 8;"))
            let plain: any UITextInputTraits = Plain()
            #expect(plain.passwordRules == nil && plain.writingToolsBehavior == .default)
            let label: any UIContentSizeCategoryAdjusting = UILabel()
            #expect(!label.adjustsFontForContentSizeCategory)
        }
    }
}
