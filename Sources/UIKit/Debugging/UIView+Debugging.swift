extension UIView {
    /// The view and all below it, a line each, indented by depth.
    package func recursiveDescription() -> String { ViewTree(self).lines(of: \.description).joined(separator: "\n") }

    /// The tree with each view's constraints to the island that lays it out, and what is ambiguous.
    public func _autolayoutTrace() -> String {
        let root = window ?? rootView
        let lines = ViewTree(root).lines { view in
            let mark = view.translatesAutoresizingMaskIntoConstraints ? "" : "*"
            let name = mark + ConstraintDescription.name(of: view)
            return view.hasAmbiguousLayout ? "\(name)- AMBIGUOUS LAYOUT for \(view.ambiguityNotes)" : name
        }
        return "\n" + lines.joined(separator: "\n") + "\n\nLegend:\n\t* - is laid out with auto layout\n"
    }

    /// `UILabel:0x….minX{id: 12}, …`: the variables that the constraints leave open.
    private var ambiguityNotes: String {
        guard let engine = superview?.islandRoot.engine else { return "" }
        let name = ConstraintDescription.name(of: self)
        return engine.openVariables(of: self).map { "\(name).\($0.name){id: \($0.id)}" }.joined(separator: ", ")
    }
}

extension LayoutEngine {
    /// The sides and sizes of a view that aren't determined, with the numbers of their variables.
    func openVariables(of view: UIView) -> [(name: String, id: Int)] {
        guard let geometry = system.geometry(of: view) else { return [] }
        let open = system.solver.ambiguousVariables()
        let parts = [
            ("minX", geometry.origin.horizontal), ("minY", geometry.origin.vertical),
            ("Width", geometry.size.horizontal),
            ("Height", geometry.size.vertical),
        ]
        return parts.compactMap { name, expression in
            guard let term = expression.terms.first(where: { open.contains($0.variable) }) else { return nil }
            return (name, term.variable.number)
        }
    }
}
