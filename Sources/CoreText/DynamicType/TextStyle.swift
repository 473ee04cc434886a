/// A role of text whose size follows the reader's preferred size; raw values are UIKit's.
package enum TextStyle: String, CaseIterable, Hashable, Sendable {
    case largeTitle = "UICTFontTextStyleTitle0"
    case title1 = "UICTFontTextStyleTitle1"
    case title2 = "UICTFontTextStyleTitle2"
    case title3 = "UICTFontTextStyleTitle3"
    case headline = "UICTFontTextStyleHeadline"
    case body = "UICTFontTextStyleBody"
    case callout = "UICTFontTextStyleCallout"
    case subheadline = "UICTFontTextStyleSubhead"
    case footnote = "UICTFontTextStyleFootnote"
    case caption1 = "UICTFontTextStyleCaption1"
    case caption2 = "UICTFontTextStyleCaption2"

    /// The place in the tables.
    var index: Int { Self.indices[self] ?? 0 }
    private static let indices = Dictionary(uniqueKeysWithValues: zip(allCases, 0...))

    /// Semibold for headlines, regular for the rest.
    package var weight: FontWeight { self == .headline ? .semibold : .regular }

    /// What bold text of the style has: bold in the larger titles, semibold below.
    package var emphasizedWeight: FontWeight {
        switch self {
        case .largeTitle, .title1, .title2: .bold
        case .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1, .caption2: .semibold
        }
    }
}
