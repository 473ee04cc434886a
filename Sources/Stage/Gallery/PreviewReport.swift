/// What a run has to say on standard error: a line for everything odd, each once.
///
/// The page tells all of it in full; here the names of classes and properties are summed up.
package struct PreviewReport {
    package let pictureCount: Int
    /// What is told about documents, classes and assets.
    private var notes: [String]
    private let failures: [String]

    /// Whether a picture is missing.
    package var hasFailures: Bool { !failures.isEmpty }

    /// How many names of classes and properties fit a line.
    private static let mostNames = 6

    package init(outcomes: [PreviewOutcome]) {
        pictureCount = outcomes.count { $0.picture != nil }
        failures = outcomes.compactMap(\.failure)
        var notes = outcomes.flatMap(\.notes).map(\.description)
        var fonts: Set<String> = []
        for substitution in outcomes.flatMap(\.substitutions) where fonts.insert(substitution.font).inserted {
            notes.append(substitution.note.description)
        }
        let classes = Self.unique(outcomes.flatMap(\.missingClasses))
        if !classes.isEmpty {
            let verb = classes.count == 1 ? "class isn't" : "classes aren't"
            notes.append("the app's \(verb) linked in, UIKit's stand in: \(Self.list(classes))")
        }
        let properties = Self.unique(outcomes.flatMap(\.missingProperties))
        if !properties.isEmpty {
            notes.append("runtime attributes that no class here has were left alone: \(Self.list(properties))")
        }
        self.notes = notes
    }

    /// Adds lines before the others and drops what is said twice.
    package mutating func tell(first lines: [PlacedNote]) { notes = Self.unique(lines.map(\.description) + notes) }

    /// All that is to be told, failures first.
    package var lines: [String] { Self.unique(failures + notes) }

    private static func list(_ names: [String]) -> String {
        let rest = names.count > mostNames ? " and \(names.count - mostNames) more" : ""
        return names.prefix(mostNames).joined(separator: ", ") + rest
    }

    private static func unique(_ lines: [String]) -> [String] {
        var seen: Set<String> = []
        return lines.filter { seen.insert($0).inserted }
    }
}
