import CoreText

extension UIFontDescriptor {
    /// What a font's attribute is about.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// The name that archives use.
        public let rawValue: String

        /// Any name; the descriptor keeps attributes that UIKit does not know.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A string: the name of a family, taken where there is no `name`.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// A string: the PostScript or full name of a font; those of the system begin with a dot.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// A string: weight and slant in words ("Semibold Italic"); unknown words mean regular.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// A number of points; 0 leaves the size to the font that is made.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// A string for people; kept, and finds no font.
        public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
        /// A transform of the glyphs.
        ///
        /// - Note: No effect here: glyphs are drawn upright.
        public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
        /// The characters that a font must have.
        ///
        /// - Note: No effect here: fonts are found by their names.
        public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
        /// Descriptors of fonts to fall back on.
        ///
        /// - Note: No effect here: the system's own order of fonts counts.
        public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
        /// A dictionary of `TraitKey`s.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// A number of points for each glyph.
        ///
        /// - Note: No effect here: glyphs have their fonts' widths.
        public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
        /// An array of dictionaries of `FeatureKey`s: figures of one width, small capitals and the like.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// A `UIFont.TextStyle` or its raw value; takes the style's font at the current category.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// What an entry of the attribute `traits` is about.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// The name that archives use.
        public let rawValue: String

        /// Any name; others than those below are passed over.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A `SymbolicTraits` raw value, as UInt32; bold, italic and monospaced count.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// A `UIFont.Weight` or its number.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// A `UIFont.Width` or its number, -1…1; of the system's font only (TX-11).
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// A number; more than 0 is italic.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// What an entry of the attribute `featureSettings` is about.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        /// The name that archives use.
        public let rawValue: String

        /// Any name; features that OpenType hasn't are kept, without effect.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A number: what kind of feature.
        public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// A number: which setting of the feature, in spite of the name.
        public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        /// A number: what kind of feature.
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// A number: which setting of the feature.
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    }

    /// A cut of the system's font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The name that archives use.
        public let rawValue: String

        /// Names other than those below give no font.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// San Francisco, as text has it.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// San Francisco with round ends, or what stands in for it on this machine.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// New York, or what stands in for it on this machine.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// San Francisco with letters of one width, or what stands in for it on this machine.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

        var fontDesign: FontDesign? {
            switch self {
            case .default: .standard
            case .rounded: .rounded
            case .serif: .serif
            case .monospaced: .monospaced
            default: nil
            }
        }
    }

    /// Bold, italic and other aspects of a face.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// One bit for each trait, the top four bits for a class.
        public let rawValue: UInt32

        /// Bits that UIKit does not know are kept.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Slanted; set by slant, or by the name of the face.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Semibold or more; set by weight, or by the name of the face.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Wide; set by the width of the system's font.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Narrow; set by the width of the system's font.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// Letters of one width; set by the system's design, or by the name of the face.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// For vertical lines; never set here.
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        /// Made for interfaces; set for the system's font.
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        /// Lines closer together; never set here.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// Lines farther apart; never set here.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
        /// The bits of the class of letters, which are never set here.
        public static let classMask = SymbolicTraits(rawValue: 15 << 28)
        /// Serifs of the oldest kind of print.
        public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
        /// Serifs between the oldest and the modern kind.
        public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
        /// Serifs with strong contrast.
        public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
        /// Serifs that thicken into the letter.
        public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
        /// Serifs as thick as the letter.
        public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
        /// Serifs of no other class.
        public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
        /// Without serifs.
        public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
        /// Decorated letters.
        public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
        /// Letters as written by hand.
        public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
        /// Signs in place of letters.
        public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
    }
}
