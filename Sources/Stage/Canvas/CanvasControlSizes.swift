import InterfaceBuilder
import UIKit

/// The content sizes that the canvas of one Xcode gave controls and small labels beside their era's.
@MainActor
struct CanvasControlSizes {
    let environment: CanvasEnvironment

    /// Points, of sliders without a height of their own.
    private static let tallSliderHeight: CGFloat = 34
    /// Points.
    private static let placeholderHeight: CGFloat = 22
    /// Points; on Xcode 6's canvas for any size.
    private static let lowWheelsHeight: CGFloat = 162
    /// Points of the font whose lines are 15 points high outside stack views; 14.5 or 14.33 in 17 of 22 before.
    private static let smallFontSize = 12.0

    func apply(to instance: NibInstance) {
        for (node, view) in instance.views {
            switch view {
            case let slider as UISlider where environment.has(.tallSliders):
                let insets = slider.alignmentRectInsets
                slider.holdContentHeight(Self.tallSliderHeight - insets.top - insets.bottom)
            case is UIDatePicker, is UIPickerView:
                if environment.canvas == nil, environment.has(.lowWheels) {
                    view.holdContentHeight(Self.lowWheelsHeight)
                }
            case let field as UITextField where showsTallPlaceholder(field):
                let line = field.font?.lineHeight ?? 0
                field.holdContentHeight(max(Self.placeholderHeight, line.rounded(.up)))
            case is UIButton where hasWholeTitle(view, node):
                view.contentSizeOverride.roundsUpToWholePoints = true
            case let label as UILabel where hasWholeLines(label, node):
                label.holdContentHeight(label.intrinsicContentSize.height.rounded(.up))
            default: continue
            }
        }
    }

    private func showsTallPlaceholder(_ field: UITextField) -> Bool {
        environment.has(.tallPlaceholders) && field.borderStyle == .none && field.text?.isEmpty != false
            && field.placeholder?.isEmpty == false && !field.isSecureTextEntry
    }

    /// Outside stack views configured buttons with a title of the default font have whole points (20 of 22 on 3x canvases in
    /// six repositories), as labels of the library's size have.
    private func hasWholeTitle(_ view: UIView, _ node: ObjectNode) -> Bool {
        guard !(view.superview is UIStackView), let configuration = node.buttonConfiguration else {
            return false
        }
        return configuration.title?.isEmpty == false && configuration.titleFont == nil
    }

    private func hasWholeLines(_ label: UILabel, _ node: ObjectNode) -> Bool {
        guard environment.has(.wholeSmallLines), environment.canvas != nil,
            label.numberOfLines == 1, label.text?.isEmpty == false, !(label.superview is UIStackView),
            node.bool("usesAttributedText") != true, let font = node.font(), font.pointSize == Self.smallFontSize
        else { return false }
        switch font.face {
        case .system, .boldSystem: return true
        case .italicSystem, .textStyle, .named: return false
        }
    }
}
