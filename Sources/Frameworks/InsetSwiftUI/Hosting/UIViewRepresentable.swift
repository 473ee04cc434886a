/// A view of UIKit for SwiftUI; as the root of a `UIHostingController` it is shown.
@preconcurrency @MainActor
public protocol UIViewRepresentable: View where Body == Never {
    /// The kind of UIKit's view.
    associatedtype UIViewType: UIView
    /// What mediates between the two.
    associatedtype Coordinator = Void
    /// What is told about the surroundings.
    typealias Context = UIViewRepresentableContext<Self>
    /// Makes it; called once.
    func makeUIView(context: Context) -> UIViewType
    /// Brings it up to date; called once here, after it was made.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// Cleans up; never called here.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// Makes what mediates; called first.
    func makeCoordinator() -> Coordinator
    /// The size that the view takes of what is offered, in points; nil leaves it to UIKit.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
    /// Optional; UIKit's size.
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

    func size(_ view: UIView?, in room: CGSize, _ coordinator: Any?, _ environment: EnvironmentValues) -> CGSize? {
        guard let view = view as? UIViewType, let coordinator = coordinator as? Coordinator else { return nil }
        let context = Context(coordinator: coordinator, environment: environment)
        return sizeThatFits(ProposedViewSize(room), uiView: view, context: context)
    }

    /// Never asked for.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
    /// Optional; nothing.
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

    func made(in environment: EnvironmentValues) -> (view: UIView, coordinator: Any) {
        let context = Context(coordinator: makeCoordinator(), environment: environment)
        let view = makeUIView(context: context)
        updateUIView(view, context: context)
        return (view, context.coordinator)
    }
}

extension UIViewRepresentable where Coordinator == Void {
    /// Optional; none.
    public func makeCoordinator() {}
}

/// What a view of UIKit is told about its surroundings.
@preconcurrency @MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// What mediates.
    public let coordinator: Representable.Coordinator
    /// The surroundings: what the screen is like, and defaults.
    public let environment: EnvironmentValues
    /// How the update is animated: not here.
    public var transaction: Transaction { Transaction() }
    /// Makes changes as the update is animated: at once here.
    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
        changes()
        completion?()
    }
}
