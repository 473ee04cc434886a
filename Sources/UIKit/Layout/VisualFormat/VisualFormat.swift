/// A visual format as it was written: views in a line and what stands between them (AL-39).
struct VisualFormat {
    var axis: NSLayoutConstraint.Axis = .horizontal
    /// What lies between the superview's near edge and the first view; nil without a leading `|`.
    var leading: Connection?
    var views: [View] = []
    /// What lies between the last view and the superview's far edge; nil without a closing `|`.
    var trailing: Connection?

    /// `[name(predicates)]`, and what connects it with the view before.
    struct View {
        var name: String
        /// The place of the name in the format, as an offset in characters.
        var position: Int
        var sizes: [Predicate] = []
        /// Nil for the first view.
        var connection: Connection?
    }

    enum Connection {
        /// Nothing written: no space.
        case flush
        /// `-`.
        case standard
        /// `-8-`, `-(>=10,<=30)-`.
        case spaces([Predicate])
    }

    /// `>=n@p`.
    struct Predicate {
        var relation: NSLayoutConstraint.Relation = .equal
        var object: Operand
        var priority: UILayoutPriority = .required
    }

    enum Operand {
        /// Points.
        case constant(CGFloat)
        /// The same size as another view; its name and the name's place in the format.
        case view(String, position: Int)
    }
}

/// Why a visual format says nothing.
struct VisualFormatError: Error {
    let reason: String
    /// An offset in characters.
    let position: Int

    /// UIKit's message: the reason, the format, and a caret below the place.
    func message(in format: String) -> String {
        let indent = String(repeating: " ", count: max(0, position))
        return "Unable to parse constraint format: \n\(reason) \n\(format) \n\(indent)^"
    }
}
