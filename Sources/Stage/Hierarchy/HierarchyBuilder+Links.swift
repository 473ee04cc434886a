import UIKit

/// Where views lead.
extension HierarchyBuilder {
    /// The ids of the constraints that the views of some trees hold.
    static func constraintIDs(in trees: [ViewTree], _ names: SceneNames) -> [ObjectIdentifier: String] {
        var ids: [ObjectIdentifier: String] = [:]
        for view in trees.flatMap(\.nodes).map(\.view) {
            for (index, constraint) in view.constraints.enumerated() {
                ids[ObjectIdentifier(constraint)] = id(of: constraint, heldBy: names.id(of: view), index: index, names)
            }
        }
        return ids
    }

    /// The class of the controller whose view it is.
    func controllerName(of view: UIView) -> String? {
        guard let controller = view.next as? UIViewController, controller.viewIfLoaded === view else { return nil }
        return ViewDescription.className(of: controller)
    }

    /// The class as an app knows it, in place of UIKit's own that is behind it.
    private func name(of responder: UIResponder) -> String {
        responder is UIWindowScene ? "UIWindowScene" : ViewDescription.className(of: responder)
    }

    /// More are a chain that an app made go in a circle.
    private static let mostResponders = 200

    func responders(after view: UIView) -> [Hierarchy.Responder] {
        sequence(first: view as UIResponder, next: \.next).dropFirst().prefix(Self.mostResponders).map { responder in
            Hierarchy.Responder(
                className: name(of: responder),
                view: (responder as? UIView).map { names.id(of: $0) }
            )
        }
    }
}
