import Foundation
import InterfaceBuilder
import UIKit

/// Lists a scene's views with their frames on the screen.
@MainActor
struct ViewCollector {
    private let instance: NibInstance
    private let names: [ObjectIdentifier: String]
    private let place: DisplayPlace
    /// A page of a thousand views is no longer read by anybody.
    private static let limit = 1500
    private static let deepest = 200

    init(_ instance: NibInstance, _ place: DisplayPlace) {
        self.instance = instance
        self.place = place
        var names: [ObjectIdentifier: String] = [:]
        for (id, object) in instance.objects where object is UIView { names[ObjectIdentifier(object)] = id }
        self.names = names
    }

    /// The views of the document below a window, from back to front.
    func views(in window: UIWindow) -> [GalleryData.View] {
        var views: [GalleryData.View] = []
        func collect(_ view: UIView, depth: Int, level: Int, isHidden: Bool) {
            guard views.count < Self.limit, level < Self.deepest else { return }
            let isHidden = isHidden || view.isHidden || view.alpha < 0.01
            var depth = depth
            if let id = names[ObjectIdentifier(view)], let node = instance.document.object(withID: id) {
                views.append(
                    GalleryData.View(
                        id: id,
                        class: node.customClass ?? node.className,
                        frame: place.numbers(view.convert(view.bounds, to: window)),
                        depth: depth,
                        hidden: isHidden ? true : nil
                    )
                )
                depth += 1
            }
            for subview in view.subviews { collect(subview, depth: depth, level: level + 1, isHidden: isHidden) }
        }
        collect(window, depth: 0, level: 0, isHidden: false)
        return views
    }
}
