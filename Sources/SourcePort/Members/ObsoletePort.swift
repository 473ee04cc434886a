import SwiftSyntax

/// Members that iOS itself has had since some version: `@available(iOS, obsoleted: 14)`.
///
/// There the compiler passes over the member, or over the system's where that came later than what the module is made
/// for. Here both are there at once, and the system's is meant wherever the two are the same.
struct ObsoletePort {
    let port: FilePort

    private static let word: StaticString = "obsoleted"

    func run() {
        guard port.file.contains(Self.word, in: 0..<port.file.bytes.count) else { return }
        let finder = ObsoleteFinder(viewMode: .sourceAccurate)
        finder.walk(port.file.tree)
        for place in finder.places { port.edits.insert("@_disfavoredOverload ", at: place) }
    }
}

/// Finds where members begin that are obsolete on iOS since some version.
private final class ObsoleteFinder: SyntaxVisitor {
    private(set) var places: [Int] = []

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { add(node.attributes) }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { add(node.attributes) }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { add(node.attributes) }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { add(node.attributes) }

    private func add(_ attributes: AttributeListSyntax) -> SyntaxVisitorContinueKind {
        let isObsolete = attributes.contains { element in
            guard case .attribute(let attribute) = element, let list = attribute.availabilityOnIOS else { return false }
            return list.contains { $0.argument.as(AvailabilityLabeledArgumentSyntax.self)?.label.text == "obsoleted" }
        }
        if isObsolete, let first = attributes.first {
            places.append(first.positionAfterSkippingLeadingTrivia.utf8Offset)
        }
        return .visitChildren
    }
}
