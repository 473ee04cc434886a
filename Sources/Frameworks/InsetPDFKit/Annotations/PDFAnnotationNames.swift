/// A kind of annotation.
public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
    /// The name in files, with a slash.
    public let rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A link.
    public static let link = PDFAnnotationSubtype(rawValue: "/Link")
    /// A note that opens.
    public static let text = PDFAnnotationSubtype(rawValue: "/Text")
    /// Text on the page.
    public static let freeText = PDFAnnotationSubtype(rawValue: "/FreeText")
    /// A line.
    public static let line = PDFAnnotationSubtype(rawValue: "/Line")
    /// A rectangle.
    public static let square = PDFAnnotationSubtype(rawValue: "/Square")
    /// An ellipse.
    public static let circle = PDFAnnotationSubtype(rawValue: "/Circle")
    /// A marker's stroke.
    public static let highlight = PDFAnnotationSubtype(rawValue: "/Highlight")
    /// A line below text.
    public static let underline = PDFAnnotationSubtype(rawValue: "/Underline")
    /// A line through text.
    public static let strikeOut = PDFAnnotationSubtype(rawValue: "/StrikeOut")
    /// A pen's strokes.
    public static let ink = PDFAnnotationSubtype(rawValue: "/Ink")
    /// A stamp.
    public static let stamp = PDFAnnotationSubtype(rawValue: "/Stamp")
    /// A note's window.
    public static let popup = PDFAnnotationSubtype(rawValue: "/Popup")
    /// A field of a form.
    public static let widget = PDFAnnotationSubtype(rawValue: "/Widget")
}

/// A value of an annotation.
public struct PDFAnnotationKey: RawRepresentable, Hashable, Sendable {
    /// The name in files, with a slash.
    public let rawValue: String
    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The action.
    public static let action = PDFAnnotationKey(rawValue: "/A")
    /// The border.
    public static let border = PDFAnnotationKey(rawValue: "/Border")
    /// The color.
    public static let color = PDFAnnotationKey(rawValue: "/C")
    /// The text.
    public static let contents = PDFAnnotationKey(rawValue: "/Contents")
    /// When it was changed.
    public static let date = PDFAnnotationKey(rawValue: "/M")
    /// The place that a link leads to.
    public static let destination = PDFAnnotationKey(rawValue: "/Dest")
    /// The color within.
    public static let interiorColor = PDFAnnotationKey(rawValue: "/IC")
    /// The name.
    public static let name = PDFAnnotationKey(rawValue: "/NM")
    /// The four corners of each marked line.
    public static let quadPoints = PDFAnnotationKey(rawValue: "/QuadPoints")
    /// The place on the page.
    public static let rect = PDFAnnotationKey(rawValue: "/Rect")
    /// The kind.
    public static let subtype = PDFAnnotationKey(rawValue: "/Subtype")
    /// Who made it.
    public static let textLabel = PDFAnnotationKey(rawValue: "/T")
    /// A form's field: its value.
    public static let widgetValue = PDFAnnotationKey(rawValue: "/V")
    /// A form's field: its kind.
    public static let widgetFieldType = PDFAnnotationKey(rawValue: "/FT")
}
