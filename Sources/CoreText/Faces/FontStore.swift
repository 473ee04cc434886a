import CFontconfig
import Foundation
import Platform
import Synchronization

/// Finds the faces behind font descriptions: the app's own, the package's, installed ones, and substitutes.
package final class FontStore: Sendable {
    package static let shared = FontStore()

    /// What decides on a face; sizes do not.
    private struct Request: Hashable {
        var family: FontDescription.Family
        var weight: Int
        var isItalic: Bool
        var design: FontDesign
        var cut: Cut
    }
    private enum Cut: UInt8 { case text, display, classic }
    private struct FallbackRequest: Hashable {
        var scalar: UInt32
        var isBold: Bool
        var isItalic: Bool
        var isEmoji: Bool
    }
    private struct FileFace: Hashable {
        var path: String
        var index: Int
    }
    private struct State {
        /// What this machine's fonts alone come to.
        var resolved: [Request: ResolvedFont] = [:]
        var fallbacks: [FallbackRequest: FontFace?] = [:]
        /// Faces by file; a face that cannot be read is nil.
        var opened: [FileFace: FontFace?] = [:]
        let installed = InstalledFonts()
    }

    /// The faces that one device's app has registered, and what names came to with them.
    private final class OwnFaces: Sendable {
        struct State {
            /// In the order of registration.
            var registered: [(path: String, face: FontFace)] = [] { didSet { resolved = [:] } }
            /// Emptied when a font is registered or unregistered.
            var resolved: [Request: ResolvedFont] = [:]
        }

        let state = Mutex(State())
    }

    private static let ownFaces = World.SharedSlot { OwnFaces() }
    /// The current world's. Asked for before the files are locked.
    private var own: OwnFaces { World.ofAnyThread[Self.ownFaces] }

    /// What this machine has, the same in all worlds.
    private let state = Mutex(State())

    private init() {}

    // MARK: Faces of descriptions

    func resolve(_ font: FontDescription, era: SystemFontEra) -> ResolvedFont {
        var found = find(font, era: era)
        // Whatever its width is, it is the same face: only this is left to say of it.
        found.style.stretch *= font.stretch
        if !font.cascade.isEmpty { found.cascade = font.cascade.map { find($0, era: era).face } }
        return found
    }

    private func find(_ font: FontDescription, era: SystemFontEra) -> ResolvedFont {
        let request = Request(
            family: font.family,
            weight: font.weight.nearestIndex,
            isItalic: font.isItalic,
            design: font.design,
            cut: Self.cut(of: font, era: era)
        )
        return own.state.withLock { own in
            // An app's faces only stand behind names: all else is the same on every device, and found once.
            guard case .named = request.family, !own.registered.isEmpty else {
                return state.withLock { state in
                    if let found = state.resolved[request] { return found }
                    let found = Self.find(request, OwnFaces.State(), in: &state)
                    state.resolved[request] = found
                    return found
                }
            }
            if let found = own.resolved[request] { return found }
            let found = state.withLock { Self.find(request, own, in: &$0) }
            own.resolved[request] = found
            return found
        }
    }

    private static func cut(of font: FontDescription, era: SystemFontEra) -> Cut {
        guard case .system = font.family else { return .text }
        switch era {
        case .helveticaNeue: return .classic
        case .earlyTextDisplay, .textDisplay:
            return font.size >= SystemFontTable.shared.displayFrom ? .display : .text
        case .variable: return interpolate(SystemFontTable.shared.opticalSize, at: font.size) >= 0.5 ? .display : .text
        }
    }

    private static func find(_ request: Request, _ own: OwnFaces.State, in state: inout State) -> ResolvedFont {
        switch request.family {
        case .system: return system(request, in: &state)
        case .named(let name): return named(name, request, own, in: &state)
        }
    }

    private static func system(_ request: Request, in state: inout State) -> ResolvedFont {
        let description = FontDescription(
            systemFontOfSize: 0,
            weight: FontWeight.all[request.weight],
            isItalic: request.isItalic
        )
        let isBold = description.weight >= .semibold
        var face = inter(request, in: &state)
        var style = SyntheticStyle()
        var advances = ResolvedFont.Advances.system(
            face: description.systemFace,
            monospacedDigits: request.design == .monospacedDigits
        )
        func take(_ families: [String], _ other: ResolvedFont.Advances) {
            guard let found = installed(families, isBold: isBold, isItalic: request.isItalic, in: &state) else {
                return
            }
            (face, style) = found
            advances = other
        }
        if request.cut == .classic {
            // Medium and semibold are Helvetica Neue Medium: alert titles of iOS 7 and 8 have its widths.
            let isMedium = description.weight == .medium || description.weight == .semibold
            let isHeavy = isBold && !isMedium
            let measures = isMedium ? NamedFontMeasures.of(family: "Helvetica Neue", weight: .medium) : nil
            advances = .helveticaNeue(isBold: isHeavy, isInterface: true, scale: measures?.advanceScale ?? 1)
            let families = ["Liberation Sans", "Arimo", "Nimbus Sans"]
            if let found = installed(families, isBold: isHeavy, isItalic: request.isItalic, in: &state) {
                (face, style) = found
                if isMedium { style.embolden = mediumBoldness }
            }
        } else if request.design == .monospaced {
            take(["DejaVu Sans Mono", "Liberation Mono"], .monospaced)
            advances = .monospaced
        } else if request.design == .serif {
            take(["Liberation Serif", "Tinos"], .face)
        }
        return ResolvedFont(
            face: face,
            style: style,
            advances: advances,
            verticalMeasures: .system,
            postScriptName: "",
            familyName: "",
            isBold: isBold,
            isItalic: request.isItalic
        )
    }

    private static let interNames = [
        "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
    ]

    /// The package's own face for a weight of the system font.
    private static func inter(_ request: Request, in state: inout State) -> FontFace {
        let weight = interNames[request.weight]
        var names = ["Inter-\(weight)", "Inter-Regular"]
        if request.isItalic {
            // Not every weight has an italic in the resources; the nearest one that has.
            let nearest = request.weight < 2 ? "Light" : request.weight > 6 ? "Bold" : weight
            names.insert(nearest == "Regular" ? "Inter-Italic" : "Inter-\(nearest)Italic", at: 0)
        } else if request.cut == .display {
            names.insert("InterDisplay-\(weight)", at: 0)
        }
        guard let folder = ResourceFolder(module: "CoreText") else {
            preconditionFailure("CoreText's resources are missing; keep Inset_CoreText.resources beside the program")
        }
        for name in names {
            let path = folder.url.appendingPathComponent("Fonts/\(name).otf").path
            if let face = open(path: path, index: 0, in: &state) { return face }
        }
        preconditionFailure("CoreText's resource Fonts/Inter-Regular.otf is missing or damaged; install Inset again")
    }

    // MARK: Named fonts

    private static func named(
        _ name: String,
        _ request: Request,
        _ own: OwnFaces.State,
        in state: inout State
    ) -> ResolvedFont {
        let parsed = FontName(name)
        let weight =
            parsed.isPlain && request.weight != FontWeight.regular.nearestIndex
            ? FontWeight.all[request.weight] : parsed.weight
        let isItalic = parsed.isItalic || request.isItalic
        let isBold = weight >= .semibold
        func resolved(_ face: FontFace, _ style: SyntheticStyle, family: String? = nil) -> ResolvedFont {
            ResolvedFont(
                face: face,
                style: style,
                advances: .face,
                verticalMeasures: .face,
                postScriptName: family == nil ? face.postScriptName : name,
                familyName: family ?? face.familyName,
                isBold: isBold,
                isItalic: isItalic
            )
        }
        if let face = registered(name, parsed, weight: weight, isItalic: isItalic, among: own.registered) {
            return resolved(face, SyntheticStyle())
        }
        if !FontSubstitutes.isSystemName(name) {
            if let face = installedFace(named: name, in: &state) { return resolved(face, SyntheticStyle()) }
            if let (face, style) = installed([name], isBold: isBold, isItalic: isItalic, in: &state) {
                return resolved(face, style)
            }
        }
        let family = FontSubstitutes.shared.family(of: parsed)
        let substitutes = family?.substitutes ?? ["system"]
        let measures = family.flatMap { NamedFontMeasures.of(family: $0.name, weight: weight) }
        for substitute in substitutes where !substitute.hasPrefix("system") {
            if let (face, style) = installed([substitute], isBold: isBold, isItalic: isItalic, in: &state) {
                FontDiagnostics.shared.report(.init(name: name, substitute: substitute))
                var found = resolved(face, style, family: family?.name ?? name)
                if family?.hasClassicMeasures == true {
                    let (scale, offset) = (measures?.advanceScale ?? 1, measures?.advanceOffset ?? 0)
                    found.advances = .helveticaNeue(isBold: isBold, isInterface: false, scale: scale, offset: offset)
                }
                if let measures { found.verticalMeasures = .known(measures) }
                return found
            }
        }
        var found = systemStandIn(
            for: name,
            weight: weight,
            isItalic: isItalic,
            design: substitutes.contains("system monospaced") ? .monospaced : .standard,
            in: &state
        )
        if let measures { found.verticalMeasures = .known(measures) }
        found.familyName = family?.name ?? name
        return found
    }

    /// The face of exactly this name.
    private static func installedFace(named name: String, in state: inout State) -> FontFace? {
        for property in [FC_POSTSCRIPT_NAME, FC_FULLNAME] {
            if let entry = state.installed.faces(property, name).first,
                let face = open(path: entry.path, index: entry.index, in: &state)
            {
                return face
            }
        }
        return nil
    }

    /// The system's font under the name of one that is missing.
    private static func systemStandIn(
        for name: String,
        weight: FontWeight,
        isItalic: Bool,
        design: FontDesign,
        in state: inout State
    ) -> ResolvedFont {
        if !FontSubstitutes.isSystemName(name) {
            FontDiagnostics.shared.report(.init(name: name, substitute: "the system font"))
        }
        var found = system(
            Request(family: .system, weight: weight.nearestIndex, isItalic: isItalic, design: design, cut: .text),
            in: &state
        )
        found.postScriptName = name
        return found
    }

    private static func registered(
        _ name: String,
        _ parsed: FontName,
        weight: FontWeight,
        isItalic: Bool,
        among registered: [(path: String, face: FontFace)]
    ) -> FontFace? {
        if let face = registered.first(where: { $0.face.postScriptName == name })?.face { return face }
        let key = FontName.key(name)
        if let face = registered.first(where: { FontName.key($0.face.familyName + $0.face.styleName) == key })?.face {
            return face
        }
        // By family: the face that is nearest in slant, then in weight.
        let family = registered.map(\.face).filter { FontName.key($0.familyName) == key }
        return family.min { left, right in
            let distance = { (face: FontFace) in
                (face.isItalic == isItalic ? 0 : 1000) + abs(face.weightClass - weight.openTypeClass)
            }
            return distance(left) < distance(right)
        }
    }

    /// The first of these families that is installed, and what its nearest face still lacks.
    private static func installed(
        _ families: [String],
        isBold: Bool,
        isItalic: Bool,
        in state: inout State
    ) -> (FontFace, SyntheticStyle)? {
        for family in families {
            let faces = state.installed.faces(FC_FAMILY, family)
            let wanted = isBold ? 700 : 400
            let distance = { (entry: InstalledFonts.Entry) in
                (entry.isItalic == isItalic ? 0 : 1000) + abs(entry.weightClass - wanted)
            }
            for entry in faces.sorted(by: { distance($0) < distance($1) }) {
                guard let face = open(path: entry.path, index: entry.index, in: &state) else { continue }
                let style = SyntheticStyle(
                    slant: isItalic && !entry.isItalic ? obliqueSlant : 0,
                    embolden: isBold && entry.weightClass < 600 ? addedBoldness : 0
                )
                return (face, style)
            }
        }
        return nil
    }

    /// The slant of a face that is made italic, and what a face that is made bold gains, in em.
    static let obliqueSlant = 0.2
    private static let addedBoldness = 1.0 / 24
    /// What a regular face gains where it stands for a medium one, in em.
    private static let mediumBoldness = 1.0 / 40

    private static func open(path: String, index: Int, in state: inout State) -> FontFace? {
        let key = FileFace(path: path, index: index)
        if let known = state.opened[key] { return known }
        let face = try? FontFace(path: path, index: index)
        state.opened[key] = .some(face)
        return face
    }

    // MARK: Fallbacks

    /// A face for a character that a font lacks; nil where no installed font has it.
    func fallback(for scalar: UInt32, like font: ResolvedFont, isEmoji: Bool) -> FontFace? {
        if !isEmoji, let own = font.cascade.first(where: { $0.glyph(for: scalar) != nil }) { return own }
        // What private characters mean, only their own font knows: another one's sign would be a wrong one.
        guard !Self.isPrivate(scalar) else { return nil }
        let request = FallbackRequest(
            scalar: scalar,
            isBold: font.isBold,
            isItalic: font.isItalic,
            isEmoji: isEmoji
        )
        return state.withLock { state in
            if let known = state.fallbacks[request] { return known }
            let families = FallbackFamilies.families(for: scalar, isEmoji: isEmoji)
            let entry = state.installed.face(
                for: scalar,
                families: families,
                isBold: font.isBold,
                isItalic: font.isItalic
            )
            let face = entry.flatMap { Self.open(path: $0.path, index: $0.index, in: &state) }
            let usable = face.flatMap { $0.glyph(for: scalar) == nil ? nil : $0 }
            state.fallbacks[request] = .some(usable)
            return usable
        }
    }

    private static func isPrivate(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0xE000...0xF8FF, 0xF0000...0xFFFFD, 0x100000...0x10FFFD: true
        default: false
        }
    }

    // MARK: Registration

    func add(_ faces: [FontFace], path: String) throws(FontError) {
        let duplicate = own.state.withLock { own -> String? in
            let names = Set(own.registered.map(\.face.postScriptName))
            if let known = faces.first(where: { names.contains($0.postScriptName) }) { return known.postScriptName }
            own.registered += faces.map { (path, $0) }
            return nil
        }
        if let duplicate { throw .alreadyRegistered(name: duplicate) }
    }

    func remove(path: String) throws(FontError) {
        let count = own.state.withLock { own in
            let before = own.registered.count
            own.registered.removeAll { $0.path == path }
            return before - own.registered.count
        }
        if count == 0 { throw .notRegistered(path: path) }
    }

    func removeAll() { own.state.withLock { $0.registered = [] } }

    /// The app's own faces in the order of registration.
    var registeredFaces: [FontFace] { own.state.withLock { $0.registered.map(\.face) } }

    /// True if an installed font has this name, of any kind.
    func isInstalled(_ name: String) -> Bool {
        state.withLock { state in
            [FC_POSTSCRIPT_NAME, FC_FULLNAME, FC_FAMILY].contains { !state.installed.faces($0, name).isEmpty }
        }
    }
}
