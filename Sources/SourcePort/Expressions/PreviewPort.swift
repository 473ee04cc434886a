import SwiftSyntax

/// `#Preview { … }`: only Xcode asks for it, and the macro that would make a type of it isn't here.
struct PreviewPort {
    let port: FilePort

    func run() {
        for directive in port.file.directives where directive.name == "Preview" {
            guard let range = range(at: directive.offset) else { continue }
            port.edits.blank(range, in: port.file)
        }
    }

    /// The whole preview, with its attributes and closures; nil where the word is no macro.
    private func range(at offset: Int) -> Range<Int>? {
        var next = port.file.tree.token(at: AbsolutePosition(utf8Offset: offset))?.parent
        while let node = next {
            // Behind attributes it is a declaration, else an expression.
            if node.is(MacroExpansionDeclSyntax.self) || node.is(MacroExpansionExprSyntax.self) { return node.range }
            next = node.parent
        }
        return nil
    }
}
