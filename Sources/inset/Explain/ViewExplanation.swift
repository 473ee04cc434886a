import UIKit

/// Why a document's view has its frame, with the document's object IDs.
@MainActor
struct ViewExplanation: Encodable {
    /// An edge or size, in points of the superview's bounds space.
    struct Side: Encodable {
        let side: String
        let value: Double
        let isOpen: Bool
        let steps: [Step]
    }

    struct Step: Encodable {
        let kind: String
        /// The constraint's object ID; nil for what the document doesn't have.
        let id: String?
        let text: String
        let violation: Double
    }

    /// The view's object ID.
    let id: String
    let `class`: String
    /// x, y, width and height in the superview's bounds space, in points.
    let frame: [Double]
    /// Empty for a view that stands in no other.
    let sides: [Side]
    /// What `inset explain` prints.
    let text: String

    private enum CodingKeys: CodingKey { case id, `class`, frame, sides }

    init(of view: UIView, id: String, in instance: NibInstance) {
        var ids: [ObjectIdentifier: String] = [:]
        for (id, object) in instance.objects { ids[ObjectIdentifier(object)] = id }
        let name = { (object: AnyObject) -> String in
            let owner = (object as? UILayoutGuide)?.owningView
            let named = ids[ObjectIdentifier(object)] ?? owner.flatMap { ids[ObjectIdentifier($0)] }
            let type = (object as? UILayoutGuide)?.identifier ?? ""
            let kind = type.isEmpty ? String(describing: Swift.type(of: object)) : type
            return named.map { "\(kind)(\($0))" } ?? kind
        }
        let explanation = view.explainFrame(naming: name)
        self.id = id
        `class` = String(describing: type(of: view))
        let frame = view.frame
        self.frame = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
        sides = (explanation?.answers ?? []).map { answer in
            Side(
                side: answer.side.rawValue,
                value: Double(answer.value),
                isOpen: answer.isOpen,
                steps: answer.steps.map { step in
                    Step(
                        kind: step.kind.rawValue,
                        id: step.constraint.flatMap { ids[ObjectIdentifier($0)] },
                        text: step.text,
                        violation: Double(step.violation)
                    )
                }
            )
        }
        let numbers = self.frame.map(FrameTable.number).joined(separator: " ")
        var lines = ["\(name(view))  \(numbers)"]
        if explanation == nil { lines.append("  it stands in no other view, which gives it its frame") }
        if let explanation { lines += explanation.lines { ids[ObjectIdentifier($0)] }.map { "  \($0)" } }
        text = lines.joined(separator: "\n")
    }
}
