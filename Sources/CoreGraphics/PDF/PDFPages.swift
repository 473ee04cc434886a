import CCairo
import Foundation

/// A PDF file that is being written, page by page.
final class PDFPages {
    let surface: OpaquePointer
    /// Of pages that don't have their own.
    let mediaBox: CGRect
    private let consumer: CGDataConsumer
    private(set) var isInPage = false
    private var isClosed = false

    /// - Parameter mediaBox: In points; an empty one makes no file.
    init?(consumer: CGDataConsumer, mediaBox: CGRect) {
        let box = mediaBox.standardized
        guard box.isFinite, box.width >= 1, box.height >= 1, box.width <= Self.longest, box.height <= Self.longest
        else {
            return nil
        }
        self.consumer = consumer
        self.mediaBox = box
        let write: cairo_write_func_t = { info, bytes, count in
            guard let info, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
            let consumer = Unmanaged<CGDataConsumer>.fromOpaque(info).takeUnretainedValue()
            let taken = consumer.put(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
            return taken == Int(count) ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR
        }
        let info = Unmanaged.passUnretained(consumer).toOpaque()
        guard let surface = cairo_pdf_surface_create_for_stream(write, info, box.width, box.height),
            cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
        else { return nil }
        self.surface = surface
    }

    /// In points: what readers show at most.
    private static let longest: CGFloat = 14_400

    deinit {
        close()
        cairo_surface_destroy(surface)
    }

    /// Begins a page of a size in points.
    func beginPage(_ box: CGRect) {
        cairo_pdf_surface_set_size(surface, box.width, box.height)
        isInPage = true
    }

    func endPage(_ cairo: OpaquePointer) {
        guard isInPage else { return }
        cairo_show_page(cairo)
        isInPage = false
    }

    /// Writes the file's end; later drawing goes nowhere.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        cairo_surface_finish(surface)
    }

    /// The title and the like.
    func setMetadata(_ info: CFDictionary) {
        let names: [(key: CFString, name: cairo_pdf_metadata_t)] = [
            (kCGPDFContextTitle, CAIRO_PDF_METADATA_TITLE), (kCGPDFContextAuthor, CAIRO_PDF_METADATA_AUTHOR),
            (kCGPDFContextSubject, CAIRO_PDF_METADATA_SUBJECT), (kCGPDFContextCreator, CAIRO_PDF_METADATA_CREATOR),
        ]
        for (key, name) in names {
            if let text = info["\(key)"] ?? info[key] { cairo_pdf_surface_set_metadata(surface, name, "\(text)") }
        }
        let keywords = info["\(kCGPDFContextKeywords)"] ?? info[kCGPDFContextKeywords]
        if let words = (keywords as? [Any])?.map({ "\($0)" }) ?? keywords.map({ ["\($0)"] }) {
            cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_KEYWORDS, words.joined(separator: ", "))
        }
    }
}

// MARK: Keys of the dictionaries

/// The document's title, a string.
nonisolated(unsafe) public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
/// The person who wrote the document, a string.
nonisolated(unsafe) public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
/// The program that made the document, a string.
nonisolated(unsafe) public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
/// What the document is about, a string.
nonisolated(unsafe) public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// A string, or strings.
nonisolated(unsafe) public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
/// Of a page: data that holds a rectangle, in points.
nonisolated(unsafe) public let kCGPDFContextMediaBox: CFString = "kCGPDFContextMediaBox"
