import ArgumentParser
import Foundation
import InterfaceBuilder
import Stage

/// `inset verify`: what Xcode would warn of.
struct VerifyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Reports what Xcode would warn of in documents.",
        discussion: """
            That is, by the names that --rule takes: views whose frames the constraints leave open (ambiguous), \
            constraints that can't hold together (unsatisfiable), labels and buttons without room for translations \
            (fixed-width, missing-trailing, missing-leading), texts and controls outside the safe area \
            (outside-safe-area), and, where it is asked for, views whose stored frame is more than half a point off \
            what their constraints say (misplaced). Documents are laid out as Xcode's canvas shows them, or on the \
            devices that --device names.

            Findings end with status 1. What loading leaves out or can't find (elements, outlets, classes, images, \
            fonts) is told on standard error.

            EXAMPLES
              inset verify Main.storyboard
              inset verify App/ --format json
              inset verify App/ --rule unsatisfiable --rule misplaced
              inset verify Main.storyboard --device "iPhone SE (3rd generation)" --device "iPhone 16" --content-size AX3
            """
    )

    /// How findings are printed.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json
    }

    @Argument(help: "Storyboards, xibs, or folders of them.")
    var paths: [String]

    @Option(
        name: .customLong("exclude"),
        help: "Leaves out documents of a folder: a name or path, with * for anything; may be repeated."
    )
    var excluded: [PathPattern] = []

    @Option(help: "How findings are printed: text or json.")
    var format: Format = .text

    @Option(name: .customLong("scene"), help: "Only the scene with this ID or storyboard identifier; may be repeated.")
    var scenes: [String] = []

    @Option(
        name: .customLong("rule"),
        help: ArgumentHelp(
            "Looks for these findings only, or all; may be repeated. Default: all but misplaced.",
            valueName: "rule"
        )
    )
    var rules: [String] = []

    @OptionGroup var options: VariantOptions

    func validate() throws { _ = try wantedRules() }

    private func wantedRules() throws -> Set<Finding.Rule> {
        guard !rules.isEmpty else { return Finding.Rule.standard }
        return try rules.reduce(into: []) { wanted, name in
            if name == "all" { return wanted.formUnion(Finding.Rule.allCases) }
            guard let rule = Finding.Rule(rawValue: name) else {
                let known = Finding.Rule.allCases.map(\.rawValue).joined(separator: ", ")
                throw ValidationError("--rule \(name): there is \(known) and all")
            }
            wanted.insert(rule)
        }
    }

    func run() throws { try MainActor.assumeIsolated { try runOnMainActor() } }

    @MainActor
    private func runOnMainActor() throws {
        let reader = try DocumentReader(paths: paths, locale: options.locale, excluding: excluded)
        let choice = SceneChoice(scenes)
        try reader.check(choice)
        let variants = try options.variants()
        let wanted = try wantedRules()
        let stage = Stage()
        var notes: [String] = []
        // Every device tells the same of a document.
        var told: Set<String> = []
        var findings: [Finding] = []
        for document in reader.findProjects() {
            let isWanted = { choice.includes(sceneID: $0, in: document.document) }
            let runs = try variants.map { variant in
                let found = try stage.findings(in: document, on: variant, rules: wanted, where: isWanted) { note in
                    if told.insert(note).inserted { notes.append(note) }
                }
                return (variant.device ?? "", found)
            }
            findings += variants[0].isCanvas ? runs[0].1 : Finding.merged(runs)
            notes += DocumentNotes(of: document.document).lines(stage)
        }
        for note in notes { ErrorOutput.line(note) }
        switch format {
        case .text:
            for finding in findings { try StandardOutput.line(finding.description) }
        case .json:
            try StandardOutput.json(["findings": findings])
        }
        if reader.hasFailures { throw ExitCode(ProgramEnd.failure) }
        if !findings.isEmpty { throw ExitCode(ProgramEnd.findings) }
    }
}
