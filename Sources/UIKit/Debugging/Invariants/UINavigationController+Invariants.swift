extension UINavigationController {
    /// The stack, the children, the bar and the view in place agree; while a transition runs only the first two.
    func checkInvariants() -> [String] {
        var violations: [String] = []
        let stack = navigation.stack
        if Set(stack.map { ObjectIdentifier($0) }).count != stack.count {
            violations.append("a controller stands in the stack twice")
        }
        for controller in stack where controller.parent !== self {
            violations.append("\(type(of: controller)) is in the stack, and no child")
        }
        guard navigation.finishTransition == nil, isViewLoaded else { return named(violations) }
        if children.count != stack.count {
            violations.append("there are \(children.count) children, and \(stack.count) controllers in the stack")
        }
        if let bar = navigation.bar, !(parent is UINavigationController) {
            let items = bar.items ?? []
            let shown = stack.flatMap { ($0 as? UINavigationController)?.viewControllers ?? [$0] }
            if !items.elementsEqual(shown.map(\.navigationItem), by: ===) {
                violations.append("the bar has \(items.count) items, which aren't those of \(shown.count) controllers")
            }
        }
        if view.window != nil, let shown = navigation.shown {
            if shown !== stack.last { violations.append("the controller that is shown isn't the top of the stack") }
            if shown.viewIfLoaded?.isDescendant(of: view) != true {
                violations.append("the view of \(type(of: shown)), which is shown, isn't in place")
            }
        }
        for controller in stack.dropLast() where controller.viewIfLoaded?.superview === navigation.contentView {
            guard controller.viewIfLoaded?.superview != nil else { continue }
            violations.append("the view of \(type(of: controller)), which is covered, is still in place")
        }
        return named(violations)
    }

    private func named(_ violations: [String]) -> [String] { violations.map { "\(type(of: self)): \($0)" } }
}
