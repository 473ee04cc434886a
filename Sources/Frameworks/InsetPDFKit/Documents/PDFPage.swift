import CoreGraphics
import Foundation
import UIKit

/// A page of a document.
///
/// The page's space has y up, one unit a point; the origin is that of the file's boxes.
open class PDFPage: NSObject, @unchecked Sendable {
    /// The document that the page is in; not kept.
    open internal(set) weak var document: PDFDocument?
    /// Whether annotations are drawn. Default: true.
    open var displaysAnnotations = true
    /// What was put on the page. What the file itself has is drawn with it and isn't listed here.
    open private(set) var annotations: [PDFAnnotation] = []
    private var source: CGPDFPage?
    private var file: PDFFile?
    private let image: UIImage?
    private var boxes: [PDFDisplayBox: CGRect] = [:]
    private var turn: Int?
    private var textOfPage: PageText?
    /// Whether the page isn't any more as its file has it.
    private(set) var isChanged = false

    /// A blank page of a US letter's size.
    public required override init() { image = nil }

    /// A page of a picture, one point for each of its.
    public init?(image: UIImage) {
        guard image.size.width >= 1, image.size.height >= 1 else { return nil }
        self.image = image
        super.init()
        boxes[.mediaBox] = CGRect(origin: .zero, size: image.size)
    }

    func adopt(_ source: CGPDFPage, of file: PDFFile, in document: PDFDocument) {
        (self.source, self.file, self.document) = (source, file, document)
    }

    /// The page for Core Graphics; nil for one that isn't from a file.
    open var pageRef: CGPDFPage? { source }
    /// The page's number as readers count, from 1; nil outside of a document.
    open var label: String? {
        guard let document else { return nil }
        let index = document.index(for: self)
        return index == NSNotFound ? nil : "\(index + 1)"
    }

    // MARK: Geometry

    /// A box in the page's space, not turned; the crop box or the media box where the page has no such box.
    open func bounds(for box: PDFDisplayBox) -> CGRect {
        if let own = boxes[box] { return own }
        if let source { return source.getBoxRect(box.box) }
        return boxes[.cropBox] ?? boxes[.mediaBox] ?? CGRect(x: 0, y: 0, width: 612, height: 792)
    }

