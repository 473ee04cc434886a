import Platform

/// Which design of the system font an iOS release draws with.
package enum SystemFontEra: UInt8, Hashable, Sendable {
    /// iOS 7 and 8.
    case helveticaNeue
    /// iOS 9 and 10: San Francisco with two cuts, the display cut a little wider than later.
    case earlyTextDisplay
    /// iOS 11 to 13: San Francisco with a text cut below 20 points and a display cut from there on.
    case textDisplay
    /// iOS 14 and later: one design whose optical size follows the point size.
    case variable

    /// The design of the release that runs; the linked SDK does not matter.
    package init(_ era: Era) {
        self =
            switch era.os.major {
            case ..<9: .helveticaNeue
            case 9, 10: .earlyTextDisplay
            case 11...13: .textDisplay
            default: .variable
            }
    }

    /// The place in the table's sections, which tell only two designs apart.
    var section: Int { self == .variable ? 0 : 1 }
}

extension Quirk {
    /// The system font's names tell the text cut from the display cut.
    static let systemFontIsNamedByCut = Quirk(
        .os(before: 13),
        "names that documents store, and UIFont's on iOS 11 to 13"
    )
}
