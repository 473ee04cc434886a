/// The keys of a keyboard by their place; raw values are those of the USB standard (HID usage tables, page 7).
public enum UIKeyboardHIDUsage: Int, Sendable {
    /// A key that sends no code.
    case keyboardErrorRollOver = 1
    case keyboardA = 4
    case keyboardB = 5
    case keyboardC = 6
    case keyboardD = 7
    case keyboardE = 8
    case keyboardF = 9
    case keyboardG = 10
    case keyboardH = 11
    case keyboardI = 12
    case keyboardJ = 13
    case keyboardK = 14
    case keyboardL = 15
    case keyboardM = 16
    case keyboardN = 17
    case keyboardO = 18
    case keyboardP = 19
    case keyboardQ = 20
    case keyboardR = 21
    case keyboardS = 22
    case keyboardT = 23
    case keyboardU = 24
    case keyboardV = 25
    case keyboardW = 26
    case keyboardX = 27
    case keyboardY = 28
    case keyboardZ = 29
    case keyboard1 = 30
    case keyboard2 = 31
    case keyboard3 = 32
    case keyboard4 = 33
    case keyboard5 = 34
    case keyboard6 = 35
    case keyboard7 = 36
    case keyboard8 = 37
    case keyboard9 = 38
    case keyboard0 = 39
    case keyboardReturnOrEnter = 40
    case keyboardEscape = 41
    case keyboardDeleteOrBackspace = 42
    case keyboardTab = 43
    case keyboardSpacebar = 44
    case keyboardHyphen = 45
    case keyboardEqualSign = 46
    case keyboardOpenBracket = 47
    case keyboardCloseBracket = 48
    case keyboardBackslash = 49
    case keyboardSemicolon = 51
    case keyboardQuote = 52
    case keyboardGraveAccentAndTilde = 53
    case keyboardComma = 54
    case keyboardPeriod = 55
    case keyboardSlash = 56
    case keyboardCapsLock = 57
    case keyboardF1 = 58
    case keyboardF2 = 59
    case keyboardF3 = 60
    case keyboardF4 = 61
    case keyboardF5 = 62
    case keyboardF6 = 63
    case keyboardF7 = 64
    case keyboardF8 = 65
    case keyboardF9 = 66
    case keyboardF10 = 67
    case keyboardF11 = 68
    case keyboardF12 = 69
    case keyboardInsert = 73
    case keyboardHome = 74
    case keyboardPageUp = 75
    case keyboardDeleteForward = 76
    case keyboardEnd = 77
    case keyboardPageDown = 78
    case keyboardRightArrow = 79
    case keyboardLeftArrow = 80
    case keyboardDownArrow = 81
    case keyboardUpArrow = 82
    case keyboardLeftControl = 224
    case keyboardLeftShift = 225
    case keyboardLeftAlt = 226
    case keyboardLeftGUI = 227
    case keyboardRightControl = 228
    case keyboardRightShift = 229
    case keyboardRightAlt = 230
    case keyboardRightGUI = 231
}

@MainActor
extension UIKeyboardHIDUsage {
    /// The key of a character on an American keyboard, or of one of `UIKeyCommand`'s inputs.
    init(input: String) {
        self = Self.named[input] ?? Self.usage(of: input) ?? .keyboardErrorRollOver
    }

    private static func usage(of input: String) -> UIKeyboardHIDUsage? {
        guard let scalar = input.lowercased().unicodeScalars.first, input.unicodeScalars.count == 1 else { return nil }
        switch scalar {
        case "a"..."z": return UIKeyboardHIDUsage(rawValue: 4 + Int(scalar.value) - 97)
        case "1"..."9": return UIKeyboardHIDUsage(rawValue: 30 + Int(scalar.value) - 49)
        case "0": return .keyboard0
        default: return nil
        }
    }

    private static let named: [String: UIKeyboardHIDUsage] = [
        "\n": .keyboardReturnOrEnter, "\r": .keyboardReturnOrEnter, "\t": .keyboardTab, " ": .keyboardSpacebar,
        "\u{8}": .keyboardDeleteOrBackspace, "-": .keyboardHyphen, "=": .keyboardEqualSign, "[": .keyboardOpenBracket,
        "]": .keyboardCloseBracket, "\\": .keyboardBackslash, ";": .keyboardSemicolon, "'": .keyboardQuote,
        "`": .keyboardGraveAccentAndTilde, ",": .keyboardComma, ".": .keyboardPeriod, "/": .keyboardSlash,
        UIKeyCommand.inputUpArrow: .keyboardUpArrow, UIKeyCommand.inputDownArrow: .keyboardDownArrow,
        UIKeyCommand.inputLeftArrow: .keyboardLeftArrow, UIKeyCommand.inputRightArrow: .keyboardRightArrow,
        UIKeyCommand.inputEscape: .keyboardEscape, UIKeyCommand.inputPageUp: .keyboardPageUp,
        UIKeyCommand.inputPageDown: .keyboardPageDown, UIKeyCommand.inputHome: .keyboardHome,
        UIKeyCommand.inputEnd: .keyboardEnd, UIKeyCommand.inputDelete: .keyboardDeleteForward,
    ]
}
