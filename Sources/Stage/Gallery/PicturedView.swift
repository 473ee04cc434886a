import CoreGraphics
import Foundation

extension GalleryData {
    /// A page of a thousand views is no longer read by anybody.
    private static let mostViews = 1500
    private static let deepest = 200
    /// Less than this is as good as hidden.
    private static let faintest = 0.01

    /// The document's views of a scene with their places on the display, from back to front.
    @MainActor
    static func views(of hierarchy: Hierarchy, at place: DisplayPlace) -> [View] {
        /// Of a view: in how many of the document's views its subviews lie, and whether they are hidden.
        var inside: [String: (depth: Int, isHidden: Bool)] = [:]
        var views: [View] = []
        for view in hierarchy.viewsOfMainRoot where view.depth < deepest && views.count < mostViews {
            let around = view.superview.flatMap { inside[$0] } ?? (depth: 0, isHidden: false)
            let isHidden = around.isHidden || view.isHidden || view.alpha < faintest
            guard let id = view.documentID, let type = view.documentClass else {
                inside[view.id] = (around.depth, isHidden)
                continue
            }
            inside[view.id] = (around.depth + 1, isHidden)
            let rect = view.frameInRoot
            views.append(
                View(
                    id: id,
                    class: type,
                    frame: place.numbers(CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)),
                    depth: around.depth,
                    hidden: isHidden ? true : nil
                )
            )
        }
        return views
    }
}
