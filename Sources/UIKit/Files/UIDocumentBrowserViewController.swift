import Foundation
import InsetUniformTypeIdentifiers

/// The first screen of an app of documents: shows those in the app's own folder, and makes new ones.
///
/// Other apps' files and clouds aren't on a device here.
@preconcurrency @MainActor
open class UIDocumentBrowserViewController: UIViewController {
    /// Hears what is chosen and made; not kept.
    open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
    /// Whether there is a tile that makes a document. Default: true.
    open var allowsDocumentCreation = true { didSet { grid.reload() } }
    /// Whether several documents can be chosen. Default: false; a touch chooses one here.
    open var allowsPickingMultipleItems = false
    /// Whether names have their extensions. Default: false.
    open var shouldShowFileExtensions = false { didSet { grid.reload() } }
    /// Buttons at the start of the bar. None by default.
    open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = [] { didSet { setBar() } }
    /// Buttons at the end of the bar. None by default.
    open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = [] { didSet { setBar() } }
    /// The colours of the screen. Default: white.
    open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white { didSet { setStyle() } }
    /// What the tile that makes a document says. Default: "Create Document".
    open var localizedCreateDocumentActionTitle = "Create Document" { didSet { grid.reload() } }
    /// The shape of a document's picture, width by height. Default: 2/3.
    open var defaultDocumentAspectRatio: CGFloat = 2.0 / 3.0 { didSet { grid.reload() } }
    /// The kinds of documents to choose from, by their identifiers.
    open private(set) var allowedContentTypes: [String] = []

    private var types: [UTType]?
    private let bar = UINavigationBar()
    private lazy var grid = DocumentGrid(self)
    private final var folder = FileBrowsing.documents

    /// A browser of some kinds of documents; nil for those that the app's Info.plist names.
    public init(forOpening contentTypes: [UTType]?) {
        types = contentTypes ?? Self.declaredTypes
        allowedContentTypes = types?.map(\.identifier) ?? []
        super.init(nibName: nil, bundle: nil)
    }

    /// A browser of some kinds of documents, by their identifiers, as iOS 11 to 13 have it.
    public convenience init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
        self.init(forOpening: allowedContentTypes?.compactMap { UTType($0) })
    }

    /// A browser of a document, for the kinds that the app's Info.plist names.
    public required init?(coder: NSCoder) {
        types = Self.declaredTypes
        allowedContentTypes = types?.map(\.identifier) ?? []
        super.init(coder: coder)
    }

    /// What `CFBundleDocumentTypes` says; nil where it says nothing.
    private static var declaredTypes: [UTType]? {
        let declared = Bundle.main.object(forInfoDictionaryKey: "CFBundleDocumentTypes") as? [[String: Any]]
        let names = (declared ?? []).flatMap { $0["LSItemContentTypes"] as? [String] ?? [] }
        return names.isEmpty ? nil : names.compactMap { UTType($0) }
    }

    final var documents: [URL] {
        let place = FileBrowsing(folder: folder, types: types)
        return place.entries.filter { !place.isFolder($0) }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let view: UIView = view
        for part in [grid.view, bar] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            grid.view.topAnchor.constraint(equalTo: bar.bottomAnchor),
            grid.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            grid.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            grid.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        setBar()
        setStyle()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        grid.reload()
    }

    private func setBar() {
        let item = UINavigationItem(title: folder.lastPathComponent)
        item.leftBarButtonItems = additionalLeadingNavigationBarButtonItems
        item.rightBarButtonItems = additionalTrailingNavigationBarButtonItems
        bar.items = [item]
    }

    private func setStyle() {
        guard isViewLoaded else { return }
        overrideUserInterfaceStyle = browserUserInterfaceStyle == .dark ? .dark : .unspecified
        view.backgroundColor = browserUserInterfaceStyle == .light ? .secondarySystemBackground : .systemBackground
    }

    // MARK: What a touch does

    final func choose(_ url: URL) { delegate?.documentBrowser(self, didPickDocumentsAt: [url]) }

    /// Asks the delegate for a new document, and takes it into the folder.
    final func create() {
        delegate?.documentBrowser(self) { [weak self] url, mode in
            guard let self, let url, mode != .none else { return }
            importDocument(at: url, nextToDocumentAt: folder, mode: mode) { [weak self] imported, error in
                guard let self else { return }
                if let imported {
                    delegate?.documentBrowser(self, didImportDocumentAt: url, toDestinationURL: imported)
                } else {
                    delegate?.documentBrowser(self, failedToImportDocumentAt: url, error: error)
                }
            }
        }
    }

    // MARK: What an app does

    /// Takes a document into the folder of another, or into a folder.
    ///
    /// - Parameter completion: Called in the next turn, with the new place or an error.
    open func importDocument(
        at documentURL: URL,
        nextToDocumentAt neighbourURL: URL,
        mode importMode: ImportMode,
        completionHandler completion: @escaping (URL?, (any Error)?) -> Void
    ) {
        let target = Result { try DocumentImport(documentURL, importMode).run(nextTo: neighbourURL) }
        grid.reload()
        grid.afterTurn {
            switch target {
            case .success(let url): completion(url, nil)
            case .failure(let error): completion(nil, error)
            }
        }
    }

    /// Shows a document in the browser, and takes it in first where it lies elsewhere.
    ///
    /// - Parameter completion: Called in the next turn, with the document's place or an error.
    open func revealDocument(
        at url: URL,
        importIfNeeded: Bool,
        completion: ((URL?, (any Error)?) -> Void)? = nil
    ) {
        let isInside = url.standardizedFileURL.path.hasPrefix(folder.standardizedFileURL.path + "/")
        guard importIfNeeded, !isInside else {
            let isThere = FileManager.default.fileExists(atPath: url.path)
            grid.reload()
            grid.afterTurn { completion?(isThere ? url : nil, isThere ? nil : CocoaError(.fileNoSuchFile)) }
            return
        }
        importDocument(at: url, nextToDocumentAt: folder, mode: .copy) { completion?($0, $1) }
    }

    /// Gives a document another name; its extension stays.
    ///
    /// - Parameter completionHandler: Called in the next turn, with the new place or an error.
    open func renameDocument(
        at documentURL: URL,
        proposedName: String,
        completionHandler: @escaping (URL?, (any Error)?) -> Void
    ) {
        var target = documentURL.deletingLastPathComponent().appendingPathComponent(proposedName)
        if target.pathExtension.isEmpty { target.appendPathExtension(documentURL.pathExtension) }
        let moved = Result { try FileManager.default.moveItem(at: documentURL, to: target) }
        grid.reload()
        grid.afterTurn {
            switch moved {
            case .success: completionHandler(target, nil)
            case .failure(let error): completionHandler(nil, error)
            }
        }
    }

    /// Shows a document's editor out of the document's tile, and back into it.
    open func transitionController(forDocumentAt documentURL: URL) -> UIDocumentBrowserTransitionController {
        UIDocumentBrowserTransitionController(self, tile: { [weak self] in self?.grid.tile(of: documentURL) })
    }
}
