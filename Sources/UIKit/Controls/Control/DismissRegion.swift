/// What lies around something that is shown for a while: a touch on it ends that.
final class DismissRegion: UIControl {
    /// Whether a touch ends it now. Default: true.
    var dismisses = true

    /// EV-9.
    override var naturalAccessibility: NaturalAccessibility {
        dismisses ? super.naturalAccessibility.adding(.button, label: "dismiss popup") : NaturalAccessibility()
    }
}
