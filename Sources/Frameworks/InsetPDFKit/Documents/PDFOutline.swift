import Foundation

/// A chapter, and those below it; the root has no title of its own.
open class PDFOutline: NSObject, @unchecked Sendable {
    /// The document; nil for an outline that is in none.
    open private(set) weak var document: PDFDocument?
    /// The chapter above; nil for the root.
    open private(set) weak var parent: PDFOutline?
    /// The title; nil for the root.
    open var label: String?
    /// Whether the chapters below are shown. Default: true.
    open var isOpen = true
    /// Where the chapter leads.
    open var destination: PDFDestination?
    /// What a tap on the chapter does, where that is more than going to its destination.
    open var action: PDFAction?
    private var children: [PDFOutline] = []

    /// An empty chapter.
    public override init() {}

    /// A root of what was read from a file.
    convenience init(_ entries: [OutlineEntry], of document: PDFDocument) {
        self.init()
        self.document = document
        read(entries)
    }

    private func read(_ entries: [OutlineEntry]) {
        for entry in entries {
            let chapter = PDFOutline()
            (chapter.label, chapter.parent, chapter.document) = (entry.title, self, document)
            if let number = entry.page, let page = document?.page(at: number - 1) {
                // Files tell the page; the place on it is taken for the top.
                let top = page.bounds(for: .cropBox)
                chapter.destination = PDFDestination(page: page, at: CGPoint(x: top.minX, y: top.maxY))
            }
            chapter.read(entry.children)
            children.append(chapter)
        }
    }

    /// The chapter and all below it, in reading order.
    var all: [PDFOutline] { [self] + children.flatMap(\.all) }

    /// How many chapters are right below.
    open var numberOfChildren: Int { children.count }
    /// The place among the chapters of the one above; 0 for the root.
    open var index: Int { parent?.children.firstIndex { $0 === self } ?? 0 }
    /// A chapter below; nil beyond the last.
    open func child(at index: Int) -> PDFOutline? { children.indices.contains(index) ? children[index] : nil }

    /// Puts a chapter below this one.
    open func insertChild(_ child: PDFOutline, at index: Int) {
        child.removeFromParent()
        children.insert(child, at: max(0, min(children.count, index)))
        (child.parent, child.document) = (self, document)
    }

    /// Takes the chapter out of the one above.
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
}
