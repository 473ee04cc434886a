import CHyphen
import Platform
import Synchronization

/// Where words of a language may be parted, by the patterns that the system has for it.
final class Hyphenator: Sendable {
    /// Never changed once it is read.
    private struct Patterns: @unchecked Sendable { let dictionary: UnsafeMutablePointer<HyphenDict> }
    private let patterns: Patterns
    private let isUTF8: Bool

    /// For the user's first language; nil where the system has no patterns for it.
    static var preferred: Hyphenator? { hyphenator(for: Locale.preferredLanguages.first ?? "en") }

    /// - Parameter language: "de", "en-GB", "en_US@calendar=gregorian".
    static func hyphenator(for language: String) -> Hyphenator? {
        known.withLock { known in
            if let hyphenator = known[language] { return hyphenator }
            let hyphenator = file(for: language).flatMap(Hyphenator.init)
            known[language] = .some(hyphenator)
            return hyphenator
        }
    }

    private static let known = Mutex<[String: Hyphenator?]>([:])
    /// Where Debian's and most other distributions' packages put patterns.
    private static let folder = "/usr/share/hyphen"

    /// That of the region, that of the language, or that of any region where the language is spoken.
    private static func file(for language: String) -> String? {
        let locale = Locale(identifier: language)
        guard let code = locale.language.languageCode?.identifier else { return nil }
        var names = ["hyph_\(code)"]
        if let region = locale.language.region?.identifier { names.insert("hyph_\(code)_\(region)", at: 0) }
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let found =
            names.lazy.map { $0 + ".dic" }.first(where: files.contains)
            ?? files.filter { $0.hasPrefix("hyph_\(code)_") && $0.hasSuffix(".dic") }.min()
        return found.map { folder + "/" + $0 }
    }

    private init?(file: String) {
        guard let dictionary = hnj_hyphen_load(file) else { return nil }
        let name = withUnsafeBytes(of: dictionary.pointee.cset) {
            String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        }
        isUTF8 = dictionary.pointee.utf8 != 0
        guard isUTF8 || name == "ISO8859-1" else {
            hnj_hyphen_free(dictionary)
            return nil
        }
        patterns = Patterns(dictionary: dictionary)
    }

    deinit { hnj_hyphen_free(patterns.dictionary) }

    /// Where a word may be parted, in UTF-16 units from its start, ascending.
    ///
    /// Places where the spelling would change ("Schiff-fahrt" of old) are left out.
    func breaks(in word: ArraySlice<UInt16>) -> [Int] {
        let scalars = Array(String(decoding: word, as: UTF16.self).lowercased().unicodeScalars)
        // A word whose lower case has other characters can't be told apart by place.
        guard scalars.count <= Self.longestWord, scalars.reduce(0, { $0 + ($1.value > 0xFFFF ? 2 : 1) }) == word.count
        else { return [] }
        var bytes: [CChar]
        if isUTF8 {
            bytes = scalars.flatMap { Array(String($0).utf8) }.map { CChar(bitPattern: $0) }
        } else {
            guard scalars.allSatisfy({ $0.value <= 0xFF }) else { return [] }
            bytes = scalars.map { CChar(bitPattern: UInt8($0.value)) }
        }
        let count = bytes.count
        bytes.append(0)
        var marks = [CChar](repeating: 0, count: count + 5)
        var replacements: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
        var positions: UnsafeMutablePointer<CInt>?
        var cuts: UnsafeMutablePointer<CInt>?
        let failed = hnj_hyphen_hyphenate2(
            patterns.dictionary,
            bytes,
            CInt(count),
            &marks,
            nil,
            &replacements,
            &positions,
            &cuts
        )
        defer {
            if let replacements { for index in 0..<count { free(replacements[index]) } }
            free(replacements)
            free(positions)
            free(cuts)
        }
        guard failed == 0 else { return [] }
        var breaks: [Int] = []
        var unit = 0
        for (index, scalar) in scalars.enumerated().dropLast() {
            unit += scalar.value > 0xFFFF ? 2 : 1
            if marks[index] & 1 == 1, replacements?[index] == nil { breaks.append(unit) }
        }
        return breaks
    }

    /// Characters; longer ones are none that a dictionary knows.
    private static let longestWord = 100
}
