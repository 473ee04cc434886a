import SwiftSyntax

/// A property that Linux's Foundation declares and nobody may use: it is used under another name, which
/// `InsetFoundation` has.
struct UnavailablePort {
    let port: FilePort

    private static let name: StaticString = "waitsForConnectivity"

    func run() {
        guard port.file.contains(Self.name, in: 0..<port.file.bytes.count) else { return }
        let finder = MemberFinder(name: "\(Self.name)")
        finder.walk(port.file.tree)
        for name in finder.found { port.edits.replaceExactly(name.range, with: "_\(name.text)") }
    }
}

/// Finds `object.name`.
private final class MemberFinder: SyntaxVisitor {
    private let name: String
    private(set) var found: [TokenSyntax] = []

    init(name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.declName.baseName.text == name { found.append(node.declName.baseName) }
        return .visitChildren
    }
}
