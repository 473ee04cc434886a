import SwiftSyntax

/// Properties that Linux's Foundation declares and nobody may use: they are used under another name, which
/// `InsetFoundation` has.
struct UnavailablePort {
    let port: FilePort

    private static let names: Set<String> = ["waitsForConnectivity"]

    func run() {
        guard port.file.contains("waitsForConnectivity", in: 0..<port.file.bytes.count) else { return }
        let finder = MemberFinder(names: Self.names)
        finder.walk(port.file.tree)
        for name in finder.found { port.edits.replaceExactly(name.range, with: "_\(name.text)") }
    }
}

/// Finds `object.name`.
private final class MemberFinder: SyntaxVisitor {
    private let names: Set<String>
    private(set) var found: [TokenSyntax] = []

    init(names: Set<String>) {
        self.names = names
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if names.contains(node.declName.baseName.text) { found.append(node.declName.baseName) }
        return .visitChildren
    }
}
