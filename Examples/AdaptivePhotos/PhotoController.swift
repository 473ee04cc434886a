import UIKit

/// One photo, with what was said of it and its stars.
final class PhotoController: UIViewController, PhotoShowing {
    #if canImport(ObjectiveC)
        @IBOutlet private(set) var imageView: UIImageView?
        @IBOutlet private(set) var overlayView: OverlayView?
        @IBOutlet private(set) var ratingControl: RatingControl?
    #else
        private(set) var imageView: UIImageView?
        private(set) var overlayView: OverlayView?
        private(set) var ratingControl: RatingControl?
    #endif

    var photo: Photo? { didSet { if isViewLoaded { showPhoto() } } }

    var shownPhoto: Photo? { photo }
    func leads(to photo: Photo) -> Bool { photo === self.photo }

    override func viewDidLoad() {
        super.viewDidLoad()
        ratingControl?.addAction(UIAction { [weak self] _ in self?.ratingDidChange() }, for: .valueChanged)
        showPhoto()
    }

    private func showPhoto() {
        imageView?.image = photo.flatMap { UIImage(named: $0.imageName) }
        overlayView?.text = photo?.comment
        ratingControl?.rating = photo?.rating ?? 0
    }

    private func ratingDidChange() { photo?.rating = ratingControl?.rating ?? 0 }
}
