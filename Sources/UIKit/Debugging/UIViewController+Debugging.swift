extension UIViewController {
    /// The controller and all below it, a line each: children indented, what they present after a `+`.
    public func _printHierarchy() -> String {
        hierarchyLines(prefix: "").joined(separator: "\n")
    }

    private func hierarchyLines(prefix: String) -> [String] {
        var line = "<\(ViewDescription.className(of: self)) \(ViewDescription.address(of: self))>"
        line += ", state: \(isViewLoaded && view.window != nil ? "appeared" : "disappeared")"
        if isViewLoaded {
            line += ", view: <\(ViewDescription.className(of: view)) \(ViewDescription.address(of: view))>"
        } else {
            line += ", view: (view not loaded)"
        }
        var lines = [prefix + line]
        for child in children { lines += child.hierarchyLines(prefix: prefix + "   | ") }
        if let presented = presentedViewController, presented.presentingViewController === self {
            lines += presented.hierarchyLines(prefix: prefix + "   + ")
        }
        return lines
    }
}
