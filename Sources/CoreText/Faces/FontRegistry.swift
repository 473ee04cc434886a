import Foundation
import Platform

/// The fonts that an app brings along (`UIAppFonts`, `CTFontManagerRegisterFontsForURL`).
package enum FontRegistry {
    /// Where a font of some name comes from.
    package enum Availability: Hashable, Sendable {
        case registered, installed
        /// iOS has it and this machine has not; something stands in for it.
        case substituted
        /// Neither iOS nor this machine has it: `UIFont(name:size:)` is nil.
        case missing
    }

    /// Makes every face of a file known by its names; the names are returned.
    @discardableResult
    package static func register(_ url: URL) throws(FontError) -> [String] {
        let faces = try faces(in: url)
        try register(faces, from: url)
        return faces.map(\.postScriptName)
    }

    /// Makes faces known that were read from a file before, as one device after the other gets them.
    package static func register(_ faces: [FontFace], from url: URL) throws(FontError) {
        try FontStore.shared.add(faces, path: url.path)
    }

    /// Reads every face of a file.
    package static func faces(in url: URL) throws(FontError) -> [FontFace] {
        guard ResourceFile.isRegular(url.path) else { throw .unreadable(path: url.path) }
        let count = FreeTypeLibrary.shared?.faceCount(path: url.path) ?? 0
        // The first face says what is wrong with a file that cannot be used.
        var faces = [try FontFace(path: url.path)]
        for index in 1..<max(1, count) { faces.append(try FontFace(path: url.path, index: index)) }
        return faces
    }

    /// Makes a font in memory known by its names.
    package static func register(_ data: Data, name: String) throws(FontError) {
        try FontStore.shared.add([try FontFace(data: data, name: name)], path: name)
    }

    /// Forgets a font that came from memory.
    package static func unregister(name: String) throws(FontError) { try FontStore.shared.remove(path: name) }

    /// Forgets the faces of a file.
    package static func unregister(_ url: URL) throws(FontError) { try FontStore.shared.remove(path: url.path) }

    /// Forgets every registered font.
    package static func unregisterAll() { FontStore.shared.removeAll() }

    package static func availability(of name: String) -> Availability {
        let key = FontName.key(name)
        let isRegistered = FontStore.shared.registeredFaces.contains {
            [$0.postScriptName, $0.familyName].contains(name) || FontName.key($0.familyName + $0.styleName) == key
        }
        if isRegistered { return .registered }
        if FontSubstitutes.shared.family(of: FontName(name)) != nil || FontSubstitutes.isSystemName(name) {
            return .substituted
        }
        return FontStore.shared.isInstalled(name) ? .installed : .missing
    }

    /// Families as `UIFont.familyNames` lists them: iOS's and the registered ones, sorted.
    package static var familyNames: [String] {
        let own = FontStore.shared.registeredFaces.map(\.familyName)
        return Set(own + FontSubstitutes.shared.families.map(\.name)).sorted()
    }

    /// The PostScript names of a family's faces: of a registered one in the order of registration, of iOS's as listed.
    package static func fontNames(inFamily family: String) -> [String] {
        let own = FontStore.shared.registeredFaces.filter { $0.familyName == family }.map(\.postScriptName)
        return own.isEmpty ? FontSubstitutes.shared.families.first { $0.name == family }?.faces ?? [] : own
    }
}
