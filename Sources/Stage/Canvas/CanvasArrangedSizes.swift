import Foundation
import InterfaceBuilder
import UIKit

/// The sizes that the canvas gives arranged views of stack views whose content has none (IB-33, IB-38).
@MainActor
struct CanvasArrangedSizes {
    let node: ObjectNode
    /// The stack view's.
    let axis: NSLayoutConstraint.Axis

    /// Points; what Xcode's library gives a plain view, seen in stored frames of empty views in stack views.
    private static let newViewSize = CGSize(width: 240, height: 128)
    /// Stronger than what makes views fill a stack across its axis and than the stack's wish to be small: seven stored
    /// frames show it, none the contrary.
    private static let newViewPriority = UILayoutPriority(60)

    /// Points that plain views have at least, along the stack's axis with subviews and across it without, and both sides of
    /// an empty label.
    private static let leastLength: CGFloat = 50
    /// Above the hugging of labels (251), below any content's resistance (750).
    private static let leastLengthPriority = UILayoutPriority(749)
    /// Above the hugging of what an empty view is as high or wide as.
    private static let leastEmptyLengthPriority = UILayoutPriority(501)

    func apply(to view: UIView) {
        if node.element.name == "view" {
            if node.subviews.isEmpty {
                giveNewSize(to: view)
                giveLeastLength(
                    to: view,
                    along: axis == .horizontal ? .vertical : .horizontal,
                    Self.leastEmptyLengthPriority
                )
            } else {
                giveLeastLength(to: view, along: axis, Self.leastLengthPriority)
            }
        } else if let label = view as? UILabel, label.numberOfLines == 1, label.measuresNothing {
            label.holdContentSize(CGSize(width: Self.leastLength, height: Self.leastLength))
        }
    }

    /// An empty view has the size of a new one, unless it is told otherwise.
    private func giveNewSize(to view: UIView) {
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

    /// A view isn't squeezed to nothing, unless it has a length of its own.
    private func giveLeastLength(to view: UIView, along axis: NSLayoutConstraint.Axis, _ priority: UILayoutPriority) {
        let attribute = axis == .horizontal ? Constraint.Attribute.width : .height
        let hasOwn = node.constraints.contains {
            $0.firstItem == node.id && $0.firstAttribute == attribute && $0.secondItem == nil
        }
        guard !hasOwn else { return }
        let anchor = axis == .horizontal ? view.widthAnchor : view.heightAnchor
        let constraint = anchor.constraint(greaterThanOrEqualToConstant: Self.leastLength)
        constraint.priority = priority
        constraint.isActive = true
    }
}

extension UILabel {
    /// Whether there is no text, so that the content has no size.
    fileprivate var measuresNothing: Bool { intrinsicContentSize == .zero }
}
