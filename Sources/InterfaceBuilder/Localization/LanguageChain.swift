/// The languages to look for, the best first, when an interface is wanted in one.
public struct LanguageChain: Sendable, Hashable {
    /// Names of `.lproj` folders without the suffix.
    public let languages: [String]

    /// Makes the chain of a locale or language: "zh_HK" gives zh-HK, zh-Hant, zh.
    public init(_ identifier: String) {
        let parts = identifier.split { $0 == "-" || $0 == "_" || $0 == "@" }.map(String.init)
        guard let first = parts.first else {
            languages = []
            return
        }
        let language = first.lowercased()
        var chain: [String] = []
        func add(_ name: String) {
            if !chain.contains(name) { chain.append(name) }
        }
        let script = parts.dropFirst().first { $0.count == 4 }.map {
            $0.prefix(1).uppercased() + $0.dropFirst().lowercased()
        }
        let region = parts.dropFirst().first { $0.count == 2 || $0.count == 3 }?.uppercased()
        if let script, let region { add("\(language)-\(script)-\(region)") }
        if let region { add("\(language)-\(region)") }
        if let script { add("\(language)-\(script)") }
        if script == nil, let region, let likely = Self.scripts["\(language)-\(region)"] {
            add("\(language)-\(likely)")
        }
        if script == nil, region == nil, language == "zh" { add("zh-Hans") }
        add(language)
        for alias in Self.aliases[language] ?? [] { add(alias) }
        languages = chain
    }

    /// The names among `available` that suit, the best first; underscores and letter case don't matter.
    public func matches(in available: [String]) -> [String] {
        func plain(_ name: String) -> String { name.lowercased().replacing("_", with: "-") }
        return languages.flatMap { wanted in available.filter { plain($0) == plain(wanted) } }
    }

    /// The script that a region writes Chinese or Serbian in.
    private static let scripts = [
        "zh-TW": "Hant", "zh-HK": "Hant", "zh-MO": "Hant", "zh-CN": "Hans", "zh-SG": "Hans", "sr-RS": "Cyrl",
        "sr-ME": "Latn",
    ]

    /// Former codes, and the full names that folders had before Xcode 4.
    private static let aliases = [
        "en": ["English"], "fr": ["French"], "de": ["German"], "it": ["Italian"], "ja": ["Japanese"], "es": ["Spanish"],
        "nl": ["Dutch"], "nb": ["no"], "no": ["nb"], "nn": ["nb", "no"], "he": ["iw"], "iw": ["he"], "id": ["in"],
        "in": ["id"], "fil": ["tl"], "tl": ["fil"], "zh": ["zh-Hans"],
    ]
}
