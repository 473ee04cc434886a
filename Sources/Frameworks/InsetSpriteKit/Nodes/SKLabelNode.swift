import CoreText
import Foundation
import UIKit

/// A text.
@preconcurrency @MainActor
open class SKLabelNode: SKNode {
    /// The text. Nil by default.
    open var text: String? { didSet { typeset = nil } }
    /// A text with attributes, in place of the other one; copied as it is first drawn.
    open var attributedText: NSAttributedString? { didSet { typeset = nil } }
    /// The font's name. Default: "HelveticaNeue-UltraLight".
    open var fontName: String? { didSet { typeset = nil } }
    /// Points of its em. Default: 32.
    open var fontSize: CGFloat = 32 { didSet { typeset = nil } }
    /// Default: white.
    open var fontColor: UIColor? = .white { didSet { typeset = nil } }
    /// What the font's color is mixed with; nil: nothing.
    open var color: UIColor? { didSet { typeset = nil } }
    /// 0, the default, leaves the font's color as it is.
    open var colorBlendFactor: CGFloat = 0 { didSet { typeset = nil } }
    /// How it is mixed with what lies behind. Default: alpha.
    open var blendMode = SKBlendMode.alpha
    /// Which part stands at the position, across. Default: the middle.
    open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center { didSet { typeset = nil } }
    /// Which part stands at the position, down. Default: the baseline.
    open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline
    /// Lines at most; 0 is any number. Default: 1.
    open var numberOfLines = 1 { didSet { typeset = nil } }
    /// Where lines break that don't fit. Default: by truncating the tail.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { typeset = nil } }
    /// Points that a line may be long; 0, the default, is no limit.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { typeset = nil } }

    /// An empty one.
    public override init() { super.init() }

    /// An empty one in a font.
    public init(fontNamed fontName: String?) {
        self.fontName = fontName
        super.init()
    }

    /// A text.
    public convenience init(text: String?) {
        self.init()
        self.text = text
    }

    /// A text with attributes.
    public convenience init(attributedText: NSAttributedString?) {
        self.init()
        self.attributedText = attributedText
    }

    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        (aDecoder as? SceneCoder)?.fill(self)
    }

    override func takeValues(of other: SKNode) {
        super.takeValues(of: other)
        guard let other = other as? SKLabelNode else { return }
        (text, attributedText, fontName, fontSize) = (other.text, other.attributedText, other.fontName, other.fontSize)
        (fontColor, color, colorBlendFactor) = (other.fontColor, other.color, other.colorBlendFactor)
        (horizontalAlignmentMode, verticalAlignmentMode) = (other.horizontalAlignmentMode, other.verticalAlignmentMode)
        (numberOfLines, lineBreakMode) = (other.numberOfLines, other.lineBreakMode)
        (preferredMaxLayoutWidth, blendMode) = (other.preferredMaxLayoutWidth, other.blendMode)
    }

    /// The text as it is drawn, with its size, until a property changes.
    private final var typeset: LabelLayout?

    /// The text as it is drawn, with its size.
    final var layout: LabelLayout {
        if let typeset { return typeset }
        let made = LabelLayout(drawn, of: self)
        typeset = made
        return made
    }

    private final var drawn: NSAttributedString {
        if let attributedText { return NSAttributedString(attributedString: attributedText) }
        let name = fontName ?? "HelveticaNeue-UltraLight"
        let font = UIFont(name: name, size: fontSize) ?? .systemFont(ofSize: fontSize, weight: .ultraLight)
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = numberOfLines == 1 ? .byClipping : lineBreakMode
        style.alignment = [.center: .center, .right: .right][horizontalAlignmentMode] ?? .left
        let base = fontColor ?? .white
        return NSAttributedString(
            string: text ?? "",
            attributes: [
                .font: font, .paragraphStyle: style,
                .foregroundColor: color.map { base.mixed(with: $0, colorBlendFactor) } ?? base,
            ]
        )
    }

    /// The rectangle of the text in its own coordinates.
    final var box: CGRect {
        let size = layout.size
        let x: CGFloat =
            switch horizontalAlignmentMode {
            case .left: 0
            case .center: -size.width / 2
            case .right: -size.width
            }
        let y: CGFloat =
            switch verticalAlignmentMode {
            case .baseline: -layout.descent
            case .center: -size.height / 2
            case .top: -size.height
            case .bottom: 0
            }
        return CGRect(x: x, y: y, width: size.width, height: size.height)
    }

    open override var frame: CGRect { box.applying(toParent) }
}

/// Which part of a label stands at its position, across.
public enum SKLabelHorizontalAlignmentMode: Int, Sendable {
    case center, left, right
}

/// Which part of a label stands at its position, down.
public enum SKLabelVerticalAlignmentMode: Int, Sendable {
    /// The last line's baseline.
    case baseline
    case center, top, bottom
}
