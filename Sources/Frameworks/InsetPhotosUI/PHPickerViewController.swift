@_exported import InsetPhotos
import InsetPlaceholders
@_exported import InsetUniformTypeIdentifiers
@_exported import UIKit

/// Lets the person choose photos: here there are none, and it can only be given up.
@preconcurrency @MainActor
open class PHPickerViewController: UIViewController {
    /// What may be chosen.
    public let configuration: PHPickerConfiguration
    /// Hears of the choice; not kept.
    open weak var delegate: (any PHPickerViewControllerDelegate)?

    /// Offers what may be chosen.
    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { preconditionFailure("PHPickerViewController isn't made by documents") }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        PlaceholderPanel.fill(view, "PHPickerViewController\nNo Photos")
        let action = UIAction(title: "Cancel") { [weak self] _ in
            guard let self else { return }
            delegate?.picker(self, didFinishPicking: [])
        }
        let button = UIButton(type: .system, primaryAction: action)
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            button.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
        ])
    }
}

/// Hears of a choice.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
    /// Called when the person is done; with nothing where it was given up.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// What may be chosen.
public struct PHPickerConfiguration: Sendable {
    /// In which form an asset comes.
    public enum AssetRepresentationMode: Sendable {
        /// As it is best, as it is, or as others can read it.
        case automatic, current, compatible
    }
    /// How the choice is kept.
    public enum Selection: Sendable {
        /// As it comes, or in its order.
        case `default`, ordered
    }
    /// The form. Default: automatic.
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    /// How it is kept.
    public var selection = Selection.default
    /// How many at most; 0 means any number. Default: 1.
    public var selectionLimit = 1
    /// Which kinds. Default: all.
    public var filter: PHPickerFilter?
    /// Those that are chosen at first.
    public var preselectedAssetIdentifiers: [String] = []
    /// Without the library.
    public init() {}
    /// With the library.
    public init(photoLibrary: PHPhotoLibrary) {}
}

/// Which kinds may be chosen.
public struct PHPickerFilter: Equatable, Hashable, Sendable {
    private let kinds: [String]
    /// Photos.
    public static let images = PHPickerFilter(kinds: ["images"])
    /// Films.
    public static let videos = PHPickerFilter(kinds: ["videos"])
    /// Photos that move.
    public static let livePhotos = PHPickerFilter(kinds: ["livePhotos"])
    /// One of several.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(kinds: subfilters.flatMap(\.kinds))
    }
}

/// A photo that was chosen; none comes here.
public struct PHPickerResult {
    /// Gives the photo.
    public let itemProvider: NSItemProvider
    /// The name in the library.
    public let assetIdentifier: String?
}
