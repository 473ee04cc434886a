import SwiftSyntax

/// `@Entry var spacing = 8`: a value of SwiftUI's surroundings, whose macro isn't here. The key that it would make is
/// written out around the value, which stays in its line.
struct EntryPort {
    let port: FilePort

    /// The protocols of the keys, by what is extended.
    private static let protocols = ["EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey"]

    func run() {
        for body in port.file.bodies where body.kind == .extension {
            guard let key = Self.protocols[body.ownName] else { continue }
            for entry in body.entries { write(entry, as: key, in: body) }
        }
    }

    private func write(_ entry: TypeBody.Entry, as key: String, in body: TypeBody) {
        guard let attribute = entry.syntax.attributes?.first(named: "Entry"),
            let variable = entry.syntax.as(VariableDeclSyntax.self), variable.bindings.count == 1,
            let binding = variable.bindings.first, binding.accessorBlock == nil
        else { return }
        let words = ["public", "package", "internal", "fileprivate", "private"]
        let written = (Array(variable.modifiers) + Array(body.modifiers)).map(\.name.text).first(where: words.contains)
        // The key stands inside of the extension, and all of the file may set the value.
        let access = written.map { $0 == "private" ? "fileprivate " : $0 + " " } ?? ""
        let (name, type) = (entry.member.name, "__Entry_\(entry.member.name)")
        let start = (variable.modifiers.first?.range ?? variable.bindingSpecifier.range).lowerBound
        port.edits.blank(attribute.range, in: port.file)
        port.edits.replaceExactly(
            start..<binding.pattern.range.upperBound,
            with: "\(access)enum \(type): \(key) { \(access)nonisolated(unsafe) static let defaultValue"
        )
        let value = binding.initializer == nil ? " = nil" : ""
        let kind = binding.typeAnnotation?.type.trimmedDescription ?? "\(type).Value"
        port.edits.insert(
            "\(value) }; \(access)var \(name): \(kind) { get { self[\(type).self] } set { self[\(type).self] = newValue } }",
            at: variable.range.upperBound
        )
    }
}
