/// Why a view has its frame: for each edge and size the chain of constraints that fixes it.
@MainActor
package struct FrameExplanation {
    /// What of a frame is explained, of the alignment rectangle in the superview's bounds space (AL-11).
    package enum Side: String, CaseIterable, Sendable {
        case left, right, top, bottom, width, height

        var axis: NSLayoutConstraint.Axis {
            switch self {
            case .left, .right, .width: .horizontal
            case .top, .bottom, .height: .vertical
            }
        }
    }

    /// A link of the chain.
    package struct Step {
        package enum Kind: String, Sendable {
            /// A constraint that the app or a document made.
            case constraint
            /// What a view's content wants: hugging or compression resistance (AL-10).
            case content
            /// A frame with its autoresizing mask (AL-30).
            case mask
            /// What comes from outside: margins, safe areas, the size of a controller's view.
            case given
            /// A size that can't be smaller than zero (AL-6).
            case bound
        }

        package let kind: Kind
        /// Nil for contents and bounds.
        package let constraint: NSLayoutConstraint?
        /// The step in words.
        package let text: String
        /// By how many points the constraint is missed; 0 for one that holds.
        package let violation: CGFloat
    }

    /// One edge or size, and what fixes it.
    package struct Answer {
        package let side: Side
        /// Points, as the solver has it: not rounded to pixels.
        package let value: CGFloat
        /// From the view outward; empty where nothing fixes the side.
        package let steps: [Step]
        /// Whether other values would do as well (AL-7).
        package let isOpen: Bool
    }

    /// In the order of ``Side``.
    package let answers: [Answer]

    /// A line for each answer and an indented one for each step.
    ///
    /// - Parameter id: Names constraints, in brackets; none by default.
    package func lines(identifying id: (NSLayoutConstraint) -> String? = { _ in nil }) -> [String] {
        answers.flatMap { answer in
            let note = answer.isOpen ? ", which isn't the only possibility" : ""
            let head = "\(answer.side.rawValue) \(ViewDescription.number(answer.value))\(note)"
            let steps = answer.steps.map { step in
                let name = step.constraint.flatMap(id).map { "  [\($0)]" } ?? ""
                let miss = step.violation == 0 ? "" : ", missed by \(ViewDescription.number(step.violation))"
                return "  \(step.text)\(name)\(miss)"
            }
            return [head] + (steps.isEmpty ? ["  no constraint fixes it"] : steps)
        }
    }
}

extension UIView {
    /// Why the view stands where it stands; nil without a superview.
    ///
    /// - Parameter name: What views and guides are called; by default by class and text, as in logs.
    package func explainFrame(naming name: ((AnyObject) -> String)? = nil) -> FrameExplanation? {
        guard let parent = superview else { return nil }
        let engine = parent.islandRoot.engine
        engine.solveIfNeeded()
        let before = ConstraintDescription.naming
        ConstraintDescription.naming = name ?? { ConstraintDescription.label(of: $0) }
        defer { ConstraintDescription.naming = before }
        return FrameExplainer(engine.system).explanation(of: self)
    }
}
