/// The keyboard's keys, colors and heights.
enum KeyboardLook {
    /// Lengths in points, on a phone that is 375 wide.
    struct Phone: Look {
        static let table = EraTable<Phone>(file: "keyboard", part: "phone")

        /// Of the keyboard's upper corners.
        var panelRadius: CGFloat
        var digits: Digits
        var edge: CGFloat
        var gap: CGFloat
        /// From the rows' surface to the first row.
        var top: CGFloat
        /// From one row to the next.
        var pitch: CGFloat
        /// The height of a key.
        var key: CGFloat
        /// The height of the four rows with their margins.
        var rows: CGFloat
        /// The height of the bar of suggestions.
        var suggestions: CGFloat
        /// The width of shift and delete.
        var wideKey: CGFloat
        /// The font size of letters.
        var letter: CGFloat
        /// The font size of words.
        var label: CGFloat
        var radius: CGFloat
        /// The width of the return key.
        var enterKey: CGFloat
        /// What screens without a home button add below the rows, with two glyphs in it.
        var below: CGFloat
        var belowGlyph: CGFloat
        /// From the rows' foot to the glyphs' center.
        var belowY: CGFloat
        /// From the screen's edge to the glyphs' center.
        var belowX: CGFloat
        /// The point size of the shift key's arrow.
        var shift: CGFloat
        /// The heights of what other keys show.
        var delete: CGFloat
        var face: CGFloat
        var microphone: CGFloat
    }

    /// Three columns of digits, in points.
    struct Digits: Decodable, Sendable {
        var edge: CGFloat
        var gap: CGFloat
        var top: CGFloat
        var pitch: CGFloat
        var key: CGFloat
        /// Of the whole pad.
        var height: CGFloat
    }

    /// Lengths in points, on a pad of a given width.
    struct Pad: Look {
        static let table = EraTable<Pad>(file: "keyboard", part: "pad")

        /// Of the keyboard that the lengths are for.
        var width: CGFloat
        /// Where each row begins.
        var tops: [CGFloat]
        /// Of each row's keys.
        var heights: [CGFloat]
        /// The letters of the first three rows.
        var lines: [Line]
        /// The other keys of all rows.
        var others: [Other]
        /// The height of the four rows with their margins.
        var rows: CGFloat
        /// The height of the bar of shortcuts.
        var shortcuts: CGFloat
        var letter: CGFloat
        /// How far letters stand below the middle of the lower half.
        var letterDrop: CGFloat
        var label: CGFloat
        /// The font size of the return key's word.
        var word: CGFloat
        /// The font size of a key's second character.
        var small: CGFloat
        var radius: CGFloat
        /// The point size of the shift key's arrow.
        var shift: CGFloat
        /// The heights of what other keys show.
        var delete: CGFloat
        var face: CGFloat
        var microphone: CGFloat
    }

    /// A row of letters, in points.
    struct Line: Decodable, Sendable {
        var x: CGFloat
        /// From one letter to the next.
        var pitch: CGFloat
        var width: CGFloat
    }

    /// A key of a pad that isn't a letter.
    struct Other: Decodable, Sendable {
        /// What it does, by name; a sign types itself.
        var key: String
        /// Counted from the top.
        var row: Int
        var x: CGFloat
        var width: CGFloat
    }

    /// The colors of one appearance.
    struct Palette: Decodable, Sendable {
        var background: LookColor
        var letter: LookColor
        var special: LookColor
        /// Of shift while it is on.
        var active: LookColor
        /// Of the return key where it does something of its own.
        var action: LookColor
        /// Of the line below a key.
        var shadow: LookColor
        /// The same below a blue key.
        var actionShadow: LookColor
        var text: LookColor
        /// Of the signs below the rows.
        var glyph: LookColor
        var secondary: LookColor
        var divider: LookColor
    }

    /// Light and dark keys.
    struct Colors: Look {
        static let table = EraTable<Colors>(file: "keyboard", part: "colors")

        var light: Palette
        var dark: Palette
    }

    /// What keys say.
    struct Labels: Look {
        static let table = EraTable<Labels>(file: "keyboard", part: "labels")

        /// Whether letters are capitals whatever they type.
        var lettersAreCapitals: Bool
        /// Whether the return key's word is in small letters (looks: keyboard; the year between iOS 11 and 15 is unknown).
        var returnIsSmall: Bool
    }

    /// How high the whole keyboard is with suggestions, with the bottom safe area; points.
    struct Heights: Look {
        static let table = EraTable<Heights>(file: "keyboard", part: "heights")

        /// Upright phones with a home button, and those with a home indicator.
        var button: Upright
        var indicator: Upright
        /// Phones on their side, likewise.
        var lowButton: CGFloat
        var lowIndicator: CGFloat
        /// Of a phone with a home button on its side, without suggestions.
        var lowButtonWithoutSuggestions: CGFloat
        /// With the bar of shortcuts.
        var padPortrait: CGFloat
        var padLandscape: CGFloat
        /// How wide a phone has to be for the second of two heights.
        var wideFrom: CGFloat
    }

    /// Heights of upright phones of one kind, in points.
    struct Upright: Decodable, Sendable {
        /// Of phones 375 wide, and of all that aren't listed.
        var height: CGFloat
        /// By the phone's width in points.
        var byWidth: [String: CGFloat]
        /// On narrow phones and on wide ones.
        var withoutSuggestions: CGFloat
        var wideWithoutSuggestions: CGFloat
    }
}
