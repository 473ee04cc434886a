import CoreText

extension UIImage {
    /// How bold a symbol is.
    public enum SymbolWeight: Int, Sendable {
        /// No wish: regular.
        case unspecified = 0
        /// Drawn as regular: the icon font has no thinner lines.
        case ultraLight = 1
        /// Drawn as regular.
        case thin = 2
        /// Drawn as regular.
        case light = 3
        /// The icon font's own lines.
        case regular = 4
        /// Lines 1/68 of the point size bolder than regular.
        case medium = 5
        /// Lines 1/40 of the point size bolder than regular.
        case semibold = 6
        /// Lines 1/28 of the point size bolder than regular.
        case bold = 7
        /// Lines 1/22 of the point size bolder than regular.
        case heavy = 8
        /// Lines 1/17 of the point size bolder than regular.
        case black = 9

        /// The font weight of the same name; regular for unspecified.
        public func fontWeight() -> UIFont.Weight {
            let weights: [UIFont.Weight] = [
                .regular, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
            ]
            return weights[rawValue]
        }
    }

    /// How large a symbol is beside text of its point size.
    public enum SymbolScale: Int, Sendable {
        /// As medium.
        case `default` = -1
        /// No wish: medium.
        case unspecified = 0
        /// 0.783 of medium.
        case small = 1
        /// As large as capital letters ask for; the usual one.
        case medium = 2
        /// 1.286 of medium.
        case large = 3
    }

    /// The size, weight and colors of a symbol.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        /// What a symbol configuration says; nil where it says nothing.
        struct Look: Hashable, Sendable {
            var pointSize: CGFloat?
            var weight: SymbolWeight?
            var scale: SymbolScale?
            var textStyle: UIFont.TextStyle?
            var colors: [UIColor] = []
            var isHierarchical = false
            var prefersMulticolor = false
            /// Takes the wishes for colors back.
            var prefersMonochrome = false
        }

        let look: Look

        init(look: Look, traits: UITraitCollection? = nil) {
            self.look = look
            super.init(traits)
        }

        /// Points of the text beside it, as a font's size; the weight stays open.
        public convenience init(pointSize: CGFloat) {
            self.init(look: Look(pointSize: pointSize))
        }

        /// Points of the text beside it, and the weight of its font.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(look: Look(pointSize: pointSize, weight: weight))
        }

        /// Points of the text beside it, the weight of its font, and how large the symbol is beside it.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(look: Look(pointSize: pointSize, weight: weight, scale: scale))
        }

        /// The weight alone; the size stays open.
        public convenience init(weight: SymbolWeight) {
            self.init(look: Look(weight: weight))
        }

        /// The scale alone; the size stays open.
        public convenience init(scale: SymbolScale) {
            self.init(look: Look(scale: scale))
        }

        /// As large as text of that style in the user's preferred size.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(look: Look(textStyle: textStyle))
        }

        /// As large as text of that style in the user's preferred size, times the scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(look: Look(scale: scale, textStyle: textStyle))
        }

        /// The size and weight of a font, at the medium scale.
        public convenience init(font: UIFont) {
            self.init(font: font, scale: .default)
        }

        /// The size and weight of a font.
        public convenience init(font: UIFont, scale: SymbolScale) {
            let index = font.fontDescription.weight.nearestIndex + 1
            self.init(
                look: Look(pointSize: font.pointSize, weight: SymbolWeight(rawValue: index), scale: scale)
            )
        }

        /// One color in several strengths.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(look: Look(colors: [hierarchicalColor], isHierarchical: true))
        }

        /// A color for each layer.
        public convenience init(paletteColors: [UIColor]) {
            self.init(look: Look(colors: paletteColors))
        }

        /// No wish.
        open class var unspecified: SymbolConfiguration { SymbolConfiguration(look: Look()) }

        /// One color.
        open class func preferringMonochrome() -> SymbolConfiguration {
            SymbolConfiguration(look: Look(prefersMonochrome: true))
        }

        /// One color in several strengths: the tint, where no other color is said.
        open class func preferringHierarchical() -> SymbolConfiguration {
            SymbolConfiguration(look: Look(isHierarchical: true))
        }

        /// The symbol's own colors.
        open class func preferringMulticolor() -> SymbolConfiguration {
            SymbolConfiguration(look: Look(prefersMulticolor: true))
        }

        /// The configuration without a point size or text style.
        open func configurationWithoutPointSizeAndWeight() -> SymbolConfiguration {
            var look = look
            look.pointSize = nil
            look.weight = nil
            return SymbolConfiguration(look: look, traits: traitCollection)
        }

        open override func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            guard let copy = SymbolConfiguration(look: look, traits: traitCollection) as? Self else {
                preconditionFailure("a subclass of UIImage.SymbolConfiguration overrides withTraitCollection(_:)")
            }
            return copy
        }

        open override func applying(_ otherConfiguration: Configuration?) -> Self {
            let base = super.applying(otherConfiguration)
            guard let other = (otherConfiguration as? SymbolConfiguration)?.look else { return base }
            var look = look
            if let size = other.pointSize {
                look.pointSize = size
                look.textStyle = nil
            }
            if let style = other.textStyle {
                look.textStyle = style
                look.pointSize = nil
            }
            if let weight = other.weight, weight != .unspecified { look.weight = weight }
            if let scale = other.scale, scale != .unspecified { look.scale = scale }
            if !other.colors.isEmpty || other.prefersMonochrome {
                look.colors = other.colors
                look.isHierarchical = other.isHierarchical
            }
            look.isHierarchical = look.isHierarchical || other.isHierarchical
            look.prefersMulticolor = !other.prefersMonochrome && (look.prefersMulticolor || other.prefersMulticolor)
            look.prefersMonochrome = other.prefersMonochrome
            guard let copy = SymbolConfiguration(look: look, traits: base.traitCollection) as? Self else {
                preconditionFailure("a subclass of UIImage.SymbolConfiguration overrides applying(_:)")
            }
            return copy
        }

        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return look == other.look && traitCollection == other.traitCollection
        }

        open override var hash: Int { look.hashValue }
    }
}
