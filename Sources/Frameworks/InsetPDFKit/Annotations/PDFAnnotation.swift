import CoreGraphics
import Foundation
import UIKit

/// Something that was put on a page: a mark, a drawing, a link.
open class PDFAnnotation: NSObject, @unchecked Sendable {
    /// The page; not kept.
    open internal(set) weak var page: PDFPage?
    /// The kind without its slash: "Highlight".
    open var type: String?
    /// In the page's space.
    open var bounds: CGRect
    /// The text.
    open var contents: String?
    /// Who made it.
    open var userName: String?
    /// When it was changed.
    open var modificationDate: Date?
    /// What it is drawn in. Default: black; yellow for marks.
    open var color: UIColor
    /// The color within; nil for none.
    open var interiorColor: UIColor?
    /// The line around it; nil for a line of one point.
    open var border: PDFBorder?
    /// Whether it is drawn. Default: true.
    open var shouldDisplay = true
    /// Whether it is printed. Default: false.
    open var shouldPrint = false
    /// Whether it can't be changed; it is up to the app.
    open var isReadOnly = false
    /// Whether it is drawn as tapped; it is up to the app.
    open var isHighlighted = false
    /// What a tap does.
    open var action: PDFAction?
    /// The font of its text. Default: the system's, 12 points.
    open var font: UIFont?
    /// The color of its text. Default: black.
    open var fontColor: UIColor?
    /// How its text is aligned. Default: natural.
    open var alignment: NSTextAlignment = .natural
    /// Where a line begins, from the annotation's lower left.
    open var startPoint = CGPoint.zero
    /// Where a line ends, from the annotation's lower left.
    open var endPoint = CGPoint.zero
    /// The corners of marked lines, from the annotation's lower left, four each: top left, top right, bottom left, bottom
    /// right.
    open var quadrilateralPoints: [NSValue]?
    /// A form's field: what is written in it.
    open var widgetStringValue: String?
    /// A form's field: its name.
    open var fieldName: String?
    /// A form's field: what kind it is.
    open var widgetFieldType = PDFAnnotationWidgetSubtype(rawValue: "")
    /// A pen's strokes, from the annotation's lower left.
    open private(set) var paths: [UIBezierPath]?
    private var values: [PDFAnnotationKey: Any] = [:]

    /// An annotation of a kind.
    ///
    /// - Parameters:
    ///   - bounds: In the page's space.
    ///   - properties: Values by the keys that ``PDFAnnotationKey`` names.
    public init(
        bounds: CGRect,
        forType annotationType: PDFAnnotationSubtype,
        withProperties properties: [AnyHashable: Any]?
    ) {
        self.bounds = bounds
        let name = annotationType.rawValue
        type = name.hasPrefix("/") ? String(name.dropFirst()) : name
        color = annotationType == .highlight ? UIColor(red: 1, green: 1, blue: 0, alpha: 1) : .black
        super.init()
        for (key, value) in properties ?? [:] {
            let name = (key.base as? PDFAnnotationKey)?.rawValue ?? key.base as? String ?? ""
            setValue(value, forAnnotationKey: PDFAnnotationKey(rawValue: name))
        }
    }

    /// The address of a link.
    open var url: URL? {
        get { (action as? PDFActionURL)?.url }
        set { action = newValue.map { PDFActionURL(url: $0) } }
    }

    /// The place that a link leads to.
    open var destination: PDFDestination? {
        get { (action as? PDFActionGoTo)?.destination }
        set { action = newValue.map { PDFActionGoTo(destination: $0) } }
    }

    /// Adds a pen's stroke, from the annotation's lower left.
    open func add(_ path: UIBezierPath) { paths = (paths ?? []) + [path] }

    /// Takes a pen's stroke away.
    open func remove(_ path: UIBezierPath) { paths?.removeAll { $0 === path } }

    /// Whether the annotation has a value.
    open func value(forAnnotationKey key: PDFAnnotationKey) -> Any? {
        switch key {
        case .color: color
        case .contents: contents
        case .border: border
        case .action: action
        case .interiorColor: interiorColor
        case .textLabel: userName
        case .subtype: type.map { "/\($0)" }
        default: values[key]
        }
    }

    /// Sets a value; false for one of the wrong type.
    @discardableResult
    open func setValue(_ value: Any, forAnnotationKey key: PDFAnnotationKey) -> Bool {
        values[key] = value
        switch (key, value) {
        case (.color, let color as UIColor): self.color = color
        case (.interiorColor, let color as UIColor): interiorColor = color
        case (.contents, let text as String): contents = text
        case (.textLabel, let text as String): userName = text
        case (.border, let border as PDFBorder): self.border = border
        case (.action, let action as PDFAction): self.action = action
        case (.destination, let destination as PDFDestination): self.destination = destination
        case (.color, _), (.interiorColor, _), (.contents, _), (.textLabel, _), (.border, _), (.action, _),
            (.destination, _):
            values[key] = nil
            return false
        default: break
        }
        return true
    }

    /// Takes a value away.
    open func removeValue(forAnnotationKey key: PDFAnnotationKey) {
        values[key] = nil
        switch key {
        case .interiorColor: interiorColor = nil
        case .contents: contents = nil
        case .textLabel: userName = nil
        case .border: border = nil
        case .action, .destination: action = nil
        default: break
        }
    }

    /// Draws the annotation into a context that has the page's space.
    ///
    /// - Parameter box: The box that is shown; nothing depends on it here.
    open func draw(with box: PDFDisplayBox, in context: CGContext) { AnnotationDrawing(self).draw(in: context) }
}

/// A kind of field of a form.
public struct PDFAnnotationWidgetSubtype: RawRepresentable, Hashable, Sendable {
    /// The name in files, with a slash.
    public let rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A button.
    public static let button = PDFAnnotationWidgetSubtype(rawValue: "/Btn")
    /// A choice.
    public static let choice = PDFAnnotationWidgetSubtype(rawValue: "/Ch")
    /// A signature.
    public static let signature = PDFAnnotationWidgetSubtype(rawValue: "/Sig")
    /// Text.
    public static let text = PDFAnnotationWidgetSubtype(rawValue: "/Tx")
}
