import Platform

/// A color, possibly one that depends on traits; it never changes.
open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private final let foundationTag = FoundationValueTag()
    // Unchecked: `storage` is constant; providers of dynamic colors are called from any thread in UIKit too.
    let storage: Storage

    /// What a color is made of.
    enum Storage {
        /// Fixed components.
        case fixed(CGColor)
        /// A color of the system, by its name in UIColor.
        case system(String)
        /// A color set of an asset catalog.
        case asset(name: String, bundle: Bundle?)
        /// What a closure answers for traits.
        case dynamic((UITraitCollection) -> UIColor)
        /// Another color, resolved, with this alpha.
        case alpha(UIColor, CGFloat)
        /// An image, side by side.
        case pattern(UIImage)
    }

    package init(storage cgColor: CGColor) {
        storage = .fixed(cgColor)
        super.init()
    }

    /// A color that shows nothing.
    public override init() {
        storage = .fixed(CGColor(colorSpace: .extendedGray, components: [0, 0]))
        super.init()
    }

    init(_ storage: Storage) {
        self.storage = storage
        super.init()
    }

    // MARK: Components

    /// A gray; 0 is black, 1 white.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(storage: CGColor(colorSpace: .extendedGray, components: [white, alpha]))
    }

    /// Components of sRGB, 0…1; beyond that for wider gamuts.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(storage: CGColor(colorSpace: .extendedSRGB, components: [red, green, blue, alpha]))
    }

    /// Components of Display P3, 0…1.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(storage: CGColor(colorSpace: .displayP3, components: [red, green, blue, alpha]))
    }

    /// A color by hue (0 and 1 are red), saturation and brightness; the first two are clamped to 0…1, a brightness above
    /// 1 makes components above 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let rgb = HueComponents(hue: hue, saturation: saturation, brightness: brightness).rgb
        self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
    }

    /// The color in its own color space, the same under all traits.
    public convenience init(cgColor: CGColor) {
        self.init(storage: cgColor)
    }

    /// An image, repeated side by side.
    public convenience init(patternImage image: UIImage) {
        self.init(.pattern(image))
    }

    /// What `#colorLiteral` makes.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    // MARK: Dynamic colors

    /// A color that is asked for anew whenever traits change.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        self.init(.dynamic(dynamicProvider))
    }

    /// The color set of that name, from the app's bundle; nil when there is none.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// The color set of that name; nil when there is none.
    ///
    /// - Parameters:
    ///   - name: A name in the catalogs.
    ///   - bundle: Nil: the app's.
    ///   - traitCollection: Nil: the color follows the traits of where it is used.
    public convenience init?(
        named name: String,
        in bundle: Bundle?,
        compatibleWith traitCollection: UITraitCollection?
    ) {
        let traits = traitCollection ?? .current
        guard let color = HostAssets.current?.color(named: name, in: bundle, compatibleWith: traits) else {
            return nil
        }
        self.init(traitCollection == nil ? .asset(name: name, bundle: bundle) : .fixed(color))
    }

    /// The color that holds under these traits; itself when it isn't dynamic.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch storage {
        case .fixed, .pattern: self
        case .system, .asset, .dynamic, .alpha: UIColor(storage: resolvedCGColor(with: traitCollection))
        }
    }

    /// The color under `UITraitCollection.current`.
    open var cgColor: CGColor { resolvedCGColor(with: .current) }

    /// The same color with another alpha; a dynamic color stays dynamic.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch storage {
        case .fixed(let color): UIColor(storage: color.copy(alpha: alpha) ?? color)
        case .alpha(let base, _): UIColor(.alpha(base, alpha))
        case .system, .asset, .dynamic, .pattern: UIColor(.alpha(self, alpha))
        }
    }

    // MARK: Reading components

    /// Components of sRGB; beyond 0…1 for colors of wider gamuts. Always succeeds.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?,
        green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let components = cgColor.sRGB
        red?.pointee = components.red
        green?.pointee = components.green
        blue?.pointee = components.blue
        alpha?.pointee = components.alpha
        return true
    }

    /// How light the color is; colored ones are turned into grays. Always succeeds.
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let color = cgColor
        white?.pointee = color.sRGB.components(in: .extendedGray)[0]
        alpha?.pointee = color.alpha
        return true
    }

    /// Hue, saturation and brightness, 0…1. Always succeeds.
    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?,
        saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let components = cgColor.sRGB
        let hues = HueComponents(components)
        hue?.pointee = hues.hue
        saturation?.pointee = hues.saturation
        brightness?.pointee = hues.brightness
        alpha?.pointee = components.alpha
        return true
    }

    // MARK: NSObject

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if self === other { return true }
        return switch (storage, other.storage) {
        case (.fixed(let left), .fixed(let right)): left == right
        case (.system(let left), .system(let right)): left == right
        case (.asset(let left, let leftBundle), .asset(let right, let rightBundle)):
            left == right && leftBundle == rightBundle
        case (.alpha(let left, let leftAlpha), .alpha(let right, let rightAlpha)):
            leftAlpha == rightAlpha && left.isEqual(right)
        case (.pattern(let left), .pattern(let right)): left === right
        case (.dynamic, _), (.fixed, _), (.system, _), (.asset, _), (.alpha, _), (.pattern, _): false
        }
    }

    open override var hash: Int {
        switch storage {
        case .fixed(let color): color.hashValue
        case .system(let name), .asset(let name, _): name.hashValue
        case .dynamic: ObjectIdentifier(self).hashValue
        case .alpha(let color, let alpha): color.hash ^ alpha.hashValue
        case .pattern(let image): ObjectIdentifier(image).hashValue
        }
    }

    open override var description: String {
        switch storage {
        case .fixed(let color): color.uiDescription
        case .system(let name): "<UIDynamicSystemColor: name = \(name)Color>"
        case .asset(let name, _): "<UIDynamicCatalogColor: name = \(name)>"
        case .dynamic: "<UIDynamicProviderColor>"
        case .alpha(let color, let alpha): "<UIDynamicModifiedColor: alpha = \(alpha); base = \(color)>"
        case .pattern(let image): "<UIPatternColor: \(image)>"
        }
    }

    /// The object itself, which never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Coding

    /// True: archives that ask for it may hold colors.
    open class var supportsSecureCoding: Bool { true }

    /// Reads the components that an archive keeps; nil where there are none.
    public required convenience init?(coder: NSCoder) {
        guard coder.containsValue(forKey: "UIRed") else { return nil }
        self.init(
            red: coder.decodeDouble(forKey: "UIRed"),
            green: coder.decodeDouble(forKey: "UIGreen"),
            blue: coder.decodeDouble(forKey: "UIBlue"),
            alpha: coder.decodeDouble(forKey: "UIAlpha")
        )
    }

    /// Writes the components under the current traits.
    open func encode(with coder: NSCoder) {
        let components = cgColor.sRGB
        coder.encode(Double(components.red), forKey: "UIRed")
        coder.encode(Double(components.green), forKey: "UIGreen")
        coder.encode(Double(components.blue), forKey: "UIBlue")
        coder.encode(Double(components.alpha), forKey: "UIAlpha")
    }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// What `#colorLiteral` stands for.
public typealias _ColorLiteralType = UIColor
