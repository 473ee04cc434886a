/// What a configured button keeps beside its configuration.
struct ButtonConfigurationState {
    var configuration: UIButton.Configuration?
    /// Whether the update handler is due (BT-3, BT-M16).
    var needsUpdate = true
    /// True inside the update handler, so that assigning there doesn't ask for another update.
    var isUpdating = false
    /// The width that layout found, while it asks for the size at that width.
    var fittingWidth: CGFloat?
}
