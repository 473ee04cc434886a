import CoreText

extension UIFont {
    /// 17 points (EV-M4).
    public class var labelFontSize: CGFloat { 17 }
    /// 18 points (EV-M4).
    public class var buttonFontSize: CGFloat { 18 }
    /// 12 points (EV-M4).
    public class var smallSystemFontSize: CGFloat { 12 }
    /// 14 points (EV-M4).
    public class var systemFontSize: CGFloat { 14 }

    /// The system's font; 0 or less means 14 points.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    /// The system's font in a weight; 0 or less means 14 points.
    public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(FontDescription(systemFontOfSize: validSize(fontSize), weight: weight.fontWeight))
    }

    /// The system's font in a weight and a width (iOS 16, TX-11); 0 or less means 14 points.
    ///
    /// The letters of the usual width are scaled horizontally: here the system's font has no face of another width.
    public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width) -> UIFont {
        var description = FontDescription(systemFontOfSize: validSize(fontSize), weight: weight.fontWeight)
        description.width = width.rawValue
        return UIFont(description)
    }

    /// The system's bold font: it draws and measures bold, and calls itself semibold (TX-M13).
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(
            FontDescription(systemFontOfSize: validSize(fontSize), weight: .bold),
            reportedWeight: .semibold
        )
    }

    /// What text without a font has: Helvetica of 12 points (TX-25).
    class var ofPlainText: UIFont { UIFont(FontDescription(name: "Helvetica", size: 12)) }

    /// The system's italic font.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(FontDescription(systemFontOfSize: validSize(fontSize), isItalic: true))
    }

    /// The system's font with every figure as wide as the others.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(
            FontDescription(
                systemFontOfSize: validSize(fontSize),
                weight: weight.fontWeight,
                design: .monospacedDigits
            )
        )
    }

    /// The system's font with every character as wide as the others.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(
            FontDescription(
                systemFontOfSize: validSize(fontSize),
                weight: weight.fontWeight,
                design: .monospaced
            )
        )
    }

    private static func validSize(_ size: CGFloat) -> CGFloat { size > 0 ? size : systemFontSize }

    /// The names of all font families: those of iOS, and those that the app brought; sorted.
    public class var familyNames: [String] { FontRegistry.familyNames }

    /// The PostScript names of a family's faces: of those that the app brought, and of iOS's usual families.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        FontRegistry.fontNames(inFamily: familyName)
    }
}
