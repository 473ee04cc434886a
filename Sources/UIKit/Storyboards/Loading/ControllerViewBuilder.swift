import InterfaceBuilder

/// Makes the view that a document holds for a controller, when the controller is asked for it.
@MainActor
struct ControllerViewBuilder {
    /// The controller's node, with the variations of the size classes.
    let node: ObjectNode

    /// Has a controller build its view from the node; a node without a view leaves the controller to its own.
    func attach(to controller: UIViewController, of instance: NibInstance) {
        controller.loading.nib = instance
        controller.loading.viewBuilder = { [weak controller] in
            guard let controller, let instance = controller.loading.nib else { return nil }
            return buildView(of: controller, instance)
        }
    }

    /// Makes the root view with everything in it and connects it.
    private func buildView(of controller: UIViewController, _ instance: NibInstance) -> UIView? {
        guard let viewNode = node.rootView, let view = instance.makeView(viewNode) else { return nil }
        if let refreshing = node.object(forKey: "refreshControl"),
            let control = instance.makeView(refreshing) as? UIRefreshControl
        {
            (view as? UIScrollView)?.refreshControl = control
        }
        controller.setView(view)
        if placeGuides(of: controller, instance) {
            NibConstraints(instance).addMissing(below: instance.resolved(viewNode))
        }
        instance.finish()
        instance.follow(view)
        // PR-26, PR-M32: whatever size a storyboard has, the view has the screen's when its controller hears of it.
        if instance.storyboard != nil, instance.environment.policy.fitsViewsToScreen {
            view.frame = UIScreen.main.bounds
        }
        NibConnections(instance).embedChildren(of: controller)
        return view
    }

    /// Top and bottom layout guides belong to the controller, but the root view's constraints name them; answers whether
    /// there are any, so that what names them is made now.
    private func placeGuides(of controller: UIViewController, _ instance: NibInstance) -> Bool {
        var hasGuides = false
        for guide in node.layoutGuides {
            switch guide.kind {
            case .top: instance.place(controller.topLayoutGuide, withID: guide.id)
            case .bottom: instance.place(controller.bottomLayoutGuide, withID: guide.id)
            default: continue
            }
            hasGuides = true
        }
        return hasGuides
    }
}
