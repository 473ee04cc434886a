import UIKit

/// A post: a spot of color, the name, the time, and the text below.
final class PostCell: UITableViewCell {
    @IBOutlet private weak var avatarView: UIView!
    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private weak var timeLabel: UILabel!
    @IBOutlet private weak var bodyLabel: UILabel!

    override func awakeFromNib() {
        super.awakeFromNib()
        avatarView.layer.cornerRadius = 20
    }

    func show(_ post: Post) {
        avatarView.backgroundColor = post.color
        nameLabel.text = post.name
        timeLabel.text = post.time
        bodyLabel.text = post.text
    }
}
