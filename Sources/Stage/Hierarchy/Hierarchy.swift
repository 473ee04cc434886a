import Foundation

/// A laid-out scene as one value: its views with all that tools ask of them, its constraints and its contradictions.
///
/// Views stand in the order in which they are drawn, each before its subviews. The same scene has the same ids on every
/// run: a view of the document has its object ID, any other is named by its superview, its class, and which of that class
/// it is (`aBc-12-xYz/UILabel[0]`). There are no addresses in it.
///
/// Numbers are kept as layout has them and encoded with at most three decimals; what is decoded is what was written.
public struct Hierarchy: Codable, Hashable, Sendable {
    /// The scene's ID, as in ``StagedScene/id``.
    public var scene: String
    /// The document's path as it was given; nil for a controller of the app's code.
    public var document: String?
    /// How the scene is looked at.
    public var variant: Variant
    /// From back to front, each before its subviews.
    public var views: [View] = []
    /// Those of the views, in their order, then those of the document that aren't active; nil where they weren't asked for.
    public var constraints: [Constraint]?
    /// The contradictions that layout met, in that order.
    public var conflicts: [Conflict] = []

    /// Constraints that can't hold together.
    public struct Conflict: Codable, Hashable, Sendable {
        /// The document's object IDs of those that take part, as far as they have some.
        public var constraints: [String]
        /// The object ID of the one that was given up; nil where the document doesn't have it.
        public var broken: String?
    }

    /// What is told of each view beside its place: some of it costs time.
    public struct Contents: OptionSet, Sendable {
        /// A bit for each.
        public let rawValue: Int
        /// The contents of some bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Insets, margins and layout guides.
        public static let guides = Contents(rawValue: 1 << 0)
        /// The constraints.
        public static let constraints = Contents(rawValue: 1 << 1)
        /// Whether constraints leave the frames of the document's views open. Costs a look at the solver for each view.
        public static let ambiguity = Contents(rawValue: 1 << 2)
        /// Why views stand where they stand. Costs a walk through the solver for each edge of each view.
        public static let explanations = Contents(rawValue: 1 << 3)
        /// What is written, where, and whether it fits.
        public static let text = Contents(rawValue: 1 << 4)
        /// Traits, where they differ from the superview's.
        public static let traits = Contents(rawValue: 1 << 5)
        /// What assistive apps find.
        public static let accessibility = Contents(rawValue: 1 << 6)
        /// The layers' ids, which count up within the process: for those who follow its layer trees.
        public static let layers = Contents(rawValue: 1 << 7)
        /// Where views lead: to their controllers, to those who answer events after them, and from explanations to constraints.
        /// Views that are explained have a readable content guide from then on.
        public static let links = Contents(rawValue: 1 << 8)

        /// All but explanations, layers and links.
        public static let standard: Contents = [.guides, .constraints, .ambiguity, .text, .traits, .accessibility]
    }

    // MARK: Finding

    /// The view with an id; nil without one. Goes through all views.
    public func view(_ id: String) -> View? { views.first { $0.id == id } }

    /// The subviews of a view, from back to front. Goes through all views.
    public func subviews(of view: View) -> [View] { views.filter { $0.superview == view.id } }

    /// The first of the outermost views with all that it holds: on a device what is in the window.
    public var viewsOfMainRoot: ArraySlice<View> {
        guard let next = views.dropFirst().firstIndex(where: { $0.superview == nil }) else { return views[...] }
        return views[..<next]
    }

    // MARK: JSON

    /// The value as JSON: keys sorted, without spaces unless asked for, one number format.
    ///
    /// - Parameter isPretty: Breaks lines and indents.
    /// - Throws: Nothing that a hierarchy can bring about.
    public func json(isPretty: Bool = false) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
        return try encoder.encode(self)
    }

    /// A line for each view, indented by depth: id, class, frame and text.
    public var outline: String {
        views.map { view in
            let text = view.text.map { " \"\($0.string)\"\($0.state)" } ?? ""
            return String(repeating: "  ", count: view.depth) + "\(view.id) \(view.className) \(view.frame)\(text)"
        }
        .joined(separator: "\n")
    }
}
