/// Something in a document that Xcode would flag.
public struct Finding: Codable, Hashable, Sendable {
    /// What is wrong.
    public enum Rule: String, Codable, CaseIterable, Sendable {
        /// The stored frame isn't what the constraints make of it.
        case misplaced
        /// The constraints leave the frame open.
        case ambiguous
        /// Constraints that can't hold together.
        case unsatisfiable
        /// A constraint leaves a text no room for longer translations.
        case fixedWidth = "fixed-width"
        /// Nothing keeps a longer translation from growing over the trailing side.
        case missingTrailing = "missing-trailing"
        /// Nothing keeps a longer translation from growing over the leading side.
        case missingLeading = "missing-leading"
        /// A text or control stands where bars, the cutout or the home indicator may cover it.
        case outsideSafeArea = "outside-safe-area"

        /// All but ``misplaced``: a stored frame that is stale harms nobody, and in documents that were edited by hand or
        /// merged most are.
        public static let standard = Set(allCases).subtracting([.misplaced])
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
    /// Where several devices were looked at: those that show it, with the message of the first; nil on the canvas.
    public var devices: [String]?

    /// The findings of several devices as one list: what more than one of them shows is told once.
    ///
    /// - Parameter runs: Of each device.
    /// - Returns: In the order in which they were first found.
    public static func merged(_ runs: [(device: String, findings: [Finding])]) -> [Finding] {
        struct Key: Hashable {
            var file, object: String
            var line: Int
            var rule: Rule
        }
        var merged: [Finding] = []
        var places: [Key: Int] = [:]
        for (device, findings) in runs {
            for var finding in findings {
                let key = Key(file: finding.file, object: finding.object, line: finding.line, rule: finding.rule)
                if let place = places[key] {
                    if merged[place].devices?.contains(device) == false { merged[place].devices?.append(device) }
                } else {
                    finding.devices = [device]
                    places[key] = merged.count
                    merged.append(finding)
                }
            }
        }
        return merged
    }
}

extension Finding: CustomStringConvertible {
    /// "Main.storyboard:41: aBc-12-xYz: misplaced: …; …".
    public var description: String {
        let place = devices.map { " on \($0.joined(separator: ", "))" } ?? ""
        return "\(file):\(line): \(object): \(rule.rawValue)\(place): \(message); \(fix)"
    }
}
