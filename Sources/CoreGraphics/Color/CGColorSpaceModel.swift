/// How the components of a color space are to be understood.
public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1
    /// One component, from black to white.
    case monochrome = 0
    /// Red, green and blue.
    case rgb = 1
    /// Cyan, magenta, yellow and black.
    case cmyk = 2
    /// Lightness, and two axes of hue.
    case lab = 3
    /// One component for each ink.
    case deviceN = 4
    /// An index into a table of colors.
    case indexed = 5
    /// An image, side by side.
    case pattern = 6
    /// The three values of the CIE's observer.
    case XYZ = 7
}
