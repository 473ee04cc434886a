import SwiftSyntax

/// `Bundle(for:)` in a framework whose resources lie in a bundle of their own, as all code is in one program here.
struct BundlePort {
    let port: FilePort

    func run() {
        guard let folder = port.job.bundle, port.file.contains("Bundle(for", in: 0..<port.file.bytes.count) else {
            return
        }
        let finder = BundleFinder(viewMode: .sourceAccurate)
        finder.walk(port.file.tree)
        for call in finder.calls {
            let type = call.calledExpression.trimmedDescription
            let path = "\(type).main.bundlePath + \"/\(folder)\""
            port.edits.insert("(\(type)(path: \(path)) ?? ", at: call.range.lowerBound)
            port.edits.insert(")", at: call.range.upperBound)
        }
    }
}

/// Finds `Bundle(for: …)`.
private final class BundleFinder: SyntaxVisitor {
    private(set) var calls: [FunctionCallExprSyntax] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let isBundle = ["Bundle", "Foundation.Bundle"].contains(node.calledExpression.trimmedDescription)
        if isBundle, node.arguments.count == 1, node.arguments.first?.label?.text == "for" { calls.append(node) }
        return .visitChildren
    }
}
