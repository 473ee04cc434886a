/// What has traits: screens, windows, view controllers, presentation controllers and views (TR-22).
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits that hold here.
    var traitCollection: UITraitCollection { get }

    /// Called after a trait changed, with the traits before it; nil on first attachment (TR-8).
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
