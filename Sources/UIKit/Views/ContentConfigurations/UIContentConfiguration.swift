/// Describes a content view: makes one, and changes with a state.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    /// A new view that shows the configuration.
    func makeContentView() -> any UIView & UIContentView
    /// The configuration as the state asks for it; the same where that changes nothing.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration, and any later one of the same kind.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
    /// What is shown; setting it changes the view.
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view can show a configuration; another view is made where not (iOS 16).
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Left out: configurations of the type that is shown.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
