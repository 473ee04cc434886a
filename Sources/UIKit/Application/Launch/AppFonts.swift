import CoreText
import Foundation

/// The fonts that the launched app brings: `UIAppFonts`. They are its world's.
@MainActor
enum AppFonts {
    /// Makes a font known from the first place where its file lies; says so when it is nowhere or isn't a font.
    static func register(_ candidates: [URL], name: String) {
        guard let url = candidates.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else {
            return LayoutLog.note("Info.plist: UIAppFonts: \(name) isn't in the app's bundle")
        }
        do {
            _ = try FontRegistry.register(url)
        } catch {
            LayoutLog.note("Info.plist: UIAppFonts: \(error)")
        }
    }
}
