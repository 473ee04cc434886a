import Foundation
import Platform

/// Which fonts stand in for families that iOS has (`font-substitutes.tsv`).
struct FontSubstitutes: Sendable {
    static let shared = FontSubstitutes()

    /// A family of iOS, by its key.
    struct Family: Sendable {
        var name: String
        /// Best first; "system" and "system monospaced" mean the system font.
        var substitutes: [String]
        /// True where the advances and line height of Helvetica Neue are known and hold for the substitute.
        var hasClassicMeasures: Bool
        /// PostScript names; empty where they aren't listed.
        var faces: [String]
    }

    /// In the file's order.
    let families: [Family]
    private let byKey: [String: Int]
    private let byFace: [String: Int]

    private init() {
        let text = ResourceFolder(module: "CoreText")?.contents(of: "font-substitutes.tsv") ?? Data()
        families = String(decoding: text, as: UTF8.self).split(separator: "\n").compactMap { line in
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard columns.count >= 2, !line.hasPrefix("#") else { return nil }
            let substitutes = columns[1].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
            return Family(
                name: String(columns[0]),
                substitutes: substitutes,
                hasClassicMeasures: columns.count > 2 && columns[2] == "classic",
                faces: columns.count > 3
                    ? columns[3].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) } : []
            )
        }
        byKey = Dictionary(zip(families.map { FontName.key($0.name) }, 0...), uniquingKeysWith: { first, _ in first })
        let faces = families.enumerated().flatMap { index, family in family.faces.map { (FontName.key($0), index) } }
        byFace = Dictionary(faces, uniquingKeysWith: { first, _ in first })
    }

    /// The key of the family that lists a face of just this name; nil where none does.
    func familyKey(ofFace name: String) -> String? {
        byFace[FontName.key(name)].map { FontName.key(families[$0].name) }
    }

    /// The family of iOS that a name belongs to; nil for fonts that iOS does not have.
    func family(of name: FontName) -> Family? { byKey[name.familyKey].map { families[$0] } }

    /// Whether iOS has a family of just this key.
    func hasFamily(_ key: String) -> Bool { byKey[key] != nil }

    /// True for the names that iOS gives its system font.
    static func isSystemName(_ name: String) -> Bool {
        [".SF", "SFUI", "SFPro", "SF Pro", "SF UI", ".AppleSystemUI", ".HelveticaNeueInterface", ".Helvetica Neue"]
            .contains { name.hasPrefix($0) }
    }
}
