/// A color set, named as Xcode's generated symbols do.
public struct ColorResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// What Xcode's generated code calls; the catalog is asked when the color is used.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }

    /// Whether both have the same name in the same bundle.
    public static func == (left: ColorResource, right: ColorResource) -> Bool {
        left.name == right.name && left.bundle === right.bundle
    }

    /// Feeds what `==` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
    }
}

extension UIColor {
    /// The color set of a generated symbol; black when its catalog is gone.
    public convenience init(resource: ColorResource) {
        self.init(.asset(name: resource.name, bundle: resource.bundle))
    }
}