    /// Changes a box; an empty rectangle takes the change away.
    open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) {
        boxes[box] = bounds.isEmpty ? nil : bounds
        isChanged = true
    }

    /// How the page is turned when it is shown, in degrees clockwise: 0, 90, 180 or 270.
    open var rotation: Int {
        get { turn ?? Int(source?.rotationAngle ?? 0) }
        set {
            turn = ((newValue / 90 * 90) % 360 + 360) % 360
            isChanged = true
        }
    }

    /// From the page's space to one in which the box, turned as the page is, begins at the origin.
    open func transform(for box: PDFDisplayBox) -> CGAffineTransform {
        let area = bounds(for: box)
        let size = shownSize(for: box)
        return CGAffineTransform(translationX: -area.midX, y: -area.midY)
            .concatenating(CGAffineTransform(rotationAngle: -CGFloat(rotation) * .pi / 180))
            .concatenating(CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
    }

    /// The size of a box as it is shown.
    func shownSize(for box: PDFDisplayBox) -> CGSize {
        let size = bounds(for: box).size
        return rotation % 180 == 0 ? size : CGSize(width: size.height, height: size.width)
    }

    // MARK: Drawing

    /// Draws a box of the page, turned as the page is, with its lower left at the origin; y up.
    open func draw(with box: PDFDisplayBox, to context: CGContext) {
        context.saveGState()
        context.concatenate(transform(for: box))
        context.clip(to: bounds(for: box))
        if let source {
            context.drawPDFPage(source)
        } else if let image = image?.cgImage {
            context.draw(image, in: bounds(for: .mediaBox))
        }
        if displaysAnnotations {
            for annotation in annotations where annotation.shouldDisplay { annotation.draw(with: box, in: context) }
        }
        context.restoreGState()
    }

    /// Applies ``transform(for:)`` to a context.
    open func transform(_ context: CGContext, for box: PDFDisplayBox) { context.concatenate(transform(for: box)) }

    /// A picture of a box of the page on white, as large as fits into a size, in points; empty where there is no room.
    open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
        let shown = shownSize(for: box)
        guard shown.width > 0, shown.height > 0, size.width > 0, size.height > 0 else { return UIImage() }
        return picture(of: box, scale: min(size.width / shown.width, size.height / shown.height), pixelScale: 1)
    }

    /// - Parameters:
    ///   - scale: Points of the picture for one of the page.
    ///   - pixelScale: Pixels for a point of the picture.
    func picture(of box: PDFDisplayBox, scale: CGFloat, pixelScale: CGFloat) -> UIImage {
        let shown = shownSize(for: box)
        let factor = scale * pixelScale
        let (width, height) = ((shown.width * factor).rounded(), (shown.height * factor).rounded())
        guard width >= 1, height >= 1, width <= 16_384, height <= 16_384,
            let context = CGContext(
                data: nil,
                width: Int(width),
                height: Int(height),
                bitsPerComponent: 8,
                bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
            )
        else { return UIImage() }
        context.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        context.scaleBy(x: width / shown.width, y: height / shown.height)
        draw(with: box, to: context)
        return context.makeImage().map { UIImage(cgImage: $0, scale: pixelScale, orientation: .up) } ?? UIImage()
    }

    /// The page as a file of its own.
    open var dataRepresentation: Data? { PDFWriter.data(of: [self]) }

    // MARK: Annotations

    /// Puts an annotation on the page, over the others.
    open func addAnnotation(_ annotation: PDFAnnotation) {
        annotation.page?.removeAnnotation(annotation)
        annotations.append(annotation)
        annotation.page = self
        isChanged = true
    }

    /// Takes an annotation away.
    open func removeAnnotation(_ annotation: PDFAnnotation) {
        guard let place = annotations.firstIndex(where: { $0 === annotation }) else { return }
        annotations.remove(at: place)
        annotation.page = nil
        isChanged = true
    }

    /// The uppermost annotation at a point of the page's space.
    open func annotation(at point: CGPoint) -> PDFAnnotation? { annotations.last { $0.bounds.contains(point) } }

    // MARK: Text

    /// The page's text with its places, read when it is first asked for.
    var text: PageText {
        if let textOfPage { return textOfPage }
        var words: [PageWord] = []
        if let source, let file { words = file.words(ofPage: source.pageNumber) }
        // The program tells places in the turned media box, whatever the page's turn is now.
        let box = source?.getBoxRect(.mediaBox) ?? .zero
        let angle = CGFloat(source?.rotationAngle ?? 0)
        let isLying = angle == 90 || angle == 270
        let height = isLying ? box.width : box.height
        let width = isLying ? box.height : box.width
        let back = CGAffineTransform(translationX: -box.midX, y: -box.midY)
            .concatenating(CGAffineTransform(rotationAngle: -angle * .pi / 180))
            .concatenating(CGAffineTransform(translationX: width / 2, y: height / 2)).inverted()
        let text = PageText(words) { rect in
            CGRect(x: rect.minX, y: height - rect.maxY, width: rect.width, height: rect.height).applying(back)
        }
        textOfPage = text
        return text
    }

    /// The page's text: lines parted by line breaks; nil for a page that isn't from a file.
    open var string: String? { source == nil ? nil : text.string }
    /// The page's text without attributes.
    open var attributedString: NSAttributedString? { string.map { NSAttributedString(string: $0) } }
    /// How many UTF-16 units the text has.
    open var numberOfCharacters: Int { text.bounds.count }

    /// The place of a character in the page's space.
    open func characterBounds(at index: Int) -> CGRect {
        let bounds = text.bounds
        return bounds.indices.contains(index) && !bounds[index].isNull ? bounds[index] : .zero
    }

    /// The character at a point of the page's space; -1 where there is none.
    open func characterIndex(at point: CGPoint) -> Int { text.index(at: point) ?? -1 }

    /// The text in a rectangle of the page's space.
    open func selection(for rect: CGRect) -> PDFSelection? {
        selected { selection in
            for index in text.bounds.indices where !text.bounds[index].isNull && rect.intersects(text.bounds[index]) {
                selection.add(index..<index + 1, of: self)
            }
        }
    }

    /// A part of the text by its UTF-16 units.
    open func selection(for range: NSRange) -> PDFSelection? {
        guard let range = Range(range)?.clamped(to: 0..<numberOfCharacters), !range.isEmpty else { return nil }
        return selected { $0.add(range, of: self) }
    }

    /// The text from one point to another, as if a finger went there.
    open func selection(from startPoint: CGPoint, to endPoint: CGPoint) -> PDFSelection? {
        guard let start = text.index(near: startPoint), let end = text.index(near: endPoint) else { return nil }
        return selected { $0.add(min(start, end)..<max(start, end) + 1, of: self) }
    }

    /// The word at a point.
    open func selectionForWord(at point: CGPoint) -> PDFSelection? {
        guard let range = text.index(at: point).flatMap(text.word) else { return nil }
        return selected { $0.add(range, of: self) }
    }

    /// The line at a point.
    open func selectionForLine(at point: CGPoint) -> PDFSelection? {
        guard let index = text.index(at: point), let line = text.lines.first(where: { $0.contains(index) }) else {
            return nil
        }
        return selected { $0.add(line, of: self) }
    }

    private func selected(_ fill: (PDFSelection) -> Void) -> PDFSelection? {
        guard let document else { return nil }
        let selection = PDFSelection(document: document)
        fill(selection)
        return selection.isEmpty ? nil : selection
    }

    /// The places of a text, in UTF-16 units, one after the other.
    func ranges(of wanted: String, _ options: NSString.CompareOptions) -> [Range<Int>] {
        guard !wanted.isEmpty else { return [] }
        let whole = text.string as NSString
        var (found, start) = ([Range<Int>](), 0)
        while start < whole.length {
            let range = whole.range(
                of: wanted,
                options: options.subtracting(.backwards),
                range: NSRange(location: start, length: whole.length - start)
            )
            guard range.length > 0 else { break }
            found.append(range.location..<NSMaxRange(range))
            start = NSMaxRange(range)
        }
        return found
    }
}
