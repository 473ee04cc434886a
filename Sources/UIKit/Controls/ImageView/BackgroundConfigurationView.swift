/// Shows a background configuration behind other views.
@MainActor
final class BackgroundConfigurationView: UIView {
    /// What is shown; setting renews it.
    var configuration = UIBackgroundConfiguration.clear() { didSet { show() } }
    /// Points; in place of the configuration's own radius where a button's corner style asks for it.
    var effectiveCornerRadius: CGFloat? { didSet { show() } }
    private var imageView: UIImageView?
    private var effectView: UIVisualEffectView?
    private var strokeLayer: CALayer?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    private func show() {
        layer.cornerRadius = effectiveCornerRadius ?? configuration.cornerRadius
        layer.cornerCurve = .continuous
        backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
        showEffect()
        showImage()
        showStroke()
        showShadow()
        showCustomView()
        setNeedsLayout()
    }

    /// A material lies below everything else.
    private func showEffect() {
        guard let effect = configuration.visualEffect else {
            effectView?.removeFromSuperview()
            effectView = nil
            return
        }
        let view = effectView ?? UIVisualEffectView(effect: effect)
        if view.effect !== effect { view.effect = effect }
        view.layer.cornerRadius = layer.cornerRadius
        view.clipsToBounds = layer.cornerRadius > 0
        if effectView == nil { insertSubview(view, at: 0) }
        effectView = view
    }

    private func showImage() {
        guard let image = configuration.image else {
            imageView?.removeFromSuperview()
            imageView = nil
            return
        }
        let view = imageView ?? UIImageView(frame: bounds)
        view.image = image
        view.contentMode = configuration.imageContentMode
        view.clipsToBounds = true
        view.layer.cornerRadius = layer.cornerRadius
        if imageView == nil { addSubview(view) }
        imageView = view
    }

    private func showStroke() {
        let color = configuration.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor
        guard configuration.strokeWidth > 0, color.alpha > 0 else {
            strokeLayer?.removeFromSuperlayer()
            strokeLayer = nil
            return
        }
        let stroke = strokeLayer ?? CALayer()
        stroke.delegate = ViewLikeLayerDelegate.shared
        stroke.borderWidth = configuration.strokeWidth
        stroke.borderColor = color
        if strokeLayer == nil { layer.addSublayer(stroke) }
        strokeLayer = stroke
    }

    private func showShadow() {
        let shadow = configuration.shadowProperties
        layer.shadowColor = shadow.color.resolvedColor(with: traitCollection).cgColor
        layer.shadowOpacity = Float(shadow.opacity)
        layer.shadowRadius = shadow.radius
        layer.shadowOffset = shadow.offset
        showShadowPath()
    }

    /// A shape of its own, so that content of the background throws no shadow on it.
    private func showShadowPath() {
        let shadow = configuration.shadowProperties
        layer.shadowPath =
            shadow.opacity > 0
            ? (shadow.path ?? UIBezierPath(roundedRect: bounds, cornerRadius: layer.cornerRadius)).cgPath : nil
    }

    private func showCustomView() {
        for view in subviews
        where view !== imageView && view !== effectView && view !== configuration.customView {
            view.removeFromSuperview()
        }
        guard let view = configuration.customView, view.superview !== self else { return }
        insertSubview(view, at: effectView == nil ? 0 : 1)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        effectView?.frame = bounds
        imageView?.frame = bounds
        configuration.customView?.frame = bounds
        showShadowPath()
        let outset = configuration.strokeOutset
        strokeLayer?.frame = bounds.insetBy(dx: -outset, dy: -outset)
        strokeLayer?.cornerRadius = max(0, layer.cornerRadius + outset)
        strokeLayer?.cornerCurve = .continuous
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        show()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        show()
    }
}
