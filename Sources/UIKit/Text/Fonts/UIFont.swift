import CoreText
import Platform

/// A typeface at a size.
open class UIFont: CTFont, NSCopying, NSSecureCoding, @unchecked Sendable {
    // Unchecked: everything is constant.
    /// The weight that the name tells where it isn't the drawn one: bold system fonts call themselves semibold (TX-M13).
    let reportedWeight: FontWeight?
    /// How the size came from the preferred text size; nil for fonts that don't scale.
    let scaling: FontScaling?
    /// Whether the weight of a text style's font is that of the bold-text setting.
    let isBoldText: Bool
    /// What its descriptor said beyond the font itself, as far as fonts have it (TX-19).
    let keptAttributes: [UIFontDescriptor.AttributeName: Any]

    package override init(_ fontDescription: FontDescription) {
        reportedWeight = nil
        scaling = nil
        isBoldText = false
        keptAttributes = [:]
        super.init(fontDescription)
    }

    init(
        _ fontDescription: FontDescription,
        reportedWeight: FontWeight?,
        scaling: FontScaling? = nil,
        isBoldText: Bool = false,
        keptAttributes: [UIFontDescriptor.AttributeName: Any] = [:]
    ) {
        self.reportedWeight = reportedWeight
        self.scaling = scaling
        self.isBoldText = isBoldText
        self.keptAttributes = keptAttributes
        super.init(fontDescription)
    }

    /// A font by PostScript, full or family name; nil when neither the app, iOS nor this machine has it.
    ///
    /// - Parameters:
    ///   - fontName: A PostScript, full or family name.
    ///   - fontSize: Points; 0 or less means the system's size, 14.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        let size = fontSize > 0 ? fontSize : UIFont.systemFontSize
        if let system = FontDescription(systemFontName: fontName, size: size) {
            self.init(system)
            return
        }
        guard FontRegistry.availability(of: fontName) != .missing else { return nil }
        self.init(FontDescription(name: fontName, size: size))
    }

    // MARK: Coding (UIFont+Coding.swift)

    /// True: archives that ask for it may hold fonts.
    open class var supportsSecureCoding: Bool { true }

    /// Reads the name and the size that an archive keeps; nil where there are none.
    public required convenience init?(coder: NSCoder) { self.init(archivedIn: coder) }

    /// Writes the name, the size and the text style.
    open func encode(with coder: NSCoder) { write(to: coder) }

    /// The system's font of 14 points, for sources that need any.
    public convenience init() {
        self.init(FontDescription(systemFontOfSize: UIFont.systemFontSize, weight: .regular))
    }

    /// The font that a descriptor describes.
    ///
    /// - Parameters:
    ///   - descriptor: What the font is to be like.
    ///   - pointSize: Points; 0 takes the descriptor's size.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var description = descriptor.fontDescription
        if pointSize > 0 { description = description.withSize(pointSize) }
        if description.size <= 0 { description.size = UIFont.systemFontSize }
        self.init(
            description,
            reportedWeight: descriptor.reportedWeight,
            keptAttributes: descriptor.attributesOfFonts
        )
    }

    // MARK: Measures

    /// The name of the face (".SFUI-Semibold").
    open var fontName: String {
        var description = fontDescription
        if let reportedWeight { description.weight = reportedWeight }
        return description.fontName(in: HostEra.current)
    }

    /// The name of the family (".AppleSystemUIFont").
    open var familyName: String { fontDescription.familyName(in: HostEra.current) }

    /// In points.
    open var pointSize: CGFloat { fontDescription.size }

    /// From the baseline to the top of a line, in points.
    open var ascender: CGFloat { metrics.ascender }

    /// From the baseline to the bottom of a line, in points; negative.
    open var descender: CGFloat { metrics.descender }

    /// The height of capital letters, in points.
    open var capHeight: CGFloat { metrics.capHeight }

    /// The height of small letters, in points.
    open var xHeight: CGFloat { metrics.xHeight }

    /// The height of one line, in points.
    open var lineHeight: CGFloat { metrics.lineHeight }

    /// What two lines have between them, in points: 0 for plain system fonts, more for text styles.
    open var leading: CGFloat { metrics.lineSpacing - metrics.lineHeight }

    /// What describes this font, to make others like it.
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

    /// The same font at another size, in points; it no longer belongs to a text style.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(fontDescription.withSize(fontSize), reportedWeight: reportedWeight, keptAttributes: keptAttributes)
    }

    // MARK: NSObject

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return self === other
            || fontDescription == other.fontDescription && reportedWeight == other.reportedWeight
                && scaling == other.scaling
    }

    open override var hash: Int { fontDescription.hashValue }

    open override var description: String {
        let face = (fontDescription.weight >= .semibold ? "bold" : "normal")
        let style = fontDescription.isItalic ? "italic" : "normal"
        return "<UICTFont: \(fontName)> font-family: \"\(familyName)\"; font-weight: \(face); "
            + "font-style: \(style); font-size: \(String(format: "%.2f", Double(pointSize)))pt"
    }

    /// The font itself, as it never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
