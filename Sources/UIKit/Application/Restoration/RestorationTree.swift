/// The controllers and views of an app that take part, by their paths: each has an identifier, as all above it have.
@MainActor
struct RestorationTree {
    private(set) var controllers: [(path: [String], controller: UIViewController)] = []
    private(set) var views: [(path: [String], view: UIView)] = []

    /// Of all windows, those in front last.
    init() { for window in WindowList.ofApp { if let root = window.rootViewController { add(root, below: []) } } }

    /// Of one controller and what is below it.
    init(_ controller: UIViewController, below path: [String]) { add(controller, below: path) }

    private mutating func add(_ controller: UIViewController, below parent: [String]) {
        guard let name = controller.restorationIdentifier, !name.isEmpty else { return }
        let path = parent + [name]
        guard !controllers.contains(where: { $0.path == path }) else { return }
        controllers.append((path, controller))
        if let view = controller.viewIfLoaded { add(view, below: path) }
        for child in controller.children { add(child, below: path) }
        if let presented = controller.presentation.presented, presented.presentation.presenting === controller {
            add(presented, below: path)
        }
    }

    private mutating func add(_ view: UIView, below parent: [String]) {
        var path = parent
        if let name = view.restorationIdentifier, !name.isEmpty {
            path.append(name)
            views.append((path, view))
        }
        for subview in view.subviews where subview.owningViewController == nil { add(subview, below: parent) }
    }
}
