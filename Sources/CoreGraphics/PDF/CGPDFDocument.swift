import Foundation

/// A PDF file to draw pages of.
///
/// The file is read by programs of their own, `pdfinfo` and `pdftocairo` of poppler, whose license forbids linking it; a
/// damaged file can't harm this process.
public final class CGPDFDocument: @unchecked Sendable {
    // Unchecked: all that changes is under the lock.
    private let lock = NSLock()
    /// In the folder of temporary files; removed with the document.
    let path: String
    private let isOwned: Bool
    private var contents: PDFContents
    /// Pages keep their document, which doesn't keep them.
    private var knownPages: [Int: WeakPage] = [:]
    /// The last pictures of pages, the latest last; drawing one takes another program.
    private var pictures: [(page: Int, image: CGImage)] = []
    private static let mostPictures = 8
    /// What opened the file; nil for one that needs no password.
    private(set) var password: String?

    /// A document of the provider's bytes.
    ///
    /// - Parameter provider: Has the whole file.
    /// - Returns: Nil for what is no PDF file or too damaged to be read, and where poppler's programs are missing.
    public convenience init?(_ provider: CGDataProvider) {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("inset-\(UUID().uuidString).pdf").path
        guard ImageFormat(of: provider.contents) == .pdf,
            FileManager.default.createFile(
                atPath: path,
                contents: provider.contents,
                attributes: [.posixPermissions: 0o600]
            )
        else { return nil }
        self.init(path: path, isOwned: true)
    }

    /// A document of a file.
    ///
    /// - Parameter url: Of a file, which must stay where it is as long as pages are drawn; nil as for data.
    public convenience init?(_ url: CFURL) {
        guard let path = url.path else { return nil }
        self.init(path: path, isOwned: false)
    }

    private init?(path: String, isOwned: Bool) {
        self.path = path
        self.isOwned = isOwned
        guard let contents = try? PDFContents(contentsOf: path, password: nil) else {
            if isOwned { unlink(path) }
            return nil
        }
        self.contents = contents
    }

    deinit {
        if isOwned { unlink(path) }
    }

    private var present: PDFContents { lock.withLock { contents } }

    /// 0 for a file that is locked.
    public var numberOfPages: Int { present.pages.count }
    /// Whether the file has a password, or forbids something.
    public var isEncrypted: Bool { present.isEncrypted }
    /// Whether pages can be read.
    public var isUnlocked: Bool { !present.isLocked }
    /// Whether the author lets readers print.
    public var allowsPrinting: Bool { present.allowsPrinting }
    /// Whether the author lets readers copy text.
    public var allowsCopying: Bool { present.allowsCopying }

    /// Opens a locked file.
    ///
    /// - Returns: Whether the password is right; true for files that aren't locked.
    public func unlockWithPassword(_ password: UnsafePointer<CChar>) -> Bool {
        guard present.isLocked else { return true }
        let word = String(cString: password)
        guard let opened = try? PDFContents(contentsOf: path, password: word), !opened.isLocked else { return false }
        lock.withLock { (contents, self.password) = (opened, word) }
        return true
    }

    /// The page of a number.
    ///
    /// - Parameter pageNumber: From 1; nil beyond the last page.
    public func page(at pageNumber: Int) -> CGPDFPage? {
        lock.withLock {
            guard contents.pages.indices.contains(pageNumber - 1) else { return nil }
            if let page = knownPages[pageNumber]?.page { return page }
            let page = CGPDFPage(document: self, number: pageNumber, boxes: contents.pages[pageNumber - 1])
            knownPages[pageNumber] = WeakPage(page: page)
            return page
        }
    }

    // MARK: Pictures

    /// The last picture of a page, if it isn't long ago.
    func picture(ofPage number: Int) -> CGImage? {
        lock.withLock { pictures.last { $0.page == number }?.image }
    }

    func keep(_ image: CGImage, ofPage number: Int) {
        lock.withLock {
            pictures.removeAll { $0.page == number }
            pictures.append((number, image))
            if pictures.count > Self.mostPictures { pictures.removeFirst() }
        }
    }

    private struct WeakPage {
        weak var page: CGPDFPage?
    }
}

/// What `pdfinfo` tells of a file.
struct PDFContents {
    struct Page {
        /// In points, y up.
        var boxes: [CGPDFBox: CGRect] = [:]
        /// Clockwise; a multiple of 90.
        var rotation: Int32 = 0
    }

    var pages: [Page] = []
    var isEncrypted = false
    var isLocked = false
    var allowsPrinting = true
    var allowsCopying = true

    /// More pages than this are left out.
    private static let mostPages = 5000
    private static let names: [(name: Substring, box: CGPDFBox)] = [
        ("MediaBox:", .mediaBox), ("CropBox:", .cropBox), ("BleedBox:", .bleedBox), ("TrimBox:", .trimBox),
        ("ArtBox:", .artBox),
    ]

    init(contentsOf path: String, password: String?) throws(ImageError) {
        let words = password.map { ["-upw", $0] } ?? []
        let output: Data
        do throws(ImageError) {
            output = try ChildProcess.run(
                "pdfinfo",
                package: "poppler-utils",
                words + ["-box", "-f", "1", "-l", "\(Self.mostPages)", path]
            )
        } catch {
            // pdfinfo's own word for a missing or wrong password.
            guard case .programFailed(_, let message) = error, message.contains("Incorrect password") else {
                throw error
            }
            (isEncrypted, isLocked) = (true, true)
            return
        }
        for line in String(decoding: output, as: UTF8.self).split(separator: "\n") { read(line) }
        guard !pages.isEmpty else { throw .corrupt(.pdf, reason: "it has no page") }
    }

    private mutating func read(_ line: Substring) {
        let words = line.split(separator: " ")
        if words.first == "Encrypted:", words.count > 1 {
            isEncrypted = words[1] != "no"
            allowsPrinting = !line.contains("print:no")
            allowsCopying = !line.contains("copy:no")
        }
        guard words.count >= 4, words[0] == "Page", let number = Int(words[1]), (1...Self.mostPages).contains(number)
        else { return }
        while pages.count < number { pages.append(Page()) }
        if words[2] == "rot:", let angle = Int32(words[3]) { pages[number - 1].rotation = ((angle % 360) + 360) % 360 }
        let edges = words.dropFirst(3).prefix(4).compactMap { Double($0) }
        guard let box = Self.names.first(where: { $0.name == words[2] })?.box, edges.count == 4 else { return }
        let rect = CGRect(x: edges[0], y: edges[1], width: edges[2] - edges[0], height: edges[3] - edges[1])
        if rect.isFinite { pages[number - 1].boxes[box] = rect.standardized }
    }
}
