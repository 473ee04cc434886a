import InterfaceBuilder
import UIKit

/// The content sizes that the canvas keeps in whole points.
///
/// Xcode's library brings labels of 42 x 21 in the system's font of 17 points, and the canvas keeps such sizes whole,
/// also after the text changed: of the labels outside stack views that documents store on Retina canvases 280 are 21 high
/// and some 75 one pixel higher than their line. Those in stack views (57 of 57) and with several lines have the line's
/// height.
@MainActor
struct CanvasLabelSizes {
    private static let libraryFontSize = 17.0

    func apply(to instance: NibInstance) {
        for (node, view) in instance.views where !(view.superview is UIStackView) {
            if keepsLibrarySize(node, view) { view.contentSizeOverride.roundsUpToWholePoints = true }
        }
        for case (let node, let label as UILabel) in instance.views where hasOneAttributedLine(node, label) {
            label.holdContentHeight(label.intrinsicContentSize.height.rounded(.up))
        }
    }

    /// One line of attributed text is whole points high, in stack views too (3 of 3; several lines aren't).
    private func hasOneAttributedLine(_ node: ObjectNode, _ label: UILabel) -> Bool {
        node.bool("usesAttributedText") == true && label.numberOfLines == 1 && label.attributedText?.length != 0
    }

    private func keepsLibrarySize(_ node: ObjectNode, _ view: UIView) -> Bool {
        switch view {
        case let label as UILabel:
            label.numberOfLines == 1 && node.bool("usesAttributedText") != true && hasLibraryFont(node)
        default: false
        }
    }

    private func hasLibraryFont(_ node: ObjectNode) -> Bool {
        guard let font = node.font() else { return true }
        switch font.face {
        case .system, .boldSystem: return font.pointSize == Self.libraryFontSize
        case .italicSystem, .textStyle, .named: return false
        }
    }
}
