import CoreGraphics
import Foundation

/// A PDF file on the disk, as several programs read it.
final class PDFFile: @unchecked Sendable {
    let pages: CGPDFDocument
    private let path: String
    private let isOwned: Bool
    // Unchecked: it changes only when somebody opens the file.
    private(set) var password: String?

    /// Nil for what is no PDF file, and where poppler's programs are missing.
    init?(path: String) {
        guard let pages = CGPDFDocument(NSURL(fileURLWithPath: path)) else { return nil }
        (self.pages, self.path, isOwned) = (pages, path, false)
    }

    /// A file of bytes, in the folder of temporary files as long as the object lives.
    init?(data: Data) {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("inset-\(UUID().uuidString).pdf").path
        guard data.starts(with: Data("%PDF".utf8)),
            FileManager.default.createFile(atPath: path, contents: data, attributes: [.posixPermissions: 0o600])
        else { return nil }
        guard let pages = CGPDFDocument(NSURL(fileURLWithPath: path)) else {
            unlink(path)
            return nil
        }
        (self.pages, self.path, isOwned) = (pages, path, true)
    }

    deinit {
        if isOwned { unlink(path) }
    }

    var data: Data? { FileManager.default.contents(atPath: path) }

    func unlock(_ password: String) -> Bool {
        guard pages.unlockWithPassword(password) else { return false }
        self.password = password
        return true
    }

    /// The words of a page.
    ///
    /// - Parameter page: From 1.
    func words(ofPage page: Int) -> [PageWord] {
        let options = PopplerProgram.options(password: password) + ["-bbox-layout", "-f", "\(page)", "-l", "\(page)"]
        return PopplerProgram.output(of: "pdftotext", options + [path, "-"]).map(WordReader.words) ?? []
    }

    /// The chapters, in the order of the file.
    func outline() -> [OutlineEntry] {
        let options = PopplerProgram.options(password: password) + ["-xml", "-i", "-stdout", "-q"]
        return PopplerProgram.output(of: "pdftohtml", options + [path]).map(OutlineReader.entries) ?? []
    }

    /// What `pdfinfo` tells: `Title`, `Author`, `CreationDate`….
    func information() -> [String: String] {
        let options = PopplerProgram.options(password: password) + ["-isodates"]
        guard let data = PopplerProgram.output(of: "pdfinfo", options + [path]) else { return [:] }
        var result: [String: String] = [:]
        for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
            guard let colon = line.firstIndex(of: ":") else { continue }
            result[String(line[..<colon])] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        }
        return result
    }
}
