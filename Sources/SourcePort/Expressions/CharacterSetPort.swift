import SwiftSyntax

/// `CharacterSet.alphanumerics.inverted`: what Linux's Foundation makes of a set of its own ends the program when it is
/// changed afterwards, so a copy that can be changed is taken.
struct CharacterSetPort {
    let port: FilePort

    func run() {
        guard port.file.contains(".inverted", in: 0..<port.file.bytes.count) else { return }
        let finder = InverseFinder(viewMode: .sourceAccurate)
        finder.walk(port.file.tree)
        for name in finder.found { port.edits.replaceExactly(name.range, with: "_inverted") }
    }
}

/// Finds inverted sets of Foundation's, by their names.
private final class InverseFinder: SyntaxVisitor {
    private(set) var found: [TokenSyntax] = []

    private static let sets: Set<String> = [
        "alphanumerics", "capitalizedLetters", "controlCharacters", "decimalDigits", "decomposables",
        "illegalCharacters", "letters", "lowercaseLetters", "newlines", "nonBaseCharacters", "punctuationCharacters",
        "symbols", "uppercaseLetters", "urlFragmentAllowed", "urlHostAllowed", "urlPasswordAllowed", "urlPathAllowed",
        "urlQueryAllowed", "urlUserAllowed", "whitespaces", "whitespacesAndNewlines",
    ]

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.declName.baseName.text == "inverted", node.parent?.is(FunctionCallExprSyntax.self) != true,
            let set = node.base?.as(MemberAccessExprSyntax.self), Self.sets.contains(set.declName.baseName.text)
        else { return .visitChildren }
        let owner = set.base?.trimmedDescription
        if owner == nil || owner == "CharacterSet" || owner == "Foundation.CharacterSet" {
            found.append(node.declName.baseName)
        }
        return .skipChildren
    }
}
