/// Puts a material or vibrant colors behind its content view.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    override final var archivedContainer: UIView? { contentView }

    /// Where an app's subviews go; fills the view.
    open private(set) var contentView = UIView(frame: .zero)
    /// A blur shows what lies behind the view as a material; vibrancy mixes the content's shapes with it. Nil, the default, shows
    /// nothing.
    open var effect: UIVisualEffect? { didSet { showEffect() } }
    private final let backdrop = MaterialView(frame: .zero)

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

    /// Called with a document's coder, which holds what the document says of it.
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
        showEffect()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showEffect()
    }

    private func showEffect() {
        let glass = (effect as? UIGlassEffect)?.material(for: traitCollection)
        backdrop.material = glass ?? (effect as? UIBlurEffect)?.material(for: traitCollection)
        contentView.layer.vibrancy = (effect as? UIVibrancyEffect)?.vibrancy(for: traitCollection)
    }
}

/// Shows what lies behind it as a material.
private final class MaterialView: UIView {
    override class var layerClass: AnyClass { BackdropLayer.self }

    var material: BackdropMaterial? {
        get { (layer as? BackdropLayer)?.material }
        set {
            (layer as? BackdropLayer)?.material = newValue
            // Whoever can't show materials sees its color.
            isHidden = newValue == nil
        }
    }
}
