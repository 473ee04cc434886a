import InterfaceBuilder
import UIKit

/// The content sizes that the canvas of one Xcode gave controls and small labels beside their era's.
@MainActor
struct CanvasControlSizes {
    let environment: CanvasEnvironment

    /// Xcode 16.3 drew sliders 34 points high, still with the alignment rectangle of before: 6 of 6 without a height of
    /// their own.
    private static let tallSliders = 23727..<24000
    private static let tallSliderHeight: CGFloat = 34
    /// Xcode 6 drew wheels in the least of their heights on its canvas for any size: 9 of 9 pickers, one of them free.
    private static let firstWithTallWheels = 8000
    private static let lowWheelsHeight: CGFloat = 162
    /// From Xcode 26 on, and in betas, the small system font's lines are 15 points high: 22 of 23 labels outside stack
    /// views, against 14.5 or 14.33 in 17 of 22 before.
    private static let firstWithWholeSmallLines = 24000
    private static let smallFontSize = 12.0

    func apply(to instance: NibInstance) {
        for (node, view) in instance.views {
            switch view {
            case let slider as UISlider where Self.tallSliders.contains(environment.toolsVersion):
                let insets = slider.alignmentRectInsets
                slider.holdContentHeight(Self.tallSliderHeight - insets.top - insets.bottom)
            case is UIDatePicker, is UIPickerView:
                if environment.canvas == nil, environment.toolsVersion < Self.firstWithTallWheels {
                    view.holdContentHeight(Self.lowWheelsHeight)
                }
            case let label as UILabel where hasWholeLines(label, node):
                label.holdContentHeight(label.intrinsicContentSize.height.rounded(.up))
            default: continue
            }
        }
    }

    private func hasWholeLines(_ label: UILabel, _ node: ObjectNode) -> Bool {
        guard environment.document.toolsVersion.build >= Self.firstWithWholeSmallLines, environment.canvas != nil,
            label.numberOfLines == 1, label.text?.isEmpty == false, !(label.superview is UIStackView),
            node.bool("usesAttributedText") != true, let font = node.font(), font.pointSize == Self.smallFontSize
        else { return false }
        switch font.face {
        case .system, .boldSystem: return true
        case .italicSystem, .textStyle, .named: return false
        }
    }
}
