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
