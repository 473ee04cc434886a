import CoreText
import Foundation
import Synchronization
import UIKit

/// Makes the images, colors, fonts and documents of a project those of the app.
///
/// A boot forgets them, so they are given to each device, and each canvas, after it began.
@MainActor
final class HostedProject {
    /// By resources; catalogs are read once.
    private var assets: [ProjectResources: CatalogAssets] = [:]
    /// By path; each file is read once, however many devices get its faces, which keep their glyphs.
    private var faces: [String: [FontFace]] = [:]
    private let found = Found()

    /// What assets and fonts report, from any thread.
    private final class Found: Sendable {
        let damages = Mutex<[ResourceDamage]>([])
        let substitutions = Mutex<[FontDiagnostics.Substitution]>([])
    }

    init() {
        let found = found
        FontDiagnostics.shared.setHandler { substitution in found.substitutions.withLock { $0.append(substitution) } }
    }

    /// Takes the place of the project before.
    ///
    /// - Parameter fonts: Font files besides the project's own.
    func use(_ resources: ProjectResources, fonts: [String] = []) {
        registerFonts(fonts + resources.fonts)
        DocumentLookup.folders = resources.folders.map { URL(fileURLWithPath: $0, isDirectory: true) }
        DocumentLookup.files = resources.storyboards.map { URL(fileURLWithPath: $0) }
        let folders = (resources.catalogs + resources.folders).map { URL(fileURLWithPath: $0, isDirectory: true) }
        let found = found
        let catalogs =
            assets[resources]
            ?? CatalogAssets(folders: folders) { error in
                let subject = (error as? ImageFileError).map { ResourceDamage.Subject.image($0.name) } ?? .catalog
                let damage = ResourceDamage(subject: subject, reason: String(describing: error))
                found.damages.withLock { $0.append(damage) }
            }
        assets[resources] = catalogs
        HostAssets.current = catalogs
    }

    /// Fonts of the project before go; a device or canvas that has just begun has none.
    private func registerFonts(_ wanted: [String]) {
        FontRegistry.unregisterAll()
        for path in wanted {
            do throws(FontError) {
                let url = URL(fileURLWithPath: path)
                if let known = faces[path] {
                    try FontRegistry.register(known, from: url)
                } else {
                    let read = try FontRegistry.faces(in: url)
                    faces[path] = read
                    try FontRegistry.register(read, from: url)
                }
            } catch .alreadyRegistered {
                // Targets often hold copies of one font; the first, nearest to the document, counts.
            } catch {
                let file = URL(fileURLWithPath: path).lastPathComponent
                let damage = ResourceDamage(subject: .fontFile(file), reason: error.description)
                found.damages.withLock { $0.append(damage) }
            }
        }
    }

    /// What was found since the last call.
    func takeDamages() -> [ResourceDamage] {
        found.damages.withLock { damages in
            defer { damages = [] }
            return damages
        }
    }

    /// What stands in for fonts since the last call; each font is told once.
    func takeSubstitutions() -> [FontDiagnostics.Substitution] {
        found.substitutions.withLock { substitutions in
            defer { substitutions = [] }
            return substitutions
        }
    }
}
