extension Hierarchy {
    /// A constraint: `first == multiplier × second + constant`.
    public struct Constraint: Codable, Hashable, Sendable {
        /// A view's or guide's attribute.
        public struct Item: Codable, Hashable, Sendable {
            /// The id of a view or guide of the hierarchy; a class name in angle brackets for what is outside of it.
            public var id: String
            /// UIKit's name: "leading", "lastBaseline".
            public var attribute: String
        }

        /// The object ID where the document has it, else its holder's id and which it is there.
        public var id: String
        /// The document's object ID.
        public var documentID: String?
        /// What the app calls it in logs.
        public var identifier: String?
        /// The id of the view that holds it: the nearest that both items lie in; nil for one that isn't active.
        public var holder: String?
        /// What it is about.
        public var first: Item
        /// The other side; nil for a constant size.
        public var second: Item?
        /// The relation: "<=", "==" or ">=".
        public var relation: String
        /// Of the second item; 1 without one.
        @ThreeDecimals public var multiplier: Double
        /// Points.
        @ThreeDecimals public var constant: Double
        /// 1…1000, which is required.
        @ThreeDecimals public var priority: Double
        /// Whether it takes part in layout.
        public var isActive: Bool
        /// Whether it was given up in a contradiction.
        public var isBroken: Bool
    }
}
