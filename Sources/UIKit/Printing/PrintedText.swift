import Foundation

/// A text on as many pages as it needs.
@MainActor
struct PrintedText {
    private let storage: NSTextStorage
    private let manager = NSLayoutManager()

    /// - Parameter room: The size of a page's text, by its number, in points.
    init(_ text: NSAttributedString, room: (Int) -> CGSize) {
        storage = NSTextStorage(attributedString: text)
        storage.addLayoutManager(manager)
        // Pages without room hold nothing, however many there are.
        while manager.textContainers.count < 10_000 {
            let size = room(manager.textContainers.count)
            guard size.width > 0, size.height > 0 else { break }
            let container = NSTextContainer(size: size)
            container.lineFragmentPadding = 0
            manager.addTextContainer(container)
            let shown = manager.glyphRange(for: container)
            guard shown.length > 0 else {
                manager.removeTextContainer(at: manager.textContainers.count - 1)
                break
            }
            if NSMaxRange(shown) >= manager.numberOfGlyphs { break }
        }
    }

    var pageCount: Int { manager.textContainers.count }

    func draw(_ index: Int, at origin: CGPoint) {
        guard manager.textContainers.indices.contains(index) else { return }
        let range = manager.glyphRange(for: manager.textContainers[index])
        manager.drawBackground(forGlyphRange: range, at: origin)
        manager.drawGlyphs(forGlyphRange: range, at: origin)
    }
}
