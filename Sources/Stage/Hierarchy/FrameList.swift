import Foundation
import InterfaceBuilder

extension StagedScene {
    /// The frames that `inset layout` prints: one for each element that has a frame in the document, in its order.
    ///
    /// What the scene doesn't lay out (uninstalled views, bars of controllers) has its stored frame.
    package func frames() -> DocumentFrames.Scene {
        guard let instance, let document = document?.document else {
            return DocumentFrames.Scene(id: id, views: [])
        }
        let placed = hierarchy([]).frames
        let roots =
            document.kind == .xib ? document.objects : document.scenes.first { $0.id == id }?.objects ?? []
        var views: [DocumentFrames.View] = []
        func collect(_ element: Element) {
            if let id = element.id, element.child(forKey: "frame")?.name == "rect",
                let node = document.object(withID: id)
            {
                let stored = { Hierarchy.Rect(node.resolved(for: instance.classes).frame ?? .zero) }
                let rect = placed[id] ?? stored()
                views.append(DocumentFrames.View(id: id, class: node.className, frame: rect.numbers))
            }
            for child in element.children where child.name != "variation" { collect(child) }
        }
        for root in roots { collect(root.element) }
        return DocumentFrames.Scene(id: id, views: views)
    }
}

extension Hierarchy {
    /// The frames of the document's views, whatever their transforms are; not those of outermost ones, which nothing places.
    fileprivate var frames: [String: Rect] {
        var frames: [String: Rect] = [:]
        for view in views where view.superview != nil {
            if let id = view.documentID { frames[id] = view.untransformedFrame ?? view.frame }
        }
        return frames
    }
}
