import Foundation
import InsetUniformTypeIdentifiers

/// The screen on which a person chooses among the app's own documents: a device here has no other app's.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
    /// Hears what was chosen; not kept.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// Whether several can be picked. Default: false; a touch chooses one here.
    open var allowsMultipleSelection = false
    /// The folder that it begins with. Nil by default: the app's documents.
    open var directoryURL: URL?
    /// Whether files show their extensions. Default: false.
    open var shouldShowFileExtensions = false
    /// As the initializer said.
    open private(set) var documentPickerMode = UIDocumentPickerMode.import
    private var types: [UTType]?
    private var exported: [URL] = []
    private lazy var place = FileBrowsing(folder: directoryURL ?? FileBrowsing.documents, types: types)
    private lazy var rows = SystemScreenRows(texts: []) { [weak self] in self?.choose($0) }

    /// A picker for types by their identifiers.
    public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        documentPickerMode = mode
        types = allowedUTIs.compactMap { UTType($0) }
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
    }

    /// A picker of files to open, or copies of them.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        documentPickerMode = asCopy ? .import : .open
        types = contentTypes
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
    }

    /// A picker that takes files of the app to a folder, or copies of them.
    public init(forExporting urls: [URL], asCopy: Bool = false) {
        documentPickerMode = asCopy ? .exportToService : .moveToService
        exported = urls
        types = []
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
    }

    /// A picker that takes a file of the app to a folder, as iOS 8 to 13 have it.
    public convenience init(url: URL, in mode: UIDocumentPickerMode) {
        self.init(urls: [url], in: mode)
    }

    /// A picker that takes files of the app to a folder, as iOS 11 to 13 have it.
    public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
        self.init(forExporting: urls, asCopy: mode == .exportToService)
    }

    /// No document makes one.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        rows.install(in: self, title: "Browse") { [weak self] in
            guard let self else { return }
            delegate?.documentPickerWasCancelled(self)
            dismiss(animated: true)
        }
        show(place.folder)
    }

    private func show(_ folder: URL) {
        place.folder = folder
        rows.title = folder.lastPathComponent
        let names = place.entries.map { place.isFolder($0) ? "\($0.lastPathComponent)/" : name(of: $0) }
        rows.texts = (exported.isEmpty ? [] : ["Save Here"]) + names
    }

    private func name(of url: URL) -> String {
        shouldShowFileExtensions ? url.lastPathComponent : url.deletingPathExtension().lastPathComponent
    }

    private func choose(_ row: Int) {
        if !exported.isEmpty, row == 0 { return finish(exported.compactMap(taken)) }
        let entries = place.entries
        let index = exported.isEmpty ? row : row - 1
        guard entries.indices.contains(index) else { return }
        place.isFolder(entries[index]) ? show(entries[index]) : finish([entries[index]])
    }

    /// A file at its new place; nil where it can't be taken there.
    private func taken(_ url: URL) -> URL? {
        let target = place.folder.appendingPathComponent(url.lastPathComponent)
        do {
            if documentPickerMode == .exportToService {
                try FileManager.default.copyItem(at: url, to: target)
            } else {
                try FileManager.default.moveItem(at: url, to: target)
            }
            return target
        } catch {
            LayoutLog.note("\(url.lastPathComponent) can't be saved: \(error.localizedDescription)")
            return nil
        }
    }

    private func finish(_ urls: [URL]) {
        if !urls.isEmpty {
            delegate?.documentPicker(self, didPickDocumentsAt: urls)
        } else {
            delegate?.documentPickerWasCancelled(self)
        }
        dismiss(animated: true)
    }
}
