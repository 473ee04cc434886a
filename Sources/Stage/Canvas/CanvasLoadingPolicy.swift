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
    var resolvesStandardDistances: Bool { false }
    var reportsUnknownProperties: Bool { false }
    /// What is missing on the canvas is as wide and high as Helvetica Neue.
    var missingFontSubstitute: String { "HelveticaNeue" }

    func didDecodeLayout(of view: UIView, from node: ObjectNode) {
        let placeholder = node.placeholderIntrinsicSize
        view.contentSizeOverride.width = placeholder.width.map { CGFloat($0) }
        view.contentSizeOverride.height = placeholder.height.map { CGFloat($0) }
        if view is UIStackView, view.assignedLayoutMargins == nil { view.directionalLayoutMargins = .zero }
    }

    /// What the canvas gives views that a stack view arranges and whose content has no size (IB-33).
    func willArrange(_ view: UIView, from node: ObjectNode, in stack: UIStackView) {
        CanvasArrangedSizes(node: node, axis: stack.axis).apply(to: view)
    }
}

extension UIView {
    /// Has another height, in points of the alignment rectangle, stand for the content's, unless the document gives one.
    func holdContentHeight(_ height: CGFloat) {
        if contentSizeOverride.height == nil { contentSizeOverride.height = height }
    }

    /// Has another size, in points of the alignment rectangle, stand for the content's, unless the document gives one.
    func holdContentSize(_ size: CGSize) {
        if contentSizeOverride.width == nil { contentSizeOverride.width = size.width }
        holdContentHeight(size.height)
    }
}
