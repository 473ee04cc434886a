/// The background view of a configured button from iOS 26 on: the fill, and the contents in front of it (BT-M6).
final class ButtonBackgroundHost: UIView {
    /// As large as the button; holds title, image and the other contents.
    let contentView = UIView()

    init(fill: UIView) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        contentView.isOpaque = false
        addSubview(fill)
        addSubview(contentView)
    }

    required init?(coder: NSCoder) { nil }
}
