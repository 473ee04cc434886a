import Simulator
import Testing
import UIKit

@MainActor
private final class Notes: UIViewController, UITextViewDelegate {
    let textView = UITextView(frame: .zero)
    var log: [String] = []
    override func viewDidLoad() {
        super.viewDidLoad()
        textView.frame = CGRect(x: 0, y: 60, width: view.bounds.width, height: 300)
        textView.font = .systemFont(ofSize: 17)
        textView.text = "A cat sat.\nThe Cat ran, a category fell.\nNo more cats."
        textView.isFindInteractionEnabled = true
        textView.delegate = self
        view.addSubview(textView)
    }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        log.append("\(range.location) \(text)")
        return true
    }
}

@MainActor @Suite("Simulator: finding text", .serialized)
struct FindTests {
    private func find(in view: UIView, _ isWanted: (UIView) -> Bool) -> UIView? {
        if isWanted(view) { return view }
        for subview in view.subviews { if let found = find(in: subview, isWanted) { return found } }
        return nil
    }

    private func label(_ window: UIWindow) -> String? {
        (find(in: window) {
            ($0 as? UILabel)?.text.map { $0.contains(" of ") || $0 == "Not found" } ?? false
        } as? UILabel)?.text
    }

    /// Frames of what is highlighted, by alpha of its yellow: found and current.
    private func boxes(_ textView: UITextView) -> [CGFloat] {
        var found: [CGFloat] = []
        func walk(_ view: UIView) {
            var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
            if !view.isHidden, let color = view.backgroundColor, color != .clear,
                color.getRed(&red, green: &green, blue: &blue, alpha: &alpha), red > 0.9, green > 0.7, blue < 0.3
            {
                found.append((alpha * 100).rounded() / 100)
            }
            view.subviews.forEach(walk)
        }
        walk(textView)
        return found
    }

    @Test func `command F shows the find bar, typing finds, and return goes on to the next result`() throws {
        let simulator = try Simulator(device: "iPhone 16")
        let controller = Notes()
        let window = simulator.present(controller)
        let textView = controller.textView
        simulator.tap(textView)
        textView.selectedRange = NSRange(location: 12, length: 0)
        let interaction = try #require(textView.findInteraction)
        simulator.press(key: "f", modifiers: .command)
        #expect(interaction.isFindNavigatorVisible && !textView.isFirstResponder)
        simulator.type("cat")
        simulator.advance(by: 0.5)
        #expect(interaction.searchText == "cat" && interaction.activeFindSession?.resultCount == 4)
        // The first one behind the caret.
        #expect(interaction.activeFindSession?.highlightedResultIndex == 1 && label(window) == "2 of 4")
        #expect(boxes(textView).sorted() == [0.35, 0.35, 0.35, 1])
        simulator.type("\n")
        #expect(label(window) == "3 of 4")
        simulator.press(key: "g", modifiers: .command)
        simulator.press(key: "g", modifiers: .command)
        #expect(label(window) == "1 of 4")
        simulator.press(key: "g", modifiers: [.command, .shift])
        #expect(label(window) == "4 of 4")
        let field = try #require(find(in: window) { $0 is UITextField })
        #expect(field.convert(field.bounds, to: nil).maxY < 852 - 250)
        interaction.dismissFindNavigator()
        simulator.advance(by: 0.5)
        #expect(!interaction.isFindNavigatorVisible && textView.isFirstResponder && boxes(textView).isEmpty)
        #expect(find(in: window) { $0 is UITextField } == nil && interaction.searchText == "cat")
    }

    @Test func `replacing asks the delegate; all at once is undone at once`() throws {
        let simulator = try Simulator(device: "iPhone 16")
        simulator.showsSoftwareKeyboard = false
        let controller = Notes()
        simulator.present(controller)
        let textView = controller.textView
        simulator.tap(textView)
        textView.selectedRange = NSRange(location: 0, length: 0)
        let interaction = try #require(textView.findInteraction)
        interaction.searchText = "cat"
        interaction.presentFindNavigator(showingReplace: true)
        interaction.replacementText = "dog"
        simulator.advance(by: 0.5)
        let session = try #require(interaction.activeFindSession)
        #expect(session.supportsReplacement && session.highlightedResultIndex == 0)
        session.performSingleReplacement(query: "cat", replacementString: "dog", options: nil)
        #expect(textView.text.hasPrefix("A dog sat.\nThe Cat") && session.resultCount == 3)
        #expect(session.highlightedResultIndex == 0 && controller.log == ["2 dog"])
        // What one turn changes is undone at once.
        simulator.advance(by: 0.1)
        session.replaceAll(searchQuery: "cat", replacementString: "dog", options: nil)
        #expect(textView.text == "A dog sat.\nThe dog ran, a dogegory fell.\nNo more dogs." && session.resultCount == 0)
        #expect(controller.log == ["2 dog", "49 dog", "26 dog", "15 dog"])
        textView.undoManager?.undo()
        #expect(textView.text == "A dog sat.\nThe Cat ran, a category fell.\nNo more cats.")
    }
}
