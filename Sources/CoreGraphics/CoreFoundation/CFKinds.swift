import Foundation

// The kinds of Core Graphics' objects, for `CFGetTypeID(_:)`: a number that no other class has.

extension KindNaming {
    static func kind(of type: AnyClass) -> CFTypeID { CFTypeID(bitPattern: ObjectIdentifier(type).hashValue) }
}

extension CGColor: KindNaming {
    /// The kind of colors.
    public static var typeID: CFTypeID { kind(of: CGColor.self) }
}

extension CGColorSpace: KindNaming {
    /// The kind of color spaces.
    public static var typeID: CFTypeID { kind(of: CGColorSpace.self) }
}

extension CGImage: KindNaming {
    /// The kind of images.
    public static var typeID: CFTypeID { kind(of: CGImage.self) }
}

extension CGPath: KindNaming {
    /// The kind of paths, also of those that can be changed.
    public static var typeID: CFTypeID { kind(of: CGPath.self) }
}

extension CGContext: KindNaming {
    /// The kind of contexts.
    public static var typeID: CFTypeID { kind(of: CGContext.self) }
}

extension CGGradient: KindNaming {
    /// The kind of gradients.
    public static var typeID: CFTypeID { kind(of: CGGradient.self) }
}

extension CGPattern: KindNaming {
    /// The kind of patterns.
    public static var typeID: CFTypeID { kind(of: CGPattern.self) }
}
