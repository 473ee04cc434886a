import CoreGraphics
import Foundation

/// A view of the document in a picture.
package struct PicturedView: Codable, Equatable, Sendable {
    package var view: GalleryData.View
    /// x, y, width, height in points of the picture.
    package var frame: [Double]
    /// Whether it, or a view around it, is hidden.
    package var isHidden: Bool

    /// A page of a thousand views is no longer read by anybody.
    private static let mostViews = 1500
    private static let deepest = 200
    /// Less than this is as good as hidden.
    private static let faintest = 0.01
    /// Characters of a view's text; enough to find it by.
    private static let longestText = 60

    /// The document's views of a scene with their places in the picture, from back to front.
    ///
    /// - Parameter hierarchy: With texts. What a view of the document draws by views of its own counts as its text.
    @MainActor
    static func views(of hierarchy: Hierarchy, at place: DisplayPlace) -> [PicturedView] {
        /// Of a view: in how many of the document's views its subviews lie, whether they are hidden, and which it is.
        var inside: [String: (depth: Int, isHidden: Bool, index: Int?)] = [:]
        var views: [PicturedView] = []
        for view in hierarchy.viewsOfMainRoot where view.depth < deepest && views.count < mostViews {
            let around = view.superview.flatMap { inside[$0] } ?? (depth: 0, isHidden: false, index: nil)
            let isHidden = around.isHidden || view.isHidden || view.alpha < faintest
            let text = view.text.map(beginning)
            guard let id = view.documentID, let type = view.documentClass else {
                inside[view.id] = (around.depth, isHidden, around.index)
                if let index = around.index, let text, !text.isEmpty, views[index].view.text == nil {
                    views[index].view.text = text
                }
                continue
            }
            inside[view.id] = (around.depth + 1, isHidden, views.count)
            let rect = view.frameInRoot
            views.append(
                PicturedView(
                    view: GalleryData.View(
                        id: id,
                        class: type,
                        depth: around.depth,
                        text: text.flatMap { $0.isEmpty ? nil : $0 }
                    ),
                    frame: place.numbers(CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)),
                    isHidden: isHidden
                )
            )
        }
        return views
    }

    private static func beginning(of text: Hierarchy.Text) -> String {
        let words = text.string.prefix(longestText * 4).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words.count > longestText ? words.prefix(longestText - 1) + "…" : words
    }
}
