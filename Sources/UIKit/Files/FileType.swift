import Foundation
import InsetUniformTypeIdentifiers

/// The kinds of files, as the app's Info.plist and the system declare them.
enum FileType {
    /// The type of a file's extension.
    static func identifier(of url: URL) -> String {
        let ending = url.pathExtension.lowercased()
        if let own = declared.first(where: { $0.endings.contains(ending) }) { return own.identifier }
        return UTType(filenameExtension: ending)?.identifier ?? (url.hasDirectoryPath ? "public.folder" : "public.data")
    }

    /// The usual extension of a type; nil for none that is known.
    static func fileExtension(of identifier: String) -> String? {
        declared.first { $0.identifier == identifier }?.endings.first
            ?? UTType(identifier)?.preferredFilenameExtension
    }

    /// Whether a file is of one of some types, or of a kind of them.
    static func isFile(_ url: URL, of types: [UTType]) -> Bool {
        guard let type = UTType(identifier(of: url)) else { return false }
        let parents = declared.first { $0.identifier == type.identifier }?.parents ?? []
        return types.contains { wanted in
            wanted == .item || wanted == .data || type.conforms(to: wanted) || parents.contains(wanted.identifier)
        }
    }

    private struct Declaration {
        var identifier: String
        var endings: [String]
        var parents: [String]
    }

    /// What the app exports and imports.
    private static var declared: [Declaration] {
        ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"].flatMap { key in
            (Bundle.main.object(forInfoDictionaryKey: key) as? [[String: Any]] ?? []).compactMap { entry in
                guard let identifier = entry["UTTypeIdentifier"] as? String else { return nil }
                let tags = entry["UTTypeTagSpecification"] as? [String: Any]
                let endings = tags?["public.filename-extension"]
                return Declaration(
                    identifier: identifier,
                    endings: (endings as? [String] ?? (endings as? String).map { [$0] } ?? []).map { $0.lowercased() },
                    parents: entry["UTTypeConformsTo"] as? [String] ?? []
                )
            }
        }
    }
}
