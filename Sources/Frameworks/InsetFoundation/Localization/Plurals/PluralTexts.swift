import Foundation

/// The texts of an app that vary by number.
///
/// On iOS a text that was looked up knows its rule, which a string of Swift can't. Tables here hold the text for many, and
/// a `.plurals` file beside a table has the rule for each such text, by the text itself.
public final class PluralTexts: Sendable {
    /// Those of the program's bundles.
    public static let shared = PluralTexts(in: folders(around: Bundle.main.bundleURL))

    private struct Known: Sendable {
        let language: String
        let text: PluralText
    }

    private let texts: [String: [Known]]

    /// - Parameter folders: Those with `.lproj` folders, in whose `.plurals` files rules are.
    init(in folders: [URL]) {
        var texts: [String: [Known]] = [:]
        for language in folders.flatMap({ Self.children(of: $0, ["lproj"]) }) {
            for file in Self.children(of: language, ["plurals"]) {
                guard let data = try? Data(contentsOf: file),
                    let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
                    let entries = list as? [String: [String: Any]]
                else { continue }
                let name = language.deletingPathExtension().lastPathComponent
                for (key, entry) in entries {
                    guard let text = PluralText(entry) else { continue }
                    texts[key, default: []].append(Known(language: name, text: text))
                }
            }
        }
        self.texts = texts
    }

    /// The text that numbers choose in the place of one for many; nil where the text doesn't vary.
    ///
    /// - Parameter numbers: What is put into the text, in order; nil for what is no number.
    public func format(_ format: String, numbers: [Double?]) -> PluralFormat? {
        guard let known = texts[format], let first = known.first else { return nil }
        let preferred = known.count == 1 ? [] : Bundle.main.preferredLocalizations
        let best = preferred.lazy.compactMap { language in known.first { $0.language == language } }.first ?? first
        let language = best.language == "Base" ? Bundle.main.developmentLocalization ?? "en" : best.language
        return PluralFormat(best.text, numbers: numbers, language: language)
    }

    /// A bundle and those in it.
    private static func folders(around bundle: URL) -> [URL] {
        let inner = [bundle, bundle.appendingPathComponent("Frameworks"), bundle.appendingPathComponent("PlugIns")]
        return [bundle] + inner.flatMap { children(of: $0, ["bundle", "framework", "xctest"]) }
    }

    /// In the order of their names.
    private static func children(of folder: URL, _ kinds: Set<String>) -> [URL] {
        let all = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (all ?? []).filter { kinds.contains($0.pathExtension) }.sorted { $0.path < $1.path }
    }
}
