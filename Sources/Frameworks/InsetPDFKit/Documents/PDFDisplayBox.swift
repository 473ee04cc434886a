import CoreGraphics

/// The rectangles that a page has.
public enum PDFDisplayBox: Int, Sendable {
    /// The whole sheet.
    case mediaBox = 0
    /// What is shown.
    case cropBox = 1
    /// What is printed, with what is cut off afterwards.
    case bleedBox = 2
    /// The sheet after cutting.
    case trimBox = 3
    /// What the author takes for the content.
    case artBox = 4

    /// Core Graphics' name of it.
    var box: CGPDFBox { CGPDFBox(rawValue: Int32(rawValue)) ?? .mediaBox }
}
