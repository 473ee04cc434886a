import SwiftSyntax

/// Switches over a framework's enumeration that was extended after the source was written.
///
/// An iOS SDK of its time let such a switch compile; today's cases that it doesn't name end it as unknown ones do. An
/// enumeration of the module's own that has just the same cases gets a default that nothing leads to.
struct SwitchPort {
    let port: FilePort

    /// Cases that an enumeration had at first, and those that were added.
    private static let grown: [(first: Set<String>, added: Set<String>)] = [
        // PHAuthorizationStatus, CNAuthorizationStatus
        (["notDetermined", "restricted", "denied", "authorized"], ["limited"]),
        // UNAuthorizationStatus
        (["notDetermined", "denied", "authorized"], ["provisional", "ephemeral"]),
        // UIUserInterfaceIdiom
        (["phone", "pad", "unspecified"], ["tv", "carPlay", "mac", "vision"]),
        // LABiometryType
        (["none", "touchID", "faceID"], ["opticID"]),
        // UIStatusBarStyle
        (["default", "lightContent"], ["darkContent"]),
        // SKPaymentTransactionState
        (["purchasing", "purchased", "failed", "restored"], ["deferred"]),
    ]

    func run() {
        let whole = 0..<port.file.bytes.count
        guard port.file.contains("switch", in: whole) else { return }
        let finder = OpenSwitchFinder(viewMode: .sourceAccurate)
        finder.walk(port.file.tree)
        for (names, end) in finder.found where isOutgrown(names) {
            port.edits.insert("default: Swift.fatalError(\"a case that is newer than this switch\") ", at: end)
        }
    }

    private func isOutgrown(_ names: Set<String>) -> Bool {
        Self.grown.contains { first, added in
            names.isSuperset(of: first) && names.isSubset(of: first.union(added)) && !names.isSuperset(of: added)
        }
    }
}

/// Finds switches without a default whose cases are all plain names.
private final class OpenSwitchFinder: SyntaxVisitor {
    private(set) var found: [(names: Set<String>, end: Int)] = []

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
        var names = Set<String>()
        for element in node.cases {
            guard case .switchCase(let branch) = element, case .case(let label) = branch.label,
                branch.attribute == nil
            else { return .visitChildren }
            for item in label.caseItems {
                guard item.whereClause == nil,
                    let pattern = item.pattern.as(ExpressionPatternSyntax.self),
                    let member = pattern.expression.as(MemberAccessExprSyntax.self)
                else { return .visitChildren }
                names.insert(member.declName.baseName.text.filter { $0 != "`" })
            }
        }
        if !names.isEmpty { found.append((names, node.rightBrace.range.lowerBound)) }
        return .visitChildren
    }
}
