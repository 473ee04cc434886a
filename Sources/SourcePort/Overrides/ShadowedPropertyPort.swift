import SwiftSyntax

/// Overrides of properties that UIKit's class has by an extension here, because subclasses of its own declare them with
/// other types: `delegate` of a scroll view. Who declares the property anew hides it, and needs no `override` for that.
struct ShadowedPropertyPort {
    let port: FilePort

    /// Properties by name, and the class of UIKit's that the app's has to be derived from directly.
    private static let owners = ["delegate": "UIScrollView"]

    func run() {
        for body in port.file.bodies where body.kind == .class {
            for entry in body.entries {
                guard entry.member.traits.contains(.isOverride), let owner = Self.owners[entry.member.name],
                    let variable = entry.syntax.as(VariableDeclSyntax.self), isFirst(entry.member.name, in: body, owner)
                else { continue }
                hide(variable, named: entry.member.name)
            }
        }
    }

    /// Whether no class of the project's between this one and UIKit's declares the property.
    private func isFirst(_ name: String, in body: TypeBody, _ owner: String) -> Bool {
        guard let entry = port.index.entry(body.name) else { return false }
        let above = port.index.superclasses(of: entry.summary.name).dropFirst()
        guard let end = above.firstIndex(where: { Frameworks.modules.contains($0.module) }) else { return false }
        return above[end].summary.name == owner
            && above[..<end].allSatisfy { entry in !entry.summary.members.contains { $0.name == name } }
    }

    private func hide(_ variable: VariableDeclSyntax, named name: String) {
        if let block = variable.bindings.first?.accessorBlock, case .accessors(let accessors) = block.accessors,
            let only = accessors.first, accessors.count == 1, let braces = only.body
        {
            let given = only.parameters?.name.text
            let start = only.accessorSpecifier.range.lowerBound..<braces.leftBrace.range.upperBound
            switch only.accessorSpecifier.text {
            case "didSet":
                let old = given ?? "oldValue"
                port.edits.replaceExactly(
                    start,
                    with:
                        "get { super.\(name) } set { let \(old) = super.\(name); super.\(name) = newValue; _ = \(old);"
                )
            case "willSet":
                let alias = given.map { " let \($0) = newValue;" } ?? ""
                port.edits.replaceExactly(
                    start,
                    with: "get { super.\(name) } set { defer { super.\(name) = newValue };\(alias)"
                )
            default: break
            }
        }
        for modifier in variable.modifiers where modifier.name.text == "override" {
            port.edits.blank(modifier.range, in: port.file)
        }
    }
}
