import Foundation
import XcodeProject

/// The names that Xcode 15 and later make of a target's asset catalogs: `UIImage(resource: .hill)`, `UIColor.accent`.
struct AssetSymbols {
    private var images: [String: String] = [:]
    private var colors: [String: String] = [:]
    private let hasExtensions: Bool

    init(_ target: Target) {
        hasExtensions = target.hasAssetExtensions
        guard target.hasAssetSymbols else { return }
        for resource in target.resources where resource.path.hasSuffix(".xcassets") { read(resource.path, depth: 0) }
    }

    private mutating func read(_ folder: String, depth: Int) {
        guard depth < 16 else { return }
        for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
            let asset = (name as NSString).deletingPathExtension
            switch (name as NSString).pathExtension {
            case "imageset": images[Self.symbol(asset, dropping: "Image")] = asset
            case "colorset": colors[Self.symbol(asset, dropping: "Color")] = asset
            case "": read(folder + "/" + name, depth: depth + 1)
            default: break
            }
        }
    }

    /// "app-logo 2" is `appLogo2`; nothing can be called as a keyword.
    static func symbol(_ name: String, dropping suffix: String) -> String {
        var words = name.split { !($0.isLetter || $0.isNumber) }.map(String.init)
        if let last = words.last, last.hasSuffix(suffix), last != suffix || words.count > 1 {
            words[words.count - 1] = String(last.dropLast(suffix.count))
            if words.last == "" { words.removeLast() }
        }
        guard let first = words.first else { return "_" }
        // A run of capitals at the beginning is one word: "URLField" is urlField.
        let capitals = first.prefix { $0.isUppercase }.count
        let lowered = capitals > 1 && capitals < first.count ? capitals - 1 : max(capitals, 1)
        var symbol = first.prefix(lowered).lowercased() + first.dropFirst(lowered)
        symbol += words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        if symbol.first?.isNumber == true { symbol = "_" + symbol }
        return keywords.contains(symbol) ? "`\(symbol)`" : symbol
    }

    private static let keywords: Set<String> = [
        "class", "default", "switch", "case", "in", "is", "self", "init", "import", "operator", "protocol", "public",
        "private",
        "return", "repeat", "func", "let", "var", "if", "else", "for", "while", "do", "try", "true", "false", "nil",
        "as",
        "where", "extension", "enum", "struct", "static", "super", "throw", "guard", "defer", "continue", "break",
        "internal",
    ]

    /// Members of our own that a color's name must not hide.
    private static let taken: Set<String> = [
        "black", "blue", "brown", "clear", "cyan", "gray", "green", "label", "link", "magenta", "orange", "purple",
        "red", "white",
        "yellow", "separator", "darkGray", "lightGray", "systemBackground", "tint", "darkText", "lightText",
    ]

    /// The file; nil without assets.
    var source: String? {
        guard !images.isEmpty || !colors.isEmpty else { return nil }
        var lines = ["import UIKit", "", "extension ImageResource {"]
        for (symbol, name) in images.sorted(by: { $0.key < $1.key }) {
            lines.append("    static let \(symbol) = ImageResource(name: \(name.swiftLiteral), bundle: .main)")
        }
        lines += ["}", "", "extension ColorResource {"]
        for (symbol, name) in colors.sorted(by: { $0.key < $1.key }) {
            lines.append("    static let \(symbol) = ColorResource(name: \(name.swiftLiteral), bundle: .main)")
        }
        guard hasExtensions else { return (lines + ["}", ""]).joined(separator: "\n") }
        lines += ["}", "", "extension UIImage {"]
        for (symbol, _) in images.sorted(by: { $0.key < $1.key }) where !Self.taken.contains(symbol) {
            lines.append("    static var \(symbol): UIImage { .init(resource: .\(symbol)) }")
        }
        lines += ["}", "", "extension UIColor {"]
        for (symbol, _) in colors.sorted(by: { $0.key < $1.key }) where !Self.taken.contains(symbol) {
            lines.append("    static var \(symbol): UIColor { .init(resource: .\(symbol)) }")
        }
        return (lines + ["}", ""]).joined(separator: "\n")
    }
}
