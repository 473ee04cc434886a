import Platform

extension UIImage {
    /// The image of a name, for the current traits; nil when neither a catalog nor a file has it.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// The image of a name.
    ///
    /// - Parameters:
    ///   - name: A name in the catalogs.
    ///   - bundle: Nil: the app's.
    ///   - traitCollection: Nil: the current one.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        guard let asset = NamedImages.asset(named: name, in: bundle),
            let image = asset.bestImage(for: traitCollection ?? .current)
        else { return nil }
        self.init(values: image.values)
    }

    /// The image of a name, for the configuration's traits or else the current ones.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    }

    /// The image of a generated symbol; an empty one when its catalog is gone.
    public convenience init(resource: ImageResource) {
        let image = UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil)
        self.init(values: image?.values ?? ImageValues(source: .empty))
    }
}

/// An image, named as Xcode's generated symbols do.
public struct ImageResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// What Xcode's generated code calls; the catalog is asked when the image is made.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }

    /// Whether both have the same name in the same bundle.
    public static func == (left: ImageResource, right: ImageResource) -> Bool {
        left.name == right.name && left.bundle === right.bundle
    }

    /// Feeds what `==` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
    }
}

/// Looks images up by name.
private enum NamedImages {
    static func asset(named name: String, in bundle: Bundle?) -> UIImageAsset? {
        guard !name.isEmpty else { return nil }
        if let asset = HostAssets.current?.imageAsset(named: name, in: bundle) { return asset }
        let folder = (bundle ?? .main).resourcePath ?? (bundle ?? .main).bundlePath
        return UIImageAsset(LooseImageFile.all(named: name, in: folder))
    }
}

extension UIImageAsset {
    /// The variants that files have by their names (IM-4); nil for none.
    package convenience init?(_ files: [LooseImageFile]) {
        guard !files.isEmpty else { return nil }
        self.init(
            variants: files.map { file in
                let traits = UITraitCollection { traits in
                    traits.displayScale = file.scale
                    traits.userInterfaceIdiom = file.idiom
                }
                return (
                    traits,
                    { ResourceFile.data(at: file.path).flatMap { UIImage(data: $0, scale: file.scale) } }
                )
            }
        )
    }
}
