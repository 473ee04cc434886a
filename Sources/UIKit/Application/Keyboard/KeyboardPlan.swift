import Foundation

/// Where the keys of a keyboard lie, for a width and a kind of keyboard.
struct KeyboardPlan {
    let setting: KeyboardSetting
    private let phone = KeyboardLook.Phone.current
    private let pad = KeyboardLook.Pad.current

    init(_ setting: KeyboardSetting) { self.setting = setting }

    /// All keys, row by row.
    var keys: [KeyboardKey] {
        if setting.showsDigitPad { return digitPad }
        return setting.isPad ? padKeys : phoneKeys
    }

    private var showsDigits: Bool { setting.showsDigits || setting.type == .numbersAndPunctuation }

    private var rows: [[String]] {
        showsDigits
            ? ["1234567890", "-/:;()$&@\"", ".,?!'"].map { $0.map(String.init) }
            : ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map { $0.map(String.init) }
    }

    // MARK: Phones

    /// Rows are squeezed where the keyboard is lower than in portrait.
    private var squeeze: CGFloat { setting.rowsHeight / phone.rows }
    /// The height of a key, in points: lower on the narrowest screens.
    private var keyHeight: CGFloat {
        let height = setting.width < 375 ? phone.key - 4 : phone.key
        return (height * squeeze).rounded()
    }
    private func rowY(_ row: Int) -> CGFloat {
        let lower = setting.width < 375 ? CGFloat(2) : 0
        return ((phone.top + lower + CGFloat(row) * phone.pitch) * squeeze).rounded()
    }

    private var phoneKeys: [KeyboardKey] {
        let (edge, gap) = (phone.edge, phone.gap)
        let letter = (setting.width - 2 * edge - 9 * gap) / 10
        var keys: [KeyboardKey] = []
        func row(_ characters: [String], _ index: Int, width: CGFloat) {
            let total = CGFloat(characters.count) * (width + gap) - gap
            let x = (setting.width - total) / 2
            for (place, character) in characters.enumerated() {
                let frame = CGRect(
                    x: x + CGFloat(place) * (width + gap),
                    y: rowY(index),
                    width: width,
                    height: keyHeight
                )
                keys.append(KeyboardKey(action: .character(character), frame: frame, surface: .letter))
            }
        }
        let rows = rows
        row(rows[0], 0, width: letter)
        row(rows[1], 1, width: letter)
        let wide = phone.wideKey * setting.width / 375
        let third = showsDigits ? (setting.width - 2 * (edge + wide + 2 * gap) - 4 * gap) / 5 : letter
        keys.append(key(showsDigits ? .plane("#+=") : .shift, x: edge, row: 2, width: wide))
        row(rows[2], 2, width: third)
        keys.append(key(.delete, x: setting.width - edge - wide, row: 2, width: wide))
        return keys + phoneFoot(letter: letter)
    }

    private func key(
        _ action: KeyboardKey.Action,
        x: CGFloat,
        row: Int,
        width: CGFloat,
        _ surface: KeyboardKey.Surface = .special
    ) -> KeyboardKey {
        KeyboardKey(
            action: action,
            frame: CGRect(x: x, y: rowY(row), width: width, height: keyHeight),
            surface: surface
        )
    }

    /// The last row, and what stands below it.
    private func phoneFoot(letter: CGFloat) -> [KeyboardKey] {
        let (edge, gap, share) = (phone.edge, phone.gap, setting.width / 375)
        let planeTitle = showsDigits ? "ABC" : "123"
        let enterWidth = phone.enterKey * share
        let enterX = setting.width - edge - enterWidth
        var keys: [KeyboardKey] = []
        var x = edge
        func add(_ action: KeyboardKey.Action, _ width: CGFloat, _ surface: KeyboardKey.Surface = .special) {
            keys.append(key(action, x: x, row: 3, width: width, surface))
            x += width + gap
        }
        if setting.hasFoot {
            add(.plane(planeTitle), 87 * share)
        } else {
            add(.plane(planeTitle), 40.5 * share)
            add(.emoji, 40.5 * share)
            add(.dictation, letter, .letter)
        }
        keys.append(contentsOf: spaceKeys(from: x, to: enterX - gap, letter: letter))
        keys.append(key(.enter, x: enterX, row: 3, width: enterWidth, returnSurface))
        guard setting.hasFoot else { return keys }
        let side = phone.belowGlyph
        let y = setting.rowsHeight + phone.belowY - side / 2
        for (action, center) in [(KeyboardKey.Action.emoji, phone.belowX), (.dictation, setting.width - phone.belowX)] {
            let frame = CGRect(x: center - side / 2, y: y, width: side, height: side)
            keys.append(KeyboardKey(action: action, frame: frame, surface: .bare))
        }
        return keys
    }

