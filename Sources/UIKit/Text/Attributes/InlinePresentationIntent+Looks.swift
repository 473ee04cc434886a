import CoreText

extension InlinePresentationIntent {
    /// What an attribute says: an intent, or its bits as a number of any kind; nil for anything else.
    init?(attribute: Any?) {
        switch attribute {
        case let intent as InlinePresentationIntent: self = intent
        case let bits as UInt: self.init(rawValue: bits)
        case let number as NSNumber: self.init(rawValue: number.uintValue)
        default: return nil
        }
    }
}

extension FontDescription {
    /// Shows what characters are meant as (TX-14).
    mutating func stress(by intent: InlinePresentationIntent) {
        if intent.contains(.stronglyEmphasized), weight < .bold { weight = .bold }
        if intent.contains(.emphasized) { isItalic = true }
        if intent.contains(.code) { self = FontDescription(monospacedLike: self) }
    }

    private init(monospacedLike font: FontDescription) {
        self.init(
            family: .system,
            size: font.size,
            weight: font.weight,
            isItalic: font.isItalic,
            design: .monospaced,
            textStyle: font.textStyle
        )
    }
}
