extension Hierarchy {
    /// One view.
    public struct View: Codable, Hashable, Sendable {
        // MARK: Names

        /// The object ID where the document has the view, else a path: unique in the scene, the same on every run.
        public var id: String
        /// The document's object ID; nil for what the document doesn't have. Of a prototype's copies the first has it.
        public var documentID: String?
        /// Swift's name, with its module where it is the app's class: "UILabel", "Mail.ComposeView".
        public var className: String
        /// What Interface Builder calls it: the custom class, else UIKit's class of the element; nil where the document
        /// doesn't have it.
        public var documentClass: String?
        /// The layer's id, which counts up within the process.
        public var layer: UInt64?

        // MARK: Place

        /// The superview's id; nil for an outermost view.
        public var superview: String?
        /// How many of the scene's views it lies in.
        public var depth: Int
        /// In the superview's bounds space, in points; the smallest rectangle around it where it is transformed.
        public var frame: Rect
        /// In its own space, in points: the origin is how far it is scrolled.
        public var bounds: Rect
        /// In the space of the outermost view that it lies in: on a device the window's, in points.
        public var frameInRoot: Rect
        /// Size and center as a frame, whatever the transform is; nil where that is ``frame``.
        public var untransformedFrame: Rect?
        /// Whether it is turned, scaled or moved by a transform.
        public var isTransformed: Bool
        /// Whether it is hidden itself; what hidden views hold is hidden too, without saying so.
        public var isHidden: Bool
        /// 0…1.
        @ThreeDecimals public var alpha: Double
        /// Whether the constraints leave its frame open; nil where it wasn't asked for.
        public var isAmbiguous: Bool?

        // MARK: Insets and guides

        /// How far the unsafe strips reach into it.
        public var safeAreaInsets: Insets?
        /// With what comes from the superview and the safe area.
        public var layoutMargins: Insets?
        /// Those that are in use; nil where they weren't asked for.
        public var guides: [Guide]?

        // MARK: What it says

        /// What it writes by itself; nil for views without text.
        public var text: Text?
        /// By name, where they differ from the superview's; all of an outermost view's.
        public var traits: [String: String]?
        /// What assistive apps find; nil where that is nothing.
        public var accessibility: Accessibility?
        /// Why it stands where it stands, a side after the other; nil where it wasn't asked for or nothing tells.
        public var explanation: [ExplainedSide]?

        // MARK: Where it leads

        /// The class of the controller whose view it is; nil for any other, and where it wasn't asked for.
        public var controller: String?
        /// Who is asked after it for what it doesn't handle, the nearest first; nil where explanations and links weren't asked
        /// for.
        public var responders: [Responder]?
    }

    /// An object of a responder chain.
    public struct Responder: Codable, Hashable, Sendable {
        /// As of views.
        public var className: String
        /// The view's id; nil for what is no view of the scene.
        public var view: String?
    }

    /// A layout guide that is in use.
    public struct Guide: Codable, Hashable, Sendable {
        /// The object ID where the document has the guide, else its view's id with its name.
        public var id: String
        /// The guide's identifier; the system's guides have names of their own: "UIViewSafeAreaLayoutGuide".
        public var name: String
        /// In the bounds space of its view, in points.
        public var frame: Rect
    }

    /// What a view writes by itself.
    public struct Text: Codable, Hashable, Sendable {
        /// All of it, whether it fits or not.
        public var string: String
        /// The room that its lines take, in the view's bounds space, in points.
        public var rect: Rect
        /// Whether some of it is left out, with an ellipsis or, in modes that wrap, without.
        public var isTruncated: Bool
        /// Whether an edge of the view cuts what is drawn.
        public var isClipped: Bool
        /// How far the font has shrunk to fit the view; 1 where it hasn't.
        @ThreeDecimals public var fontScale: Double

        /// "(truncated)", "(clipped)", "(shrunk to 0.8)", each after a space; empty where all of it stands there.
        var state: String {
            (isTruncated ? " (truncated)" : "") + (isClipped ? " (clipped)" : "")
                + (fontScale < 1 ? " (shrunk to \(ThreeDecimals.text(fontScale)))" : "")
        }
    }

    /// What assistive apps find in a view.
    public struct Accessibility: Codable, Hashable, Sendable {
        /// Whether it is one element, which hides what it holds.
        public var isElement: Bool
        /// What it is called, read out first.
        public var label: String?
        /// What it stands at.
        public var value: String?
        /// What it does, read out last.
        public var hint: String?
        /// For tests; never read out.
        public var identifier: String?
        /// UIKit's names, in the order of their bits.
        public var traits: [String]
    }

    /// One side or size of a frame and what fixes it, from the view outward.
    public struct ExplainedSide: Codable, Hashable, Sendable {
        /// "left", "right", "top", "bottom", "width" or "height", of the alignment rectangle.
        public var side: String
        /// Points in the superview's bounds space, as the solver has it: not rounded to pixels.
        @ThreeDecimals public var value: Double
        /// Whether other values would do as well.
        public var isOpen: Bool
        /// Empty where nothing fixes it.
        public var steps: [Step]
    }

    /// A link of the chain that fixes a side.
    public struct Step: Codable, Hashable, Sendable {
        /// "constraint", "content", "mask", "given" or "bound".
        public var kind: String
        /// The constraint's object ID; nil for what the document doesn't have.
        public var id: String?
        /// The step in words.
        public var text: String
        /// By how many points the constraint is missed; 0 for one that holds.
        @ThreeDecimals public var violation: Double
        /// The constraint's id in the hierarchy; nil for what is no constraint of it, and where links weren't asked for.
        public var constraint: String?
    }
}
