import UIKit

/// A video: its first picture, title and speaker below.
final class VideoCell: UICollectionViewCell {
    private let imageView = UIImageView()
    private let lengthLabel = UILabel()
    private let titleLabel = UILabel()
    private let speakerLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        imageView.layer.cornerRadius = 8
        lengthLabel.font = .preferredFont(forTextStyle: .caption2)
        lengthLabel.textColor = .white
        lengthLabel.backgroundColor = UIColor(white: 0, alpha: 0.6)
        lengthLabel.textAlignment = .center
        lengthLabel.layer.cornerRadius = 4
        lengthLabel.clipsToBounds = true
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        speakerLabel.font = .preferredFont(forTextStyle: .subheadline)
        speakerLabel.textColor = .secondaryLabel
        for subview in [imageView, lengthLabel, titleLabel, speakerLabel] { contentView.addSubview(subview) }
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) { fatalError("The cell is made in code.") }

    func show(_ talk: Talk) {
        imageView.image = Seascape.image(hue: talk.hue, size: CGSize(width: 320, height: 180))
        lengthLabel.text = talk.length
        titleLabel.text = talk.title
        speakerLabel.text = talk.speaker
        accessibilityLabel = "\(talk.title), \(talk.speaker), \(talk.length)"
    }

    /// What title and speaker need, in points.
    static func textHeight(for traits: UITraitCollection) -> CGFloat {
        let title = UIFont.preferredFont(forTextStyle: .headline, compatibleWith: traits).lineHeight
        let speaker = UIFont.preferredFont(forTextStyle: .subheadline, compatibleWith: traits).lineHeight
        return (8 + title + 2 + speaker).rounded(.up)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = contentView.bounds.width
        imageView.frame = CGRect(x: 0, y: 0, width: width, height: (width * 9 / 16).rounded())
        let length = lengthLabel.intrinsicContentSize
        lengthLabel.frame = CGRect(
            x: imageView.frame.maxX - length.width - 16,
            y: imageView.frame.maxY - length.height - 10,
            width: length.width + 8,
            height: length.height + 2
        )
        titleLabel.frame = CGRect(
            x: 0,
            y: imageView.frame.maxY + 8,
            width: width,
            height: titleLabel.intrinsicContentSize.height
        )
        speakerLabel.frame = CGRect(
            x: 0,
            y: titleLabel.frame.maxY + 2,
            width: width,
            height: speakerLabel.intrinsicContentSize.height
        )
    }
}
