import Foundation

/// A scene of a storyboard: a view controller with what stands beside it in the scene's dock.
public struct Scene: Sendable, Identifiable {
    /// The scene's own ID, which is not the view controller's.
    public let id: String
    /// The view controller, placeholders, exits, gesture recognizers, extra views and custom objects, in document order.
    public let objects: [ObjectNode]
    /// Where the scene lies on the canvas, in the canvas' points; nil where the document does not say.
    public let canvasLocation: CGPoint?

    init(_ element: Element, context: DocumentContext) {
        id = element["sceneID"] ?? ""
        objects = (element.child(named: "objects")?.children ?? []).map { ObjectNode(element: $0, context: context) }
        let point = element.child(forKey: "canvasLocation")
        canvasLocation = point.map { CGPoint(x: $0.length("x") ?? 0, y: $0.length("y") ?? 0) }
    }

    /// The scene's view controller, or the reference to one in another storyboard; nil in a scene without either.
    public var viewController: ObjectNode? {
        objects.first { $0.kind == .viewController || $0.kind == .viewControllerPlaceholder }
    }

    /// The stand-in for whatever first responder there is; nil where the scene has none.
    public var firstResponder: ObjectNode? { objects.first { $0.isFirstResponder } }
}
