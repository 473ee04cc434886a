import QuartzCore

/// Covers the context of a presentation: the dimming, and the presented view at its place.
final class PresentationContainerView: UIView {
    weak var presentation: UIPresentationController?
    private let dimmingView = DismissRegion()
    private let grabber = UIView()
    private let backingView = UIView()
    /// Black around the card that peeks out behind a sheet.
    private let surroundings = UIView()
    private let hole = CAShapeLayer()
    /// The size at the last layout; nil before the first.
    private var laidOutSize: CGSize?

    init(presentation: UIPresentationController, frame: CGRect) {
        self.presentation = presentation
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimmingView.addAction(UIAction { [weak self] _ in self?.outsideWasTouched() }, for: .touchUpInside)
        addSubview(dimmingView)
        surroundings.isUserInteractionEnabled = false
        hole.fillRule = .evenOdd
        surroundings.layer.addSublayer(hole)
        grabber.isUserInteractionEnabled = false
        grabber.backgroundColor = UIColor(red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: 0.43)
        grabber.layer.cornerRadius = 2.5
    }

    required init?(coder: NSCoder) { nil }

    /// Shows or hides the dimming, as a transition does.
    func setDimming(shown: Bool) { dimmingShare = shown ? 1 : 0 }

    /// The share of its dimming that is shown, 0…1.
    var dimmingShare: CGFloat {
        get { dimmingView.alpha }
        set {
            dimmingView.alpha = newValue
            surroundings.alpha = newValue
        }
    }

    /// EV-8: assistive apps are kept from what a touch can't reach.
    override var accessibilityViewIsModal: Bool {
        get { presentation.map { !$0.letsTouchesThrough } ?? super.accessibilityViewIsModal }
        set { super.accessibilityViewIsModal = newValue }
    }

    /// TR-5: the presentation controller hears of its traits before the presented controller does.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        presentation?.tellOfTraits()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let presentation else { return }
        if let laidOutSize, laidOutSize != bounds.size { presentation.containerSizeDidChange() }
        laidOutSize = bounds.size
        presentation.containerViewWillLayoutSubviews()
        dimmingView.frame = bounds
        dimmingView.dismisses = presentation.dismissesOnTouchOutside && !presentation.letsTouchesThrough
        dimmingView.backgroundColor = presentation.dimming > 0 ? UIColor(white: 0, alpha: presentation.dimming) : nil
        showPeekingCard(presentation.peekingCard)
        if let view = presentation.presentedView, view.superview === self, presentation.placesPresentedView {
            let frame = presentation.frameOfPresentedViewInContainerView
            if view.transform.isIdentity, view.frame != frame { view.frame = frame }
            let radius = presentation.cornerRadius
            if view.layer.cornerRadius != radius { view.layer.cornerRadius = radius }
            if radius > 0 { view.clipsToBounds = true }
            placeGrabber(over: view)
            placeBacking(under: view)
        }
        presentation.layoutChrome()
        presentation.containerViewDidLayoutSubviews()
    }

    /// The card is 20, 20, 21 on black where the interface is dark (looks: sheets).
    private func showPeekingCard(_ card: CGRect?) {
        guard let card else { return surroundings.removeFromSuperview() }
        if surroundings.superview !== self {
            surroundings.alpha = dimmingView.alpha
            insertSubview(surroundings, aboveSubview: dimmingView)
        }
        surroundings.frame = bounds
        let path = UIBezierPath(rect: bounds)
        path.append(UIBezierPath(roundedRect: card, cornerRadius: Self.cardRadius))
        hole.path = path.cgPath
        if traitCollection.userInterfaceStyle == .dark {
            dimmingView.backgroundColor = UIColor(white: 1, alpha: Self.darkLightening)
        }
    }

    private static let cardRadius: CGFloat = 10
    private static let darkLightening: CGFloat = 0.08

    /// PR-25: 36x5, five points below the sheet's top.
    private func placeGrabber(over view: UIView) {
        guard (presentation as? UISheetPresentationController)?.prefersGrabberVisible ?? false else {
            return grabber.removeFromSuperview()
        }
        if grabber.superview !== self { addSubview(grabber) }
        bringSubviewToFront(grabber)
        grabber.frame = CGRect(x: view.frame.midX - 18, y: view.frame.minY + 5, width: 36, height: 5)
    }

    private func placeBacking(under view: UIView) {
        guard let color = presentation?.backing else { return backingView.removeFromSuperview() }
        backingView.backgroundColor = color
        backingView.layer.cornerRadius = view.layer.cornerRadius
        if backingView.superview !== self { insertSubview(backingView, belowSubview: view) }
        backingView.frame = view.frame
    }

    /// PR-16, PR-17.
    private func outsideWasTouched() {
        guard let presentation, presentation.dismissesOnTouchOutside else { return }
        presentation.userDismisses()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        // Custom presentations put in what they want to take touches.
        guard hit === self || hit === dimmingView else { return hit }
        for view in presentation?.viewsPassedThrough ?? [] {
            if let taken = view.hitTest(convert(point, to: view), with: event) { return taken }
        }
        return hit === self || presentation?.letsTouchesThrough ?? true ? nil : hit
    }
}
