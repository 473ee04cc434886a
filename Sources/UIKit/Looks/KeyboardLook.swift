import Foundation
import Platform

/// What `keyboard.json` says about keys and their colors.
struct KeyboardLooks: Decodable, Sendable {
    /// Read once, when the keyboard is first drawn.
    static let shared: KeyboardLooks = {
        guard let data = ResourceFolder(module: "UIKit")?.contents(of: "keyboard.json"),
            let looks = try? JSONDecoder().decode(KeyboardLooks.self, from: data)
        else { preconditionFailure("UIKit's resource keyboard.json is missing or damaged: reinstall the package") }
        return looks
    }()

    /// Lengths in points, on a phone that is 375 wide.
    struct Phone: Decodable, Sendable {
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
    struct Pad: Decodable, Sendable {
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
        var background: MetricColor
        var letter: MetricColor
        var special: MetricColor
        /// Of shift while it is on.
        var active: MetricColor
        /// Of the return key where it does something of its own.
        var action: MetricColor
        /// Of the line below a key.
        var shadow: MetricColor
        /// The same below a blue key.
        var actionShadow: MetricColor
        var text: MetricColor
        /// Of the signs below the rows.
        var glyph: MetricColor
        var secondary: MetricColor
        var divider: MetricColor
    }

    private var phones: EraTable<Phone>
    private var pads: EraTable<Pad>
    var light: Palette
    var dark: Palette

    private enum CodingKeys: String, CodingKey {
        case phones = "phone", pads = "pad", light, dark
    }

    /// The keys of phones in the current era.
    var phone: Phone {
        guard let phone = phones.value(for: HostEra.current) else {
            preconditionFailure("UIKit's resource keyboard.json has no phone: reinstall the package")
        }
        return phone
    }

    /// The keys of pads in the current era.
    var pad: Pad {
        guard let pad = pads.value(for: HostEra.current) else {
            preconditionFailure("UIKit's resource keyboard.json has no pad: reinstall the package")
        }
        return pad
    }
}
