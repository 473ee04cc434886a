import InterfaceBuilder

/// What the host of a document decides about its loading.
///
/// Every default is what an app on a device does. A host that shows documents without running them, as an editor does,
/// passes its own policy in the ``LoadingEnvironment``; UIKit never asks who that host is.
@MainActor
package protocol LoadingPolicy {
    /// Whether the app's classes take the place of UIKit's, where they are linked in. Default: true.
    var usesCustomClasses: Bool { get }
    /// Whether one of them does. Default: true.
    func usesCustomClass(_ name: String) -> Bool
    /// Whether tables, collections and bars fill themselves. If not, they are plain or scrolling views, and what the
    /// document puts into them are their subviews. Default: true.
    var runsListsAndBars: Bool { get }
    /// Whether tables and collections that no app feeds show their prototype cells. Default: false.
    var showsPrototypeCells: Bool { get }
    /// Whether what isn't installed is made too, and comes and goes with the size classes (TR-30, TR-31). Default: true.
    var followsSizeClasses: Bool { get }
    /// Whether segues can be performed and containers embed their children (PR-26). Default: true.
    var performsSegues: Bool { get }
    /// Whether a controller's view has the screen's size, whatever the storyboard says (PR-M32). Default: true.
    var fitsViewsToScreen: Bool { get }
    /// Whether constraints count that documents call placeholders (IB-7). Default: false.
    var countsPlaceholderConstraints: Bool { get }
    /// Whether "Use Standard Value" without a constant is the standard distance; if not, it is none, and to the safe area
    /// also with one. Default: true.
    var resolvesStandardDistances: Bool { get }
    /// Whether images have the size that the document remembers, in points, not their own. Default: false.
    var keepsStoredImageSizes: Bool { get }
    /// Whether outlets and runtime attributes are reported that no class has. Default: true.
    var reportsUnknownProperties: Bool { get }
    /// The face that stands in for one that is missing. Default: Helvetica (PR-M34).
    var missingFontSubstitute: String { get }

    /// Called once a view's layout attributes are set, before its subviews and constraints are made. Does nothing by default.
    func didDecodeLayout(of view: UIView, from node: ObjectNode)

    /// Called before a view becomes an arranged subview of a stack view. Does nothing by default.
    func willArrange(_ view: UIView, from node: ObjectNode, in stack: UIStackView)
}

extension LoadingPolicy {
    package var usesCustomClasses: Bool { true }
    package func usesCustomClass(_ name: String) -> Bool { true }
    package var runsListsAndBars: Bool { true }
    package var showsPrototypeCells: Bool { false }
    package var followsSizeClasses: Bool { true }
    package var performsSegues: Bool { true }
    package var fitsViewsToScreen: Bool { true }
    package var countsPlaceholderConstraints: Bool { false }
    package var resolvesStandardDistances: Bool { true }
    package var keepsStoredImageSizes: Bool { false }
    package var reportsUnknownProperties: Bool { true }
    package var missingFontSubstitute: String { "Helvetica" }

    package func didDecodeLayout(of view: UIView, from node: ObjectNode) {}
    package func willArrange(_ view: UIView, from node: ObjectNode, in stack: UIStackView) {}
}

/// Loads as an app on a device does.
package struct AppLoadingPolicy: LoadingPolicy {
    package init() {}
}
