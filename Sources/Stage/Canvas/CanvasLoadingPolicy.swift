import Foundation
import InterfaceBuilder
import UIKit

/// Loads documents as Xcode's canvas does: it shows what they store, and runs nothing.
///
/// The app's classes stay out, tables and bars stand still, segues lead nowhere, and what documents note for the canvas
/// alone counts: placeholder constraints and sizes (IB-7), remembered image sizes.
struct CanvasLoadingPolicy: LoadingPolicy {
    var usesCustomClasses: Bool { false }
    var runsListsAndBars: Bool { false }
    var followsSizeClasses: Bool { false }
    var performsSegues: Bool { false }
    var fitsViewsToScreen: Bool { false }
    var countsPlaceholderConstraints: Bool { true }
    var keepsStoredImageSizes: Bool { true }
    var reportsUnknownProperties: Bool { false }
    /// What is missing on the canvas is as wide and high as Helvetica Neue.
    var missingFontSubstitute: String { "HelveticaNeue" }

    func didDecodeLayout(of view: UIView, from node: ObjectNode) {
        let placeholder = node.placeholderIntrinsicSize
        view.contentSizeOverride.width = placeholder.width.map { CGFloat($0) }
        view.contentSizeOverride.height = placeholder.height.map { CGFloat($0) }
    }

    /// An empty view in a stack view has the size of a new one, unless it is told otherwise.
    func willArrange(_ view: UIView, from node: ObjectNode, in stack: UIStackView) {
        guard node.element.name == "view", node.subviews.isEmpty else { return }
        let known = view.contentSizeOverride
        let sizes = [
            (view.widthAnchor, known.width, Self.newViewSize.width),
            (view.heightAnchor, known.height, Self.newViewSize.height),
        ]
        for (anchor, known, length) in sizes where known == nil {
            let constraint = anchor.constraint(equalToConstant: length)
            constraint.priority = Self.newViewPriority
            constraint.isActive = true
        }
    }

    /// Points; what Xcode's library gives a plain view, seen in stored frames of empty views in stack views.
    private static let newViewSize = CGSize(width: 240, height: 128)
    /// Stronger than what makes views fill a stack across its axis and than the stack's wish to be small: seven stored
    /// frames show it, none the contrary.
    private static let newViewPriority = UILayoutPriority(60)
}

extension UIView {
    /// Has another height, in points of the alignment rectangle, stand for the content's, unless the document gives one.
    func holdContentHeight(_ height: CGFloat) {
        if contentSizeOverride.height == nil { contentSizeOverride.height = height }
    }
}
