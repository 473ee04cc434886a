import Foundation
import Platform

extension UICollectionView {
    /// When cells and supplementary views that change their size have the layout follow.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Sizes stay until something else has them measured.
        case disabled
        /// When a cell, its content view or its configuration says that the size changed; the default.
        case enabled
        /// Also when constraints of the content change.
        case enabledIncludingConstraints
    }

    /// TV-31: an element that wants another size is measured in the next pass.
    func sizeMayChange(of view: UICollectionReusableView, by change: SizeChange) {
        guard selfSizingInvalidation.rawValue >= change.rawValue, Quirk.listsFollowSizes.holds, !collection.isLayingOut
        else { return }
        if let indexPath = collection.cells.first(where: { $0.value === view })?.key {
            collection.remeasured.insert(indexPath)
        } else if let key = collection.supplementaries.first(where: { $0.value === view })?.key {
            collection.remeasuredSupplementaries.insert(key)
        } else {
            return
        }
        // A change that `performWithoutAnimation(_:)` encloses moves nothing.
        collection.animatesSizes = collection.animatesSizes || UIView.areAnimationsEnabled
        setNeedsLayout()
    }
}

extension UICollectionReusableView {
    /// The collection that shows the view, also in a section that scrolls by itself.
    var enclosingCollection: UICollectionView? {
        superview as? UICollectionView ?? superview?.superview as? UICollectionView
    }
}
