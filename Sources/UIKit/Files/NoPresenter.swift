/// Stands for the controller that a delegate doesn't name.
@MainActor
final class NoPresenter: UIViewController {}
