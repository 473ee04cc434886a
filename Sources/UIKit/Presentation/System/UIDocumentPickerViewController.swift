import Foundation

/// Hears which documents were picked.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: AnyObject {
    /// Called with documents; there are none here.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// Called at a cancel.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
    /// The call before iOS 11.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
    /// Left out: nothing happens.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    /// Left out: nothing happens.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
    /// Left out: nothing happens.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}

/// How documents were taken before iOS 14; raw values are UIKit's.
public enum UIDocumentPickerMode: UInt, Sendable {
    case `import`, open, exportToService, moveToService
}

/// The screen of files, which are none here.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
    /// Hears the end; not kept.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// Whether several can be picked. Default: false.
    open var allowsMultipleSelection = false
    /// Where it begins. Nil by default.
    open var directoryURL: URL?
    /// Whether files show their extensions. Default: false.
    open var shouldShowFileExtensions = false
    /// As the initializer said.
    open private(set) var documentPickerMode = UIDocumentPickerMode.import
    private lazy var rows = SystemScreenRows(texts: []) { _ in }

    /// A picker for types by their identifiers.
    public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        documentPickerMode = mode
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
    }

    /// A picker that takes files of the app elsewhere.
    public init(forExporting urls: [URL], asCopy: Bool = false) {
        documentPickerMode = asCopy ? .exportToService : .moveToService
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
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
    }
}
