extension UITraitCollection {
    /// A configuration with these traits, by which an image is found or changed.
    public var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traitCollection: self) }

    /// The brightness that images may reach.
    public var imageDynamicRange: UIImage.DynamicRange { values.imageDynamicRange ?? .unspecified }

    /// Specifies this trait only (TR-3).
    public convenience init(imageDynamicRange: UIImage.DynamicRange) {
        self.init { $0.imageDynamicRange = imageDynamicRange }
    }
}

extension UIMutableTraits {
    /// The brightness that images may reach.
    public var imageDynamicRange: UIImage.DynamicRange {
        get { self[UITraitImageDynamicRange.self] }
        set { self[UITraitImageDynamicRange.self] = newValue }
    }
}

/// The brightness that images may reach.
public enum UITraitImageDynamicRange: UITraitDefinition, SystemTrait {
    /// Unspecified; setting it lets the trait be inherited.
    public static var defaultValue: UIImage.DynamicRange { .unspecified }
    static var storage: WritableKeyPath<TraitValues, UIImage.DynamicRange?> { \.imageDynamicRange }
}

extension TraitValues {
    /// The brightness that images may reach.
    fileprivate(set) var imageDynamicRange: UIImage.DynamicRange? {
        get { imageDynamicRangeValue.flatMap(UIImage.DynamicRange.init(rawValue:)) }
        set { imageDynamicRangeValue = newValue?.rawValue }
    }
}
