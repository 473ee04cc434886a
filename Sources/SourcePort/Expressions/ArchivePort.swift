import SwiftSyntax

/// Archives that are read: data that is none stops the program in Foundation for Linux, and is an error on iOS.
struct ArchivePort {
    let port: FilePort

    func run() {
        guard port.file.contains("NSKeyedUnarchiver", in: 0..<port.file.bytes.count) else { return }
        let finder = ArchiveFinder(viewMode: .sourceAccurate)
        finder.walk(port.file.tree)
        for (place, text) in finder.insertions { port.edits.insert(text, at: place) }
    }
}

/// Finds calls that read an archive, and what turns them into ours.
private final class ArchiveFinder: SyntaxVisitor {
    private(set) var insertions: [(place: Int, text: String)] = []

    private static let name = "NSKeyedUnarchiver"
    private static let functions: Set<String> = [
        "unarchiveTopLevelObjectWithData", "unarchiveObject", "unarchivedObject",
    ]
    private static let labels: Set<String?> = [nil, "with", "ofClass", "ofClasses"]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let label = node.arguments.first?.label?.text
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
            let isKnown = Self.functions.contains(member.declName.baseName.text) && Self.labels.contains(label)
            if isKnown, member.base?.trimmedDescription == Self.name {
                insertions.append((member.declName.range.lowerBound, "_"))
            }
        } else if node.calledExpression.trimmedDescription == Self.name, label == "forReadingFrom" {
            insertions.append((node.calledExpression.range.upperBound, "._reading"))
        }
        return .visitChildren
    }
}
