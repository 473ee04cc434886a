import InterfaceBuilder
import UIKit

/// The content sizes that the canvas of one Xcode gave controls ahead of their era.
@MainActor
struct CanvasControlSizes {
    let toolsVersion: Int

    /// Xcode 16.3 drew sliders 34 points high, still with the alignment rectangle of before: 6 of 6 without a height of
    /// their own.
    private static let tallSliders = 23727..<24000
    private static let tallSliderHeight: CGFloat = 34

    func apply(to instance: NibInstance) {
        guard Self.tallSliders.contains(toolsVersion) else { return }
        for case let (_, slider as UISlider) in instance.views {
            let insets = slider.alignmentRectInsets
            slider.holdContentHeight(Self.tallSliderHeight - insets.top - insets.bottom)
        }
    }
}
