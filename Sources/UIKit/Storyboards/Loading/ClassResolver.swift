import Foundation
import InterfaceBuilder

/// Finds the class of a document's object.
@MainActor
struct ClassResolver {
    let environment: LoadingEnvironment
    let document: Document

    init(_ environment: LoadingEnvironment, _ document: Document) {
        self.environment = environment
        self.document = document
    }

    /// The app's class where it is linked in and fits, else UIKit's; a missing one is reported once.
    func type(for node: ObjectNode, fallback: AnyClass) -> AnyClass {
        guard let name = node.customClass, environment.policy.usesCustomClasses else { return fallback }
        guard environment.policy.usesCustomClass(name) else { return fallback }
        // A document that takes its target's module keeps the name that the module had when it was saved.
        let modules = node.takesModuleFromTarget ? [node.customModule, nil] : [node.customModule]
        for module in modules {
            if let type = ClassRegistry.type(named: name, module: module), isSubclass(type, of: fallback) {
                return type
            }
        }
        environment.reportOnce(
            "class \(name)",
            LoadingNote(
                file: document.name,
                line: node.line,
                objectID: node.id,
                message: "custom class \(name) isn't linked in; \(node.className) stands in for it",
                missingClass: name
            )
        )
        return fallback
    }

    private func isSubclass(_ type: AnyClass, of base: AnyClass) -> Bool {
        var current: AnyClass? = type
        while let candidate = current {
            if candidate == base { return true }
            current = _getSuperclass(candidate)
        }
        return false
    }
}
