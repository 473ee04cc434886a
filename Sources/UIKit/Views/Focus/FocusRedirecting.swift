/// A place that leads the focus elsewhere.
@MainActor
protocol FocusRedirecting: AnyObject {
    var isEnabled: Bool { get }
    var preferredFocusEnvironments: [any UIFocusEnvironment]! { get }
}
