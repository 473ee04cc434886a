import CoreGraphics
import Platform
import Testing

@testable import CoreText

@Suite("Text layout: line breaks of languages")
struct LineBreakTests {
    /// Every part that could stand on a line of its own.
    private func parts(_ string: String, hangul: Bool = false) -> [String] {
        let units = Array(string.utf16)
        let opportunities = LineBreakOpportunities(units)
        var found: [String] = []
        var start = 0
        for index in 1...units.count
        where index == units.count || opportunities.allowsBreak(before: index, in: units, keepsHangulWords: hangul) {
            found.append(String(decoding: units[start..<index], as: UTF16.self))
            start = index
        }
        return found
    }

    // The dictionaries' words: what a reader of the language would say too.
    @Test(arguments: [
        ("ภาษาไทยเป็นภาษาที่มีเสียง", ["ภาษา", "ไทย", "เป็น", "ภาษา", "ที่", "มี", "เสียง"]),
        ("สวัสดีชาวโลก", ["สวัสดี", "ชาว", "โลก"]),
        ("ພາສາລາວເປັນພາສາ", ["ພາສາ", "ລາວ", "ເປັນ", "ພາສາ"]),
        ("မြန်မာဘာသာစကား", ["မြန်မာဘာသာ", "စကား"]),
    ])
    func `scripts without spaces break between words`(text: String, words: [String]) {
        #expect(parts(text) == words)
    }

    // UAX 14 with strict kinsoku: nothing begins a line that closes, ends or lengthens what came before.
    @Test(arguments: [
        ("日本。語", ["日", "本。", "語"]), ("「括弧」と", ["「括", "弧」", "と"]), ("ちょっと", ["ちょっ", "と"]),
        ("コーヒー", ["コー", "ヒー"]), ("人々", ["人々"]), ("100円です", ["100", "円", "で", "す"]),
        ("你好，世界！", ["你", "好，", "世", "界！"]), ("（中文）", ["（中", "文）"]), ("あ…い", ["あ…", "い"]),
    ])
    func `no line begins with closing marks, small kana or long vowels`(text: String, expected: [String]) {
        #expect(parts(text) == expected)
    }

    @Test
    func `Korean breaks between syllables, or between words where a paragraph asks for it`() {
        #expect(parts("한국어 문장") == ["한", "국", "어 ", "문", "장"])
        #expect(parts("한국어 문장", hangul: true) == ["한국어 ", "문장"])
    }

    @Test(arguments: [
        ("and/or well-known (word) 12,345.67 $5", ["and/", "or ", "well-", "known ", "(word) ", "12,345.67 ", "$5"]),
        ("a\u{A0}b\u{2060}c d", ["a\u{A0}b\u{2060}c ", "d"]), ("zero\u{200B}width", ["zero\u{200B}", "width"]),
        ("“quoted” text—dash", ["“quoted” ", "text", "—", "dash"]), ("mailto:a@b.c", ["mailto:a@b.c"]),
    ])
    func `Latin breaks behind spaces and hyphens`(text: String, expected: [String]) {
        #expect(parts(text) == expected)
    }

    @Test(arguments: [
        ("سلام عليكم", ["سلام ", "عليكم"]), ("كتاب، قلم", ["كتاب، ", "قلم"]), ("שלום-עולם", ["שלום-", "עולם"]),
    ])
    func `Arabic and Hebrew break between words`(text: String, expected: [String]) {
        #expect(parts(text) == expected)
    }

    @Test(arguments: [
        ("👨‍👩‍👧‍👦👍🏽❤️🏳️‍🌈", ["👨‍👩‍👧‍👦", "👍🏽", "❤️", "🏳️‍🌈"]),
        ("🇩🇪🇫🇷", ["🇩🇪", "🇫🇷"]), ("1️⃣2️⃣", ["1️⃣2️⃣"]), ("hi😀there", ["hi", "😀", "there"]),
    ])
    func `emoji break between each other only`(text: String, expected: [String]) {
        #expect(parts(text) == expected)
    }

    @Test
    func `a soft hyphen shows where a line ends at it, and nowhere else`() {
        let text = layout("inter\u{AD}national", width: 60)
        #expect(texts(text) == ["inter\u{AD}", "national"])
        let plain = layout("inter").size.width
        let hyphen = layout("-").size.width
        #expect(abs(text.lines[0].width - plain - hyphen) < 0.5)
        #expect(layout("inter\u{AD}national").lines[0].width < layout("international").size.width + 0.5)
        // There must be room for the hyphen too.
        let narrow = layout("a inter\u{AD}national", width: layout("a inter").size.width + 1)
        #expect(texts(narrow)[0] == "a ")
    }

    @Test
    func `words are found for editing`() {
        let text = Array("Don't stop — 3.5 日本語".utf16)
        var start = 0
        let words = TextBoundaries.word.all(in: text).compactMap { boundary -> String? in
            defer { start = boundary.index }
            return boundary.endsWord ? String(decoding: text[start..<boundary.index], as: UTF16.self) : nil
        }
        #expect(words == ["Don't", "stop", "3.5", "日本語"])
    }
}
