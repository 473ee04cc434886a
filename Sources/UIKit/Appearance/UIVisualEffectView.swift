/// Puts a material or vibrant colors behind its content view.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    /// Where an app's subviews go; fills the view.
    open private(set) var contentView = UIView(frame: .zero)
    /// A blur puts a translucent fill behind the content; nil, the default, and other effects show nothing.
    open var effect: UIVisualEffect? { didSet { showEffect() } }
    private final let backdrop = UIView(frame: .zero)

    /// A view without size.
    public init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        prepareEffectView()
        self.effect = effect
        showEffect()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareEffectView()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareEffectView()
        showEffect()
    }

    private func prepareEffectView() {
        isOpaque = false
        backdrop.isUserInteractionEnabled = false
        for (index, view) in [backdrop, contentView].enumerated() where view.superview !== self {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            insertSubview(view, at: index)
        }
    }

    /// Takes a document's content view in place of its own.
    func adopt(contentView view: UIView) {
        contentView.removeFromSuperview()
        contentView = view
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
    }

    private func showEffect() { backdrop.backgroundColor = (effect as? UIBlurEffect)?.standInColor }
}
