import InterfaceBuilder

extension Finding {
    /// Constraints of a document that can't hold together.
    init(unsatisfiable conflict: Hierarchy.Conflict, in document: Document, scene: String) {
        let broken = conflict.broken ?? conflict.constraints.first ?? ""
        let others = conflict.constraints.filter { $0 != broken }.sorted()
        let message =
            others.isEmpty
            ? "constraint \(broken) contradicts the frame that its view has"
            : "constraint \(broken) can't hold together with \(others.joined(separator: ", "))"
        self.init(
            file: document.name,
            line: document.object(withID: broken)?.line ?? 1,
            scene: scene,
            object: broken,
            rule: .unsatisfiable,
            message: message,
            fix: "delete one of them or lower its priority"
        )
    }
}
