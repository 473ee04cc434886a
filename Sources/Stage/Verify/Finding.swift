/// Something in a document that Xcode's canvas would flag.
public struct Finding: Codable, Equatable, Sendable {
    /// What is wrong.
    public enum Rule: String, Codable, Sendable {
        /// The stored frame isn't what the constraints make of it.
        case misplaced
        /// The constraints leave the frame open.
        case ambiguous
        /// Constraints that can't hold together.
        case unsatisfiable
    }

    /// The document's path as it was given.
    public var file: String
    /// Counted from 1.
    public var line: Int
    /// The scene's ID; "objects" in a xib.
    public var scene: String
    /// The object ID of the view, or of the constraint that was broken.
    public var object: String
    /// What is wrong, in a word.
    public var rule: Rule
    /// What is wrong, without the place.
    public var message: String
    /// What to do about it.
    public var fix: String
}

extension Finding: CustomStringConvertible {
    /// "Main.storyboard:41: aBc-12-xYz: misplaced: …; …".
    public var description: String { "\(file):\(line): \(object): \(rule.rawValue): \(message); \(fix)" }
}
