/// One segment.
struct SegmentContent {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    /// Points; 0: by itself.
    var width: CGFloat = 0
    var offset = CGSize.zero
    var isEnabled = true

    init(title: String? = nil, image: UIImage? = nil) {
        self.title = title
        self.image = image
    }

    /// Nil for what is neither a string, an image nor an action.
    @MainActor
    init?(item: Any) {
        switch item {
        case let title as String: self.init(title: title)
        case let image as UIImage: self.init(image: image)
        case let action as UIAction: self.init(action: action)
        default: return nil
        }
    }

    @MainActor
    init(action: UIAction) {
        self.init(title: action.image == nil ? action.title : nil, image: action.image)
        self.action = action
    }
}

/// An app's own looks of a segmented control.
struct SegmentedLooks {
    var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    var backgroundImages: [UIControl.State: UIImage] = [:]
    var dividerImage: UIImage?
}

/// What a segmented control is made of.
@MainActor
final class SegmentedParts {
    let track = ControlPart(frame: .zero)
    let pill = ControlPart(frame: .zero)
    var labels: [UILabel] = []
    var images: [UIImageView] = []
    var dividers: [ControlPart] = []
    /// The fill of a selected segment with the outline's corners.
    var fills: [ControlPart] = []
}
