import Platform

extension UIButton {
    func updatePointerInteraction() {
        if let pointerInteraction { removeInteraction(pointerInteraction) }
        pointerInteraction = nil
        guard isPointerInteractionEnabled else { return }
        let interaction = UIPointerInteraction(delegate: ButtonPointer.shared)
        addInteraction(interaction)
        pointerInteraction = interaction
    }
}

extension UIButton {
    /// Whether a configuration draws an opaque ground, which a platter below the button would vanish behind.
    fileprivate var isFilled: Bool {
        guard let configuration else { return false }
        let background = ConfigurationColors(configuration, on: self).background
        return background.resolvedColor(with: traitCollection).cgColor.alpha == 1
    }
}

/// Answers for all buttons, so that none is a delegate to the app.
@MainActor
private final class ButtonPointer: UIPointerInteractionDelegate {
    @WorldState static var shared = ButtonPointer()

    func pointerInteraction(
        _ interaction: UIPointerInteraction,
        regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { (interaction.view as? UIButton)?.isEnabled ?? true ? defaultRegion : nil }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        guard let button = interaction.view as? UIButton, button.window != nil else { return nil }
        let preview = UITargetedPreview(view: button)
        let effect: UIPointerEffect = button.isFilled ? .lift(preview) : .automatic(preview)
        let radius = button.layer.cornerRadius
        let shape = UIPointerShape.roundedRect(
            button.frame,
            radius: radius > 0 ? radius : UIPointerShape.defaultCornerRadius
        )
        if let provider = button.pointerStyleProvider { return provider(button, effect, shape) }
        return UIPointerStyle(effect: effect, shape: shape)
    }
}
