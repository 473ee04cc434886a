import Foundation

/// How the canvas pretends that a scene is shown (IB-3); what is nil is inferred.
public struct SimulatedMetrics: Sendable {
    /// A bar as the canvas simulates it.
    public struct Bar: Sendable {
        /// "simulatedNavigationBarMetrics", "simulatedTabBarMetrics", "simulatedToolbarMetrics", …
        public var elementName: String
        /// Whether it is there at all; false where the document has `<nil>`.
        public var isPresent: Bool
        /// Default true.
        public var isTranslucent: Bool
        /// "black" or nil for the default.
        public var barStyle: String?
        /// Whether a navigation bar has a prompt above its title.
        public var isPrompted: Bool

        init(_ element: Element) {
            elementName = element.name
            isPresent = element.name != "nil"
            isTranslucent = element.bool("translucent") ?? true
            barStyle = element["barStyle"]
            isPrompted = element.bool("prompted") ?? false
        }
    }

    /// The simulated status bar; nil: inferred; not present: none.
    public var statusBar: Bar?
    /// A navigation bar; nil: inferred; not present: none.
    public var topBar: Bar?
    /// A tab bar or toolbar; nil: inferred; not present: none.
    public var bottomBar: Bar?
    /// "landscapeRight", …; nil: inferred.
    public var orientation: String?
    /// Of a freeform scene, in points; nil where the scene's own frame tells.
    public var freeformSize: CGSize?
    /// "freeformSimulatedSizeMetrics", "simulatedScreenMetrics", "modalPageSheetSimulatedSizeMetrics", …; nil: inferred.
    public var destination: String?
    /// The screen of `simulatedScreenMetrics`, "retina4_7.fullscreen".
    public var screenType: String?

    /// Whether the scene has a size of its own instead of the canvas' device.
    public var isFreeform: Bool { destination == "freeformSimulatedSizeMetrics" || freeformSize != nil }

    init(_ node: ObjectNode) {
        statusBar = node.property("simulatedStatusBarMetrics").map(Bar.init)
        topBar = node.property("simulatedTopBarMetrics").map(Bar.init)
        bottomBar = node.property("simulatedBottomBarMetrics").map(Bar.init)
        orientation = node.property("simulatedOrientationMetrics")?["orientation"]
        freeformSize = node.size("freeformSize")
        let size = node.property("simulatedDestinationMetrics")
        destination = size?.name
        screenType = size?["type"]
    }

    /// Reads a document's defaults.
    init(defaults element: Element) {
        statusBar = element.child(forKey: "statusBar").map(Bar.init)
        orientation = element.child(forKey: "orientation")?["orientation"]
        destination = element.child(forKey: "destination")?.name
        screenType = element.child(forKey: "destination")?["type"]
    }
}

extension ObjectNode {
    /// How the canvas pretends that a view controller or a xib's top view is shown.
    public var simulatedMetrics: SimulatedMetrics { SimulatedMetrics(self) }
}
