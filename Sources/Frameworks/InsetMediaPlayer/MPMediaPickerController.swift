import InsetPlaceholders
@_exported import UIKit

/// The screen on which the person chooses songs; there are none here.
@preconcurrency @MainActor
open class MPMediaPickerController: UIViewController {
    /// What can be chosen.
    public let mediaTypes: MPMediaType
    /// Hears the end; not kept.
    open weak var delegate: (any MPMediaPickerControllerDelegate)?
    /// Whether several can be chosen. Default: false.
    open var allowsPickingMultipleItems = false
    /// Whether songs are offered that lie elsewhere. Default: true.
    open var showsCloudItems = true
    /// Whether songs are offered that are protected. Default: true.
    open var showsItemsWithProtectedAssets = true
    /// What the screen asks for. Nil by default.
    open var prompt: String?

    /// For all audio.
    public convenience init() { self.init(mediaTypes: .anyAudio) }
    /// For some kinds.
    public init(mediaTypes: MPMediaType) {
        self.mediaTypes = mediaTypes
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
    }
    /// Documents have none.
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        PlaceholderPanel.fill(view, "MPMediaPickerController\nno music")
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 56))
        bar.autoresizingMask = .flexibleWidth
        let item = UINavigationItem(title: prompt ?? "Music")
        item.rightBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                delegate?.mediaPickerDidCancel(self)
            }
        )
        bar.items = [item]
        view.addSubview(bar)
    }
}

/// Hears which songs were chosen.
@preconcurrency @MainActor
public protocol MPMediaPickerControllerDelegate: AnyObject {
    /// Called with the songs; never here.
    func mediaPicker(
        _ mediaPicker: MPMediaPickerController,
        didPickMediaItems mediaItemCollection: MPMediaItemCollection
    )
    /// Called at a cancel; the app takes the screen away.
    func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}

extension MPMediaPickerControllerDelegate {
    /// Optional; nothing.
    public func mediaPicker(
        _ mediaPicker: MPMediaPickerController,
        didPickMediaItems mediaItemCollection: MPMediaItemCollection
    ) {}
    /// Optional; nothing.
    public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}
