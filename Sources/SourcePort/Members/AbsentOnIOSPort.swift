import SwiftSyntax

/// `@available(iOS, unavailable)`: what an app for iOS can't use, and a switch needn't name, it can't use here.
struct AbsentOnIOSPort {
    let port: FilePort

    private static let word: StaticString = "unavailable"

    func run() {
        guard port.file.contains(Self.word, in: 0..<port.file.bytes.count) else { return }
        let finder = AbsentOnIOSFinder(viewMode: .sourceAccurate)
        finder.walk(port.file.tree)
        // The name is replaced without a change of place, so that columns stay.
        for platform in finder.platforms { port.edits.replace(platform, with: "*", in: port.file) }
    }
}

/// Finds the names of iOS in attributes that say that there is none of it.
private final class AbsentOnIOSFinder: SyntaxVisitor {
    private(set) var platforms: [Range<Int>] = []

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        guard let list = node.availabilityOnIOS, let platform = list.first?.argument,
            list.contains(where: { $0.argument.trimmedDescription == "unavailable" })
        else { return .visitChildren }
        platforms.append(platform.range)
        return .visitChildren
    }
}
