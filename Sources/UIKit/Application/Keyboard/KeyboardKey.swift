import Foundation

/// A key of the keyboard: what it does, and where it lies.
struct KeyboardKey: Equatable {
    /// What a touch does.
    enum Action: Equatable {
        /// Types a character; `second` stands small above it on pads.
        case character(String, second: String? = nil)
        case shift
        case delete
        case space
        case enter
        /// Changes between letters and digits.
        case plane(String)
        case emoji
        case dictation
        case hide
        /// Types a tab.
        case tab
        /// Shift for good.
        case capsLock
    }

    /// The surface of a key.
    enum Surface {
        case letter, special, action, bare
    }

    var action: Action
    /// In the space of the rows, whose first lies below suggestions or shortcuts; points.
    var frame: CGRect
    var surface: Surface
}

/// What the keys are made for.
struct KeyboardSetting: Equatable {
    var isPad = false
    /// Points.
    var width: CGFloat = 375
    /// Of the rows alone, in points.
    var rowsHeight: CGFloat = 216
    /// Whether emoji and dictation stand below the rows, on screens without a home button.
    var hasFoot = false
    var type = UIKeyboardType.default
    var returnKey = UIReturnKeyType.default
    /// Whether the return key does anything now.
    var isReturnEnabled = true
    /// Whether digits are shown in place of letters.
    var showsDigits = false

    /// Pads have digits among the other keys.
    var showsDigitPad: Bool { type.isDigitPad && !isPad }
}

extension UIKeyboardType {
    /// Whether a phone shows digits alone.
    var isDigitPad: Bool {
        switch self {
        case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
        case .default, .asciiCapable, .numbersAndPunctuation, .URL, .namePhonePad, .emailAddress, .twitter, .webSearch:
            false
        }
    }
}

extension UIReturnKeyType {
    /// What the key says in English; pads and phones alike.
    var title: String {
        switch self {
        case .default: "return"
        case .go: "Go"
        case .google, .yahoo, .search: "Search"
        case .join: "Join"
        case .next: "Next"
        case .route: "Route"
        case .send: "Send"
        case .done: "Done"
        case .emergencyCall: "SOS"
        case .continue: "Continue"
        }
    }

    /// Whether the key is blue.
    var isProminent: Bool {
        switch self {
        case .default, .next, .continue: false
        case .go, .google, .join, .route, .search, .send, .yahoo, .done, .emergencyCall: true
        }
    }
}
