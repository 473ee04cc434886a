extension UIImage {
    /// What variant of an image is wanted.
    open class Configuration: NSObject, NSCopying, @unchecked Sendable {
        // Unchecked: constant.
        /// The traits of the variant.
        public let traitCollection: UITraitCollection?

        init(_ traitCollection: UITraitCollection?) {
            self.traitCollection = traitCollection
            super.init()
        }

        /// A configuration for an environment.
        ///
        /// - Parameter traitCollection: What the variant is for.
        public convenience init(traitCollection: UITraitCollection) {
            self.init(traitCollection)
        }

        /// A copy for other traits; nil: for none. Subclasses override it to keep what they add.
        open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            guard let copy = Configuration(traitCollection) as? Self else {
                preconditionFailure("a subclass of UIImage.Configuration overrides withTraitCollection(_:)")
            }
            return copy
        }

        /// This configuration with what another one says.
        open func applying(_ otherConfiguration: Configuration?) -> Self {
            guard let traits = otherConfiguration?.traitCollection else { return self }
            return withTraitCollection(UITraitCollection(traitsFrom: [traitCollection, traits].compactMap { $0 }))
        }

        /// The object itself, which never changes.
        public func copy(with zone: NSZone? = nil) -> Any { self }
    }
}
