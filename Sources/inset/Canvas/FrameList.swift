import Foundation
import InterfaceBuilder
import UIKit

/// Lists the frames of a scene: one entry for each element that has a frame in the document.
@MainActor
struct FrameList {
    private let instance: NibInstance

    init(_ instance: NibInstance) { self.instance = instance }

    func views(inScene sceneID: String) -> [DocumentFrames.View] {
        let document = instance.document
        let roots =
            document.kind == .xib ? document.objects : document.scenes.first { $0.id == sceneID }?.objects ?? []
        var views: [DocumentFrames.View] = []
        func collect(_ element: Element) {
            if let id = element.id, element.child(forKey: "frame")?.name == "rect",
                let node = document.object(withID: id)
            {
                views.append(DocumentFrames.View(id: id, class: node.className, frame: frame(of: node)))
            }
            for child in element.children where child.name != "variation" { collect(child) }
        }
        for root in roots { collect(root.element) }
        return views
    }

    /// The computed frame; the stored one of what the canvas doesn't lay out (uninstalled views, bars of controllers).
    private func frame(of node: ObjectNode) -> [Double] {
        let stored = node.resolved(for: instance.classes).frame ?? .zero
        let rect = instance.view(withID: node.id).map { $0.superview == nil ? stored : $0.untransformedFrame } ?? stored
        return [Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height)]
    }
}

extension UIView {
    /// Size and center as a frame, whatever the transform is.
    fileprivate var untransformedFrame: CGRect {
        CGRect(
            x: center.x - bounds.width * layer.anchorPoint.x,
            y: center.y - bounds.height * layer.anchorPoint.y,
            width: bounds.width,
            height: bounds.height
        )
    }
}
