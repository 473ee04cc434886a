extension UITraitCollection {
    /// A configuration with these traits, by which an image is found or changed.
    public var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traitCollection: self) }
}
