/// What stands in a bar for an item and takes its taps; the large content viewer shows it as the item says.
class BarItemControl: UIControl {
    private let shownItem: UIBarItem

    /// A control without a size.
    init(showing item: UIBarItem) {
        shownItem = item
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    /// The image to be enlarged where the item names none for that.
    var imageInBar: UIImage? { shownItem.image }

    /// What the item is called by assistive apps where the app doesn't say it (EV-7).
    var spokenName: String? { shownItem.title }

    override var naturalAccessibility: NaturalAccessibility {
        super.naturalAccessibility.adding(
            .button,
            label: shownItem.accessibilityLabel ?? spokenName ?? imageInBar?.accessibilityLabel
        )
    }

    override var showsLargeContentViewer: Bool {
        get { true }
        set {}
    }
    override var largeContentTitle: String? {
        get { shownItem.title }
        set {}
    }
    override var largeContentImage: UIImage? {
        get { shownItem.largeContentSizeImage ?? imageInBar }
        set {}
    }
    /// An image that is made for the viewer has its size already.
    override var scalesLargeContentImage: Bool {
        get { shownItem.largeContentSizeImage == nil }
        set {}
    }
    override var largeContentImageInsets: UIEdgeInsets {
        get { shownItem.largeContentSizeImageInsets }
        set {}
    }
}
