import CoreGraphics
import Foundation

/// Writes pages of several documents into one file, where pages of files become pictures.
enum PDFWriter {
    /// Nil without pages.
    static func data(of pages: [PDFPage]) -> Data? {
        guard let first = pages.first else { return nil }
        let data = NSMutableData()
        var box = CGRect(origin: .zero, size: first.shownSize(for: .mediaBox))
        guard let consumer = CGDataConsumer(data: data),
            let context = CGContext(consumer: consumer, mediaBox: &box, nil)
        else { return nil }
        for page in pages {
            var box = CGRect(origin: .zero, size: page.shownSize(for: .mediaBox))
            context.beginPage(mediaBox: &box)
            page.draw(with: .mediaBox, to: context)
            context.endPage()
        }
        context.closePDF()
        return data as Data
    }
}
