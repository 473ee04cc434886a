import SwiftSyntax

/// Calls of bundles that mean something else here: those that find resources, whose addresses are objects in Linux's
/// Foundation, and `Bundle(for:)` in a framework whose resources lie in a bundle of their own, as all code is in one
/// program.
struct BundlePort {
    let port: FilePort

    func run() {
        let everywhere = 0..<port.file.bytes.count
        let hasAddresses = port.file.contains("forResourcesWithExtension", in: everywhere)
        let folder = port.file.contains("Bundle(for", in: everywhere) ? port.job.bundle : nil
        guard hasAddresses || folder != nil else { return }
        let finder = BundleFinder(viewMode: .sourceAccurate)
        finder.walk(port.file.tree)
        for name in finder.addresses { port.edits.replaceExactly(name.range, with: "_urls") }
        guard let folder else { return }
        for call in finder.bundles {
            let type = call.calledExpression.trimmedDescription
            let path = "\(type).main.bundlePath + \"/\(folder)\""
            port.edits.insert("(\(type)(path: \(path)) ?? ", at: call.range.lowerBound)
            port.edits.insert(")", at: call.range.upperBound)
        }
    }
}

/// Finds `Bundle(for: …)` and `….urls(forResourcesWithExtension: …)`.
private final class BundleFinder: SyntaxVisitor {
    private(set) var bundles: [FunctionCallExprSyntax] = []
    /// The names of the calls that find resources.
    private(set) var addresses: [TokenSyntax] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let isBundle = ["Bundle", "Foundation.Bundle"].contains(node.calledExpression.trimmedDescription)
        if isBundle, node.arguments.count == 1, node.arguments.first?.label?.text == "for" { bundles.append(node) }
        if node.arguments.first?.label?.text == "forResourcesWithExtension", node.arguments.count > 1,
            let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName, name.text == "urls"
        {
            addresses.append(name)
        }
        return .visitChildren
    }
}
