import CoreText
import Foundation
import UIKit

/// How large a label's text is: its lines' width, from the top of the first one's letters to the lower end of the last one's.
@MainActor
struct LabelLayout {
    /// What is drawn.
    let text: NSAttributedString
    /// Points.
    private(set) var size: CGSize
    /// What lies below the last baseline, in points.
    private(set) var descent: CGFloat
    /// What UIKit leaves above the first one's letters, in points.
    private(set) var above: CGFloat

    /// What a label's limits make of its text.
    init(_ text: NSAttributedString, of label: SKLabelNode) {
        self.text = text
        (size, descent, above) = (.zero, 0, 0)
        guard text.length > 0 else { return }
        let font = text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont ?? .systemFont(ofSize: label.fontSize)
        guard label.numberOfLines != 1 || text.string.contains("\n") else {
            // Of one line as high as its letters, as its frame on iOS.
            let line = CTLineCreateWithAttributedString(text)
            let ink = CTLineGetBoundsWithOptions(line, .useGlyphPathBounds)
            let width = CTLineGetTypographicBounds(line, nil, nil, nil)
            size = CGSize(width: CGFloat(width), height: ink.height)
            (descent, above) = (-ink.minY, font.ascender - ink.maxY)
            return
        }
        let width = label.preferredMaxLayoutWidth > 0 ? label.preferredMaxLayoutWidth : .greatestFiniteMagnitude
        let room = CGSize(width: width, height: .greatestFiniteMagnitude)
        var box = text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)
        if label.numberOfLines > 0 { box.size.height = min(box.height, font.lineHeight * CGFloat(label.numberOfLines)) }
        size = CGSize(width: box.width.rounded(.up), height: box.height.rounded(.up))
        descent = -font.descender
    }
}
