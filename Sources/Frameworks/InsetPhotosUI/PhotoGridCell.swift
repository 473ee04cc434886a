import InsetPhotos
import UIKit

/// A photo, and a badge where it is chosen.
final class PhotoGridCell: UICollectionViewCell {
    private let photo = UIImageView()
    private let veil = UIView()
    private let badge = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))
    private var request = PHInvalidImageRequestID
    /// In points: the badge's side, and how far it lies from the corner.
    private static let badge = (side: CGFloat(24), margin: CGFloat(6))

    override init(frame: CGRect) {
        super.init(frame: frame)
        photo.contentMode = .scaleAspectFill
        photo.clipsToBounds = true
        photo.backgroundColor = .secondarySystemFill
        veil.backgroundColor = UIColor(white: 1, alpha: 0.35)
        let symbol = UIImage.SymbolConfiguration(paletteColors: [.white, .systemBlue])
        badge.preferredSymbolConfiguration = symbol
        badge.contentMode = .scaleAspectFit
        badge.backgroundColor = .white
        badge.layer.cornerRadius = Self.badge.side / 2
        [photo, veil, badge].forEach(contentView.addSubview)
        isAccessibilityElement = true
        isSelected = false
    }

    required init?(coder: NSCoder) { preconditionFailure("PhotoGridCell isn't made by documents") }

    override var isSelected: Bool {
        didSet {
            (veil.isHidden, badge.isHidden) = (!isSelected, !isSelected)
            accessibilityTraits = isSelected ? [.image, .button, .selected] : [.image, .button]
        }
    }

    /// Shows a photo, as soon as its picture is made.
    func show(_ asset: PHAsset, pixels: CGSize) {
        PHImageManager.default().cancelImageRequest(request)
        photo.image = nil
        request = PHImageManager.default().requestImage(
            for: asset,
            targetSize: pixels,
            contentMode: .aspectFill,
            options: nil
        ) { [weak self] image, _ in self?.photo.image = image }
        let date = asset.creationDate?.formatted(date: .long, time: .omitted)
        accessibilityLabel = ["Photo", date].compactMap(\.self).joined(separator: ", ")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        (photo.frame, veil.frame) = (contentView.bounds, contentView.bounds)
        let (side, margin) = Self.badge
        badge.frame = CGRect(
            x: contentView.bounds.maxX - side - margin,
            y: contentView.bounds.maxY - side - margin,
            width: side,
            height: side
        )
    }
}
