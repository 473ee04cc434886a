/// A view controller of UIKit for SwiftUI; as the root of a `UIHostingController` it is shown.
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: View where Body == Never {
    /// The kind of UIKit's view controller.
    associatedtype UIViewControllerType: UIViewController
    /// What mediates between the two.
    associatedtype Coordinator = Void
    /// What is told about the surroundings.
    typealias Context = UIViewControllerRepresentableContext<Self>
    /// Makes it; called once.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Brings it up to date; called once here, after it was made.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// Cleans up; never called here.
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    /// Makes what mediates; called first.
    func makeCoordinator() -> Coordinator
    /// The size that the controller's view takes of what is offered, in points; nil leaves it to UIKit.
    func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize?
}

extension UIViewControllerRepresentable {
    /// Optional; UIKit's size.
    public func sizeThatFits(
        _ proposal: ProposedViewSize,
        uiViewController: UIViewControllerType,
        context: Context
    ) -> CGSize? { nil }

    func size(
        _ controller: UIViewController?,
        in room: CGSize,
        _ coordinator: Any?,
        _ environment: EnvironmentValues
    ) -> CGSize? {
        guard let controller = controller as? UIViewControllerType, let coordinator = coordinator as? Coordinator else {
            return nil
        }
        let context = Context(coordinator: coordinator, environment: environment)
        return sizeThatFits(ProposedViewSize(room), uiViewController: controller, context: context)
    }

    /// Never asked for.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
    /// Optional; nothing.
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType,
        coordinator: Coordinator
    ) {}

    func made(in environment: EnvironmentValues) -> (controller: UIViewController, coordinator: Any) {
        let context = Context(coordinator: makeCoordinator(), environment: environment)
        let controller = makeUIViewController(context: context)
        updateUIViewController(controller, context: context)
        return (controller, context.coordinator)
    }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    /// Optional; none.
    public func makeCoordinator() {}
}

/// What a view controller of UIKit is told about its surroundings.
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// What mediates.
    public let coordinator: Representable.Coordinator
    /// The surroundings: what the screen is like, and defaults.
    public let environment: EnvironmentValues
    /// How the update is animated: not here.
    public var transaction: Transaction { Transaction() }
}
