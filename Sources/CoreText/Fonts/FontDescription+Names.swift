import Platform

extension FontDescription {
    /// The PostScript name that iOS reports (".SFUI-Semibold"); a named font's own.
    package func fontName(in era: Era) -> String {
        guard case .system = family else {
            return FontStore.shared.resolve(self, era: SystemFontEra(era)).postScriptName
        }
        let italic = isItalic ? "Italic" : ""
        switch SystemFontEra(era) {
        case .helveticaNeue:
            // Helvetica Neue has one face between regular and bold.
            let face =
                weight >= .semibold ? "Bold" : weight == .medium ? "MediumP4" : weight < .regular ? weight.faceName : ""
            let suffix = isItalic ? "\(face)Italic" : face.isEmpty ? "Regular" : face
            return ".HelveticaNeueInterface-\(suffix)"
        case _ where Quirk.systemFontIsNamedByCut.holds(in: era):
            let cut = size >= SystemFontTable.shared.displayFrom ? "Display" : "Text"
            let face = weight.faceName == "Regular" ? italic : weight.faceName + italic
            return face.isEmpty ? ".SFUI\(cut)" : ".SFUI\(cut)-\(face)"
        case .earlyTextDisplay, .textDisplay, .variable:
            let face = weight.faceName == "Regular" && isItalic ? italic : weight.faceName + italic
            return switch design {
            case .standard, .monospacedDigits: ".SFUI-\(face)"
            case .monospaced: ".SFUIMono-\(face)"
            case .rounded: ".SFUIRounded-\(face)"
            case .serif: ".NewYork-\(face)"
            }
        }
    }

    /// The family name that iOS reports (".AppleSystemUIFont").
    package func familyName(in era: Era) -> String {
        guard case .system = family else { return FontStore.shared.resolve(self, era: SystemFontEra(era)).familyName }
        switch SystemFontEra(era) {
        case .helveticaNeue: return ".Helvetica Neue Interface"
        case .earlyTextDisplay: return size >= SystemFontTable.shared.displayFrom ? ".SF UI Display" : ".SF UI Text"
        case .textDisplay where Quirk.systemFontIsNamedByCut.holds(in: era):
            return size >= SystemFontTable.shared.displayFrom ? ".SF UI Display" : ".SF UI Text"
        case .textDisplay, .variable:
            return switch design {
            case .standard, .monospacedDigits: ".AppleSystemUIFont"
            case .monospaced: ".AppleSystemUIFontMonospaced"
            case .rounded: ".AppleSystemUIFontRounded"
            case .serif: ".AppleSystemUIFontSerif"
            }
        }
    }
}
