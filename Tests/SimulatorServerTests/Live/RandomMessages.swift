import TestSupport

/// What viewers may ask for, at random: most of it touches, some of it all else, and some of it damaged.
struct RandomMessages {
    private var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    mutating func next() -> String {
        let text = message()
        return Int.random(in: 0..<100, using: &random) == 0 ? damaged(text) : text
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

    private mutating func one(of texts: [String]) -> String { texts.randomElement(using: &random) ?? "" }

    private mutating func place() -> String { "\"x\":\(number(-50...450)),\"y\":\(number(-50...900))" }

    private mutating func message() -> String {
        switch number(0...999) {
        case ..<550:
            return
                #"{"type":"touch","touches":[[\#(number(0...3)),\#(number(0...3)),\#(number(0...392)),\#(number(0...851))]]}"#
        case ..<650: return #"{"type":"pointer",\#(place()),"buttons":\#(number(0...3))}"#
        case ..<800: return #"{"type":"wheel",\#(place()),"dx":\#(number(-50...50)),"dy":\#(number(-300...300))}"#
        case ..<900: return #"{"type":"key","key":"\#(one(of: keys))","modifiers":\#(number(0...63))}"#
        case ..<920: return #"{"type":"text","text":"\#(one(of: ["a", "é", "👩‍👩‍👧", "مرحبا", ""]))"}"#
        case ..<930: return #"{"type":"pasteboard","text":"abc","more":\#(Bool.random(using: &random))}"#
        case ..<960: return edit()
        case ..<970: return #"{"type":"hardware","name":"\#(one(of: hardware))"}"#
        case ..<975: return #"{"type":"\#(one(of: ["home", "switcher", "restart"]))"}"#
        case ..<985: return #"{"type":"file","name":"a.txt","size":3,"offset":0,"data":"YWJj"}"#
        // Rarely on: each layout is then compared with the one before.
        case ..<990: return #"{"type":"record","on":\#(number(0...19) == 0)}"#
        case ..<992: return #"{"type":"inspect","explain":["\#(one(of: views))"]}"#
        case ..<993: return #"{"type":"document","shows":"\#(one(of: views))"}"#
        case ..<996: return #"{"type":"rotate","left":\#(Bool.random(using: &random))}"#
        case ..<999: return #"{"type":"set","settings":{\#(one(of: settings))}}"#
        default: return #"{"type":"screenshot"}"#
        }
    }

    private mutating func edit() -> String {
        let key = one(of: [
            "constant", "priority", "isActive", "isHidden", "alpha", "text", "backgroundColor", "nonsense",
        ])
        let value = one(of: ["0", "1", "-20", "750", "1000", "nan", "1e300", "true", "false", "#ff0000", "", "words"])
        return #"{"type":"edit","id":"\#(one(of: views))","key":"\#(key)","value":"\#(value)"}"#
    }

    private let keys = [
        "a", "\u{8}", "UIKeyInputEscape", "UIKeyInputUpArrow", "UIKeyInputDownArrow", "\\r", "\\t", " ", "v", "z",
    ]
    .map { $0 == "\u{8}" ? "\\b" : $0 }
    private let hardware = ["shake", "memoryWarning", "lock", "volumeUp", "volumeDown"]
    /// Views and constraints of the sample, and what isn't there.
    private let views = ["RJ2-4G-Afo", "rYa-0U-JN3", "UIWindow", "UIWindow/UIView[0]", "nobody", ""]
    private let settings = [
        #""appearance":"dark""#, #""appearance":"light""#, #""direction":"rightToLeft""#, #""direction":"""#,
        #""textSize":"UICTContentSizeCategoryXL""#, #""textSize":"nonsense""#, #""bold":"1""#, #""bold":"""#,
        #""inCall":"1""#, #""hardwareKeyboard":"1""#, #""device":"Toaster""#, #""os":"99.0""#, #""scene":"nobody""#,
        #""locale":"xx""#, #""unknown":"1""#,
    ]

    /// With some of its characters exchanged, put in, or left out.
    private mutating func damaged(_ text: String) -> String {
        var bytes = Array(text.utf8.filter { $0 < 128 })
        for _ in 0..<number(1...4) {
            let place = number(0...(bytes.count - 1))
            switch number(0...2) {
            case 0: bytes[place] = UInt8(number(32...126))
            case 1: bytes.insert(UInt8(number(32...126)), at: place)
            default: if bytes.count > 1 { bytes.remove(at: place) }
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
