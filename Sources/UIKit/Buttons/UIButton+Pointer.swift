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

/// Answers for all buttons, so that none is a delegate to the app.
@MainActor
private final class ButtonPointer: UIPointerInteractionDelegate {
    static let shared = ButtonPointer()

    func pointerInteraction(
        _ interaction: UIPointerInteraction,
        regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { (interaction.view as? UIButton)?.isEnabled ?? true ? defaultRegion : nil }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        guard let button = interaction.view as? UIButton, button.window != nil else { return nil }
        let effect = UIPointerEffect.automatic(UITargetedPreview(view: button))
        let radius = button.layer.cornerRadius
        let shape = UIPointerShape.roundedRect(
            button.frame,
            radius: radius > 0 ? radius : UIPointerShape.defaultCornerRadius
        )
        if let provider = button.pointerStyleProvider { return provider(button, effect, shape) }
        return UIPointerStyle(effect: effect, shape: shape)
    }
}
