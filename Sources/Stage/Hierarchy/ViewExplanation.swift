import Foundation

/// Why a document's view has its frame, with the document's object IDs, as `inset explain` prints it.
package struct ViewExplanation: Encodable {
    /// An edge or size, in points of the superview's bounds space.
    struct Side: Encodable {
        let side: String
        @ThreeDecimals var value: Double
        let isOpen: Bool
        let steps: [Step]
    }

    struct Step: Encodable {
        let kind: String
        /// The constraint's object ID; nil for what the document doesn't have.
        let id: String?
        let text: String
        @ThreeDecimals var violation: Double
    }

    /// The view's object ID.
    package let id: String
    let `class`: String
    /// x, y, width and height in the superview's bounds space, in points.
    let frame: [Double]
    /// Empty for a view that stands in no other.
    let sides: [Side]
    /// What `inset explain` prints.
    package let text: String

    private enum CodingKeys: CodingKey { case id, `class`, frame, sides }

    /// The explanations of those of the views that a scene has, in the order of the IDs.
    @MainActor
    package static func explanations(ofViewsWithIDs ids: [String], in scene: StagedScene) -> [ViewExplanation] {
        guard !ids.isEmpty else { return [] }
        let views = scene.hierarchy(.explanations, explaining: Set(ids)).views
        var seen: Set<String> = []
        let asked = ids.filter { seen.insert($0).inserted }
        return asked.compactMap { id in views.first { $0.documentID == id }.map { ViewExplanation(of: $0, id: id) } }
    }

    private init(of view: Hierarchy.View, id: String) {
        self.id = id
        `class` = view.className
        frame = view.frame.numbers.map(ThreeDecimals.rounded)
        let answers = view.explanation ?? []
        sides = answers.map { answer in
            Side(
                side: answer.side,
                value: answer.value,
                isOpen: answer.isOpen,
                steps: answer.steps.map { Step(kind: $0.kind, id: $0.id, text: $0.text, violation: $0.violation) }
            )
        }
        var lines = ["\(view.className)(\(id))  \(frame.map(ThreeDecimals.text).joined(separator: " "))"]
        if view.explanation == nil { lines.append("  it stands in no other view, which gives it its frame") }
        text = (lines + answers.flatMap(Self.lines).map { "  \($0)" }).joined(separator: "\n")
    }

    /// A line for the side and an indented one for each step.
    private static func lines(of answer: Hierarchy.ExplainedSide) -> [String] {
        let note = answer.isOpen ? ", which isn't the only possibility" : ""
        let steps = answer.steps.map { step in
            let name = step.id.map { "  [\($0)]" } ?? ""
            let miss = step.violation == 0 ? "" : ", missed by \(number(step.violation))"
            return "  \(step.text)\(name)\(miss)"
        }
        return ["\(answer.side) \(number(answer.value))\(note)"]
            + (steps.isEmpty ? ["  no constraint fixes it"] : steps)
    }

    /// As the steps, which are UIKit's, write numbers: six digits.
    private static func number(_ value: Double) -> String { String(format: "%g", value) }
}