    /// The space bar with what the keyboard's type puts beside it.
    private func spaceKeys(from left: CGFloat, to right: CGFloat, letter: CGFloat) -> [KeyboardKey] {
        let gap = phone.gap
        let extras: [String] =
            switch setting.type {
            case .emailAddress: ["@", "."]
            case .twitter: ["@", "#"]
            case .webSearch: ["."]
            case .URL: ["/", ".", ".com"]
            case .default, .asciiCapable, .numbersAndPunctuation, .numberPad, .phonePad, .namePhonePad, .decimalPad,
                .asciiCapableNumberPad:
                []
            }
        if setting.type == .URL {
            let each = (right - left - 2 * gap) / 3
            return extras.enumerated().map { index, text in
                key(.character(text), x: left + CGFloat(index) * (each + gap), row: 3, width: each, .letter)
            }
        }
        let space = right - left - CGFloat(extras.count) * (letter + gap)
        var keys = [key(.space, x: left, row: 3, width: space, .letter)]
        for (index, text) in extras.enumerated() {
            let x = left + space + gap + CGFloat(index) * (letter + gap)
            keys.append(key(.character(text), x: x, row: 3, width: letter, .letter))
        }
        return keys
    }

    /// Three columns of digits (KB-M1); unknown before iOS 26.
    private var digitPad: [KeyboardKey] {
        let digits = phone.digits
        let high = setting.rowsHeight / digits.height
        let width = (setting.width - 2 * digits.edge - 2 * digits.gap) / 3
        let last: [String] =
            switch setting.type {
            case .phonePad: ["+*#", "0", ""]
            case .decimalPad: [".", "0", ""]
            default: ["", "0", ""]
            }
        let texts = [["1", "2", "3"], ["4", "5", "6"], ["7", "8", "9"], last]
        var keys: [KeyboardKey] = []
        for (row, line) in texts.enumerated() {
            for (column, text) in line.enumerated() {
                let frame = CGRect(
                    x: digits.edge + CGFloat(column) * (width + digits.gap),
                    y: ((digits.top + CGFloat(row) * digits.pitch) * high).rounded(),
                    width: width,
                    height: (digits.key * high).rounded()
                )
                let isDelete = row == 3 && column == 2
                if text.isEmpty, !isDelete { continue }
                keys.append(
                    KeyboardKey(
                        action: isDelete ? .delete : .character(text),
                        frame: frame,
                        surface: isDelete || (row == 3 && column == 0) ? .bare : .letter
                    )
                )
            }
        }
        return keys
    }

    // MARK: Pads

    private var padKeys: [KeyboardKey] {
        let share = setting.width / pad.width
        let high = setting.rowsHeight / pad.rows
        var keys: [KeyboardKey] = []
        func add(
            _ action: KeyboardKey.Action,
            _ row: Int,
            _ x: CGFloat,
            _ width: CGFloat,
            _ surface: KeyboardKey.Surface
        ) {
            let frame = CGRect(
                x: (x * share).rounded(),
                y: (pad.tops[row] * high).rounded(),
                width: (width * share).rounded(),
                height: (pad.heights[row] * high).rounded()
            )
            keys.append(KeyboardKey(action: action, frame: frame, surface: surface))
        }
        let seconds = ["1234567890", "@#$&*()'\"", "%-+=/;:"].map { $0.map(String.init) }
        let rows = rows
        for (row, line) in pad.lines.enumerated() {
            for (index, character) in rows[row].enumerated() {
                let second = showsDigits || index >= seconds[row].count ? nil : seconds[row][index]
                let x = line.x + CGFloat(index) * line.pitch
                add(.character(character, second: second), row, x, line.width, .letter)
            }
        }
        for other in pad.others {
            guard let (action, surface) = padKey(other.key) else { continue }
            add(action, other.row, other.x, other.width, surface)
        }
        return keys
    }

    /// What a pad's key does by its name in `keyboard.json`; nil for one that isn't shown now.
    private func padKey(_ name: String) -> (KeyboardKey.Action, KeyboardKey.Surface)? {
        switch name {
        case "delete": (.delete, .special)
        case "return": (.enter, returnSurface)
        case "shift": (.shift, .special)
        case "caps lock": (.capsLock, .special)
        case "tab": (.tab, .special)
        case "plane": (.plane(showsDigits ? "ABC" : ".?123"), .special)
        case "emoji": (.emoji, .special)
        case "dictation": (.dictation, .special)
        case "hide": (.hide, .special)
        case "space": (.space, .letter)
        case ",": showsDigits ? nil : (.character(",", second: "!"), .letter)
        case ".": showsDigits ? nil : (.character(".", second: "?"), .letter)
        default: nil
        }
    }

    /// The return key is gray while it waits for text (KB-M3).
    private var returnSurface: KeyboardKey.Surface {
        setting.returnKey.isProminent && setting.isReturnEnabled ? .action : .special
    }
}
