import Foundation
import Simulator
import Testing
import UIKit

@MainActor @Suite("Simulator: paste delegates", .serialized)
struct TextPasteTests {
    private func boot() throws -> (Simulator, UITextView, PasteTeller) {
        let simulator = try Simulator(device: "iPhone 11", os: "17")
        simulator.makeCurrent()
        let controller = UIViewController()
        let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 100))
        view.text = "ab"
        controller.view.addSubview(view)
        simulator.present(controller)
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 1, length: 1)
        let teller = PasteTeller()
        view.pasteDelegate = teller
        return (simulator, view, teller)
    }

    // TX-3
    @Test func `each item is made text of, all become one text, and the view puts it in`() throws {
        let (simulator, view, teller) = try boot()
        UIPasteboard.general.strings = ["x", "y"]
        view.paste(nil)
        simulator.advance(by: 0.1)
        #expect(teller.log == ["transform", "transform", "combine x y at 1 1", "animate X+Y"])
        #expect(view.text == "aX+Y")
        #expect(view.selectedRange == NSRange(location: 4, length: 0))
    }

    @Test func `an item without a result adds nothing, and nothing is put in where there is none`() throws {
        let (simulator, view, teller) = try boot()
        UIPasteboard.general.strings = ["x", "no"]
        view.paste(nil)
        simulator.advance(by: 0.1)
        #expect(view.text == "aX")
        UIPasteboard.general.strings = ["no"]
        teller.log = []
        view.paste(nil)
        simulator.advance(by: 0.1)
        #expect(view.text == "aX" && teller.log == ["transform"])
    }

    @Test func `a delegate may put the text in by itself`() throws {
        let (simulator, view, teller) = try boot()
        teller.own = { view.text = "own \($0.string)" }
        UIPasteboard.general.string = "x"
        view.paste(nil)
        simulator.advance(by: 0.1)
        #expect(view.text == "own X")
    }

    @Test func `without a delegate several texts stand on lines of their own in a view, in one line in a field`() throws
    {
        let (simulator, view, _) = try boot()
        view.pasteDelegate = nil
        let providers = ["x", "y"].map { NSItemProvider(object: $0 as NSString) }
        #expect(view.canPaste(providers))
        view.paste(itemProviders: providers)
        simulator.advance(by: 0.1)
        #expect(view.text == "ax\ny")
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        view.superview?.addSubview(field)
        field.paste(itemProviders: providers)
        simulator.advance(by: 0.1)
        #expect(field.text == "x y")
    }
}

/// Makes capitals of what is pasted, and joins it by a sign.
@MainActor
private final class PasteTeller: NSObject, UITextPasteDelegate {
    var log: [String] = []
    var own: ((NSAttributedString) -> Void)?

    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        transform item: any UITextPasteItem
    ) {
        log.append("transform")
        _ = item.itemProvider.loadObject(ofClass: String.self) { text, _ in
            MainActor.assumeIsolated {
                if let text, text != "no" { item.setResult(string: text) } else { item.setNoResult() }
            }
        }
    }
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString],
        for textRange: UITextRange
    ) -> NSAttributedString {
        let texts = itemStrings.map(\.string)
        if let view = textPasteConfigurationSupporting as? UITextView {
            let start = view.offset(from: view.beginningOfDocument, to: textRange.start)
            let length = view.offset(from: textRange.start, to: textRange.end)
            log.append("combine \(texts.joined(separator: " ")) at \(start) \(length)")
        }
        return NSAttributedString(string: texts.joined(separator: "+").uppercased())
    }
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        shouldAnimatePasteOf attributedString: NSAttributedString,
        to textRange: UITextRange
    ) -> Bool {
        log.append("animate \(attributedString.string)")
        return false
    }
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        performPasteOf attributedString: NSAttributedString,
        to textRange: UITextRange
    ) -> UITextRange {
        if let own {
            own(attributedString)
            return textRange
        }
        guard let view = textPasteConfigurationSupporting as? UITextView else { return textRange }
        view.replace(textRange, withText: attributedString.string)
        return textRange
    }
}
