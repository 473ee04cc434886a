import UIKit

/// The user, in one of two layouts: the storyboard puts the picture above the words, or beside them in compact height.
final class ProfileController: UIViewController, PhotoShowing {
    @IBOutlet private(set) var imageView: UIImageView?
    @IBOutlet private(set) var nameLabel: UILabel?
    @IBOutlet private(set) var textLabel: UILabel?
    @IBOutlet private(set) var photoView: UIImageView?

    var user: User? { didSet { if isViewLoaded { showUser() } } }

    var shownPhoto: Photo? { user?.lastPhoto }
    func leads(to photo: Photo) -> Bool { photo === shownPhoto }

    override func viewDidLoad() {
        super.viewDidLoad()
        showUser()
    }

    private func showUser() {
        guard let user else { return }
        title = user.name
        imageView?.image = UIImage(named: user.imageName)
        nameLabel?.text = user.name
        textLabel?.text = user.text
        photoView?.image = UIImage(named: user.lastPhoto.imageName)
    }
}
