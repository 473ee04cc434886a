import Foundation
import Platform

/// Hears what was picked.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
    /// Called with a picture of the library.
    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    )
    /// Called at a cancel; left out, the picker leaves the screen.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    /// Left out: nothing happens.
    public func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    /// Left out: the picker leaves the screen.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}

/// The photo library's screen; there is no camera.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
    /// Where pictures come from; raw values are UIKit's.
    public enum SourceType: Int, Sendable {
        case photoLibrary, camera, savedPhotosAlbum
    }

    /// How good films are; raw values are UIKit's.
    public enum QualityType: Int, Sendable {
        case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
    }

    /// What the camera takes; raw values are UIKit's.
    public enum CameraCaptureMode: Int, Sendable {
        case photo, video
    }

    /// Which camera; raw values are UIKit's.
    public enum CameraDevice: Int, Sendable {
        case rear, front
    }

    /// When the flash lights; raw values are UIKit's.
    public enum CameraFlashMode: Int, Sendable {
        case off = -1
        case auto, on
    }

    /// Whether pictures keep their format or are turned into one that everybody reads; raw values are UIKit's.
    public enum ImageURLExportPreset: Int, Sendable {
        case compatible, current
    }

    /// Keys of what was picked.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        /// The name, as UIKit spells it.
        public let rawValue: String
        /// A key of any name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The type's identifier.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The picture as it was taken.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The picture as it was cropped.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// How it was cropped.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// The film's file.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// The picture's file.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        /// The picture's place in the library.
        public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
        /// What the camera noted.
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
        /// The picture in the library.
        public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
        /// A live photo.
        public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    }

    /// True for the library, false for the camera.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
    /// Pictures alone; nil for the camera.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
    }
    /// False: there is none.
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    /// False: there is none.
    open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

    /// Default: the library.
    open var sourceType = SourceType.photoLibrary
    /// Default: pictures.
    open var mediaTypes = ["public.image"]
    /// Whether a picture can be cropped. Default: false.
    open var allowsEditing = false
    /// Seconds of a film. Default: 600.
    open var videoMaximumDuration: TimeInterval = 600
    /// Default: medium.
    open var videoQuality = QualityType.typeMedium
    /// The format of the files of pictures that are picked. Default: compatible (iOS 11).
    open var imageExportPreset = ImageURLExportPreset.compatible
    /// The name of an export preset for films that are picked; empty, the default, takes them as they are (iOS 11).
    open var videoExportPreset = ""
    /// Whether the camera's controls are shown. Default: true.
    open var showsCameraControls = true
    /// Lies over the camera's picture. Nil by default.
    open var cameraOverlayView: UIView?
    /// How the camera's picture is shown. Default: as it is.
    open var cameraViewTransform = CGAffineTransform.identity
    /// Default: photos.
    open var cameraCaptureMode = CameraCaptureMode.photo
    /// Default: the rear one.
    open var cameraDevice = CameraDevice.rear
    /// Default: auto.
    open var cameraFlashMode = CameraFlashMode.auto

    /// Makes the screen on which the person chooses; set by the module that has pictures, which lies above this one. Nil:
    /// there are none.
    package static var makeLibrary: ((UIImagePickerController) -> UIViewController)?

    /// The library.
    public init() {
        super.init(nibName: nil, bundle: nil)
        showLibrary()
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        showLibrary()
    }

    /// No document makes one.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Takes no picture, and says so once.
    open func takePicture() {
        AbsentFeature.report("UIImagePickerController.takePicture()", "there is no camera here; nothing is taken")
    }

    private func showLibrary() {
        setViewControllers([Self.makeLibrary?(self) ?? EmptyLibraryController()], animated: false)
    }

    /// Tells the delegate what was chosen, which then dismisses the picker.
    package final func finish(with info: [InfoKey: Any]) {
        (delegate as? any UIImagePickerControllerDelegate)?
            .imagePickerController(self, didFinishPickingMediaWithInfo: info)
    }

    /// Tells the delegate that nothing was chosen; without one, the picker leaves the screen.
    package final func cancel() {
        guard let delegate = delegate as? any UIImagePickerControllerDelegate else { return dismiss(animated: true) }
        delegate.imagePickerControllerDidCancel(self)
    }
}

/// `Photos`, without any.
private final class EmptyLibraryController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Photos"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in
                (self?.navigationController as? UIImagePickerController)?.cancel()
            }
        )
        let label = UILabel()
        label.text = "No Photos"
        label.font = .preferredFont(forTextStyle: .title2)
        label.textColor = .secondaryLabel
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
        ])
    }
}
