import UIKit

/// One photo, with what was said of it and its stars.
final class PhotoController: UIViewController, PhotoShowing {
    @IBOutlet private(set) var imageView: UIImageView?
    @IBOutlet private(set) var overlayView: OverlayView?
    @IBOutlet private(set) var ratingControl: RatingControl?

    var photo: Photo? { didSet { if isViewLoaded { showPhoto() } } }

    var shownPhoto: Photo? { photo }
    func leads(to photo: Photo) -> Bool { photo === self.photo }

    override func viewDidLoad() {
        super.viewDidLoad()
        ratingControl?.addTarget(self, action: #selector(ratingDidChange(_:)), for: .valueChanged)
        showPhoto()
    }

    private func showPhoto() {
        imageView?.image = photo.flatMap { UIImage(named: $0.imageName) }
        overlayView?.text = photo?.comment
        ratingControl?.rating = photo?.rating ?? 0
    }

    @objc private func ratingDidChange(_ sender: RatingControl) { photo?.rating = sender.rating }
}
