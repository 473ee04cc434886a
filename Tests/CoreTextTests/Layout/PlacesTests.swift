import CoreGraphics
import Testing

@testable import CoreText

@Suite("Text layout: places")
struct PlacesTests {
    @Test
    func `carets and points lead to each other`() {
        let text = layout("The quick brown fox", width: 80)
        for index in 0..<text.text.length where index != 9 {
            let caret = text.caretRect(at: index)
            #expect(text.index(at: CGPoint(x: caret.minX, y: caret.midY)) == index)
        }
    }

    @Test
    func `the caret after the last character stands at the line's end`() {
        let text = layout("Hello")
        #expect(abs(text.caretRect(at: 5).minX - text.size.width) < 1e-6)
        #expect(text.caretRect(at: 0).minX == 0)
        #expect(abs(text.caretRect(at: 0).height - text.size.height) < 1e-6)
    }

    @Test
    func `the caret before right-to-left text stands at its right`() {
        let text = layout("שלום")
        #expect(abs(text.caretRect(at: 0).minX - text.size.width) < 1e-6)
        #expect(abs(text.caretRect(at: 4).minX) < 1e-6)
    }

    @Test
    func `a selection over two lines has two boxes`() {
        let text = layout("The quick brown fox", width: 80)
        let boxes = text.rects(for: 4..<15)
        #expect(boxes.count == 2)
        #expect(boxes[0].minX > 0 && boxes[1].minX == 0)
    }

    @Test
    func `a point on a character finds it whole`() {
        let text = layout("a👩‍👩‍👧‍👦b")
        let caret = text.caretRect(at: 1)
        #expect(text.characterRange(at: CGPoint(x: caret.minX + 5, y: 5)) == 1..<12)
        #expect(text.characterRange(at: CGPoint(x: 500, y: 5)) == nil)
    }

    @Test
    func `an empty text has a caret as high as its font`() {
        #expect(abs(layout("").caretRect(at: 0).height - 17 * 1.193359375) < 1e-4)
    }
}
