extension UIImageView {
    /// The image of the present state.
    var displayedImage: UIImage? { isHighlighted ? highlightedImage ?? image : image ?? highlightedImage }

    /// IM-1: without an image there is no wish.
    var imageContentSize: CGSize {
        displayedImage?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    func imageDidChange() {
        showImage()
        invalidateIntrinsicContentSize()
    }

    func showImage() { setNeedsDisplay() }
}
