@_exported import InsetPhotos
@_exported import InsetUniformTypeIdentifiers
@_exported import UIKit

/// Lets the person choose among the device's photos, whatever they allow the app to see.
///
/// It doesn't leave the screen by itself; the delegate dismisses it.
@preconcurrency @MainActor
open class PHPickerViewController: UIViewController {
    /// What may be chosen.
    public let configuration: PHPickerConfiguration
    /// Hears of the choice; not kept.
    open weak var delegate: (any PHPickerViewControllerDelegate)?
    private let grid: PhotoGridController

    /// Offers what may be chosen.
    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        grid = PhotoGridController(configuration)
        super.init(nibName: nil, bundle: nil)
        grid.done = { [weak self] in self?.finish(with: $0) }
    }

    public required init?(coder: NSCoder) { preconditionFailure("PHPickerViewController isn't made by documents") }

    /// Takes photos out of the choice; for pickers that stay on the screen.
    open func deselectAssets(withIdentifiers identifiers: [String]) { grid.deselect(Set(identifiers)) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let navigation = UINavigationController(rootViewController: grid)
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
    }

    private func finish(with assets: [PHAsset]) {
        let results = assets.map { PHPickerResult($0, showsIdentifier: configuration.photoLibrary != nil) }
        delegate?.picker(self, didFinishPicking: results)
    }
}
