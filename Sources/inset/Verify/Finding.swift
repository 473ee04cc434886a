/// Something in a document that Xcode's canvas would flag.
struct Finding: Codable, Equatable {
    /// What is wrong.
    enum Rule: String, Codable {
        /// The stored frame isn't what the constraints make of it.
        case misplaced
        /// The constraints leave the frame open.
        case ambiguous
        /// Constraints that can't hold together.
        case unsatisfiable
    }

    /// The document's path as it was given.
    var file: String
    /// Counted from 1.
    var line: Int
    /// The scene's ID; "objects" in a xib.
    var scene: String
    /// The object ID of the view, or of the constraint that was broken.
    var object: String
    var rule: Rule
    /// What is wrong, without the place.
    var message: String
    /// What to do about it.
    var fix: String
}

extension Finding: CustomStringConvertible {
    /// "Main.storyboard:41: aBc-12-xYz: misplaced: …; …".
    var description: String { "\(file):\(line): \(object): \(rule.rawValue): \(message); \(fix)" }
}
