import SwiftSyntax

/// Classes of an app that are built on those of Foundation whose initializers Linux hides from subclasses: a session that
/// stands in for the real one in tests is made without arguments.
struct OwnKindPort {
    let port: FilePort

    /// What stands between such a class of Foundation's and an app's.
    private static let bases = ["URLSession": "OwnURLSession"]

    func run() {
        for body in port.file.bodies where body.kind == .class {
            guard let first = body.inheritance?.inheritedTypes.first?.type,
                let name = first.trimmedDescription.split(separator: ".").last.map(String.init),
                let base = Self.bases[name], port.index.entries[name]?.declaration == nil,
                !hasInitializerWithArguments(body)
            else { continue }
            let module = port.job.aliases?["InsetFoundation"] ?? "InsetFoundation"
            port.edits.append("import \(module)")
            port.edits.replaceExactly(first.range, with: "\(module).\(base)")
        }
    }

    /// One with arguments may call the frameworks' own, which a class between them hasn't got.
    private func hasInitializerWithArguments(_ body: TypeBody) -> Bool {
        body.entries.contains { entry in
            entry.member.kind == .initializer && entry.syntax.description.contains("super.init(configuration")
        }
    }
}
