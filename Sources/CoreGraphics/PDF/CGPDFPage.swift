import Foundation

/// A page of a PDF file.
public final class CGPDFPage: @unchecked Sendable {
    // Unchecked: nothing changes.
    private let source: CGPDFDocument
    private let contents: PDFContents.Page
    /// From 1.
    public let pageNumber: Int

    init(document: CGPDFDocument, number: Int, boxes: PDFContents.Page) {
        (source, pageNumber, contents) = (document, number, boxes)
    }

    /// The file.
    public var document: CGPDFDocument? { source }
    /// How the page is turned when it is shown, in degrees clockwise: 0, 90, 180 or 270.
    public var rotationAngle: Int32 { contents.rotation }

    /// In points, y up, not turned; the crop box or the media box where the page has no such box.
    public func getBoxRect(_ box: CGPDFBox) -> CGRect {
        contents.boxes[box] ?? contents.boxes[.cropBox] ?? contents.boxes[.mediaBox] ?? .zero
    }

    /// From the page's space to a rectangle, in the middle of which a box of the page then lies.
    ///
    /// - Parameters:
    ///   - box: Which of the page's boxes is fitted.
    ///   - rect: Where the box goes.
    ///   - rotate: Degrees clockwise, beyond the page's own; a multiple of 90.
    ///   - preserveAspectRatio: False stretches the box to the rectangle. A box that is smaller isn't made larger.
    public func getDrawingTransform(
        _ box: CGPDFBox,
        rect: CGRect,
        rotate: Int32,
        preserveAspectRatio: Bool
    ) -> CGAffineTransform {
        let area = getBoxRect(box)
        guard area.width > 0, area.height > 0 else { return .identity }
        let angle = ((rotationAngle + rotate) % 360 + 360) % 360
        let isLying = angle == 90 || angle == 270
        let size = isLying ? CGSize(width: area.height, height: area.width) : area.size
        var (scaleX, scaleY) = (min(rect.width / size.width, 1), min(rect.height / size.height, 1))
        if preserveAspectRatio { (scaleX, scaleY) = (min(scaleX, scaleY), min(scaleX, scaleY)) }
        return CGAffineTransform(translationX: -area.midX, y: -area.midY)
            .concatenating(CGAffineTransform(rotationAngle: -CGFloat(angle) * .pi / 180))
            .concatenating(CGAffineTransform(scaleX: scaleX, y: scaleY))
            .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
    }

    /// The media box as a picture, turned as the page is; nil when it can't be drawn.
    func image(pixelWidth: Int, pixelHeight: Int) -> CGImage? {
        let known = source.picture(ofPage: pageNumber)
        if let known, known.width == pixelWidth, known.height == pixelHeight { return known }
        let image = try? PDFPicture.make(
            source.path,
            page: pageNumber,
            showsCropBox: false,
            pixelWidth: pixelWidth,
            pixelHeight: pixelHeight,
            password: source.password
        )
        guard let image else { return nil }
        source.keep(image, ofPage: pageNumber)
        return image
    }
}

extension CGContext {
    /// Draws a page in its own space: one unit a point, y up, not turned.
    ///
    /// The page comes as a picture with as many pixels as it covers here, in PDF files too.
    public func drawPDFPage(_ page: CGPDFPage) {
        let box = page.getBoxRect(.mediaBox)
        let matrix = pixelMatrix
        let scale = isVector ? Self.printedScale : matrix.meanScale
        guard box.width > 0, box.height > 0, scale > 0, scale.isFinite else { return }
        let isLying = page.rotationAngle == 90 || page.rotationAngle == 270
        let size = isLying ? CGSize(width: box.height, height: box.width) : box.size
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        guard width < 16_384, height < 16_384,
            let image = page.image(pixelWidth: max(Int(width), 1), pixelHeight: max(Int(height), 1))
        else { return }
        saveGState()
        translateBy(x: box.midX, y: box.midY)
        rotate(by: CGFloat(page.rotationAngle) * .pi / 180)
        draw(image, in: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
        restoreGState()
    }

    /// Pixels for a point of a page that is put on another page: 300 to the inch.
    private static let printedScale: CGFloat = 300 / 72
}
