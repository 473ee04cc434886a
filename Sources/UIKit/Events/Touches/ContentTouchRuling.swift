import Foundation

/// A view whose content has touches only as far as the view lets it (SC-21).
@MainActor
protocol ContentTouchRuling: UIView {
    /// Seconds that touches wait for a drag of the content before subviews have them; nil: none do.
    var delayOfContentTouches: TimeInterval? { get }
    /// Whether a subview may have touches that go down in it.
    func admits(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool
}

/// A view that has its touches at once, whatever scroll view it is in.
@MainActor
protocol TouchedAtOnce: UIView {}
