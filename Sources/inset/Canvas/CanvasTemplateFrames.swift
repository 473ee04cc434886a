import InterfaceBuilder
import UIKit

/// The frames that Xcode 6's launch screen template stores and that no layout explains (IB-31).
///
/// Every project of Xcode 6 began with this xib: two labels between a leading constraint of 20 and the center, in a root
/// 480 wide. They are stored 441 wide where 440 follows; half a point at the center is no misplacement to Xcode, so the
/// template's numbers stayed. Projects fill in names; they rarely lay it out again.
@MainActor
struct CanvasTemplateFrames {
    let document: Document
    let toolsVersion: Int

    private static let firstOfXcode7 = 8000
    private static let excess = 1.0

    /// Call it when the layout is done: what depends on the labels has its place.
    func apply(to instance: NibInstance) {
        guard document.isLaunchScreen, document.kind == .xib, toolsVersion < Self.firstOfXcode7 else { return }
        for case let label as UILabel in instance.views.map(\.view) where isBetweenEdgeAndCenter(label) {
            label.frame.size.width += Self.excess
        }
    }

    private func isBetweenEdgeAndCenter(_ label: UILabel) -> Bool {
        guard let superview = label.superview else { return false }
        let attributes = superview.constraints.compactMap { constraint -> NSLayoutConstraint.Attribute? in
            let items = [constraint.firstItem, constraint.secondItem]
            let relatesThem = items.contains { $0 === label } && items.contains { $0 === superview }
            return relatesThem && constraint.firstAttribute == constraint.secondAttribute
                ? constraint.firstAttribute : nil
        }
        return attributes.contains(.leading) && attributes.contains(.centerX) && !attributes.contains(.trailing)
    }
}
