import Foundation

extension UIScrollView {
    /// The offset at which a rectangle of the content stands where a position says, as far as the content lets it; the
    /// nearest that shows it along an axis of which nothing is said.
    func offset(showing frame: CGRect, at position: UICollectionView.ScrollPosition) -> CGPoint {
        let inset = adjustedContentInset
        let room = CGSize(
            width: bounds.width - inset.left - inset.right,
            height: bounds.height - inset.top - inset.bottom
        )
        var offset = self.offset(revealing: frame)
        if position.contains(.top) { offset.y = frame.minY - inset.top }
        if position.contains(.centeredVertically) { offset.y = frame.midY - room.height / 2 - inset.top }
        if position.contains(.bottom) { offset.y = frame.maxY - room.height - inset.top }
        if position.contains(.left) { offset.x = frame.minX - inset.left }
        if position.contains(.centeredHorizontally) { offset.x = frame.midX - room.width / 2 - inset.left }
        if position.contains(.right) { offset.x = frame.maxX - room.width - inset.left }
        return clamped(offset)
    }
}
